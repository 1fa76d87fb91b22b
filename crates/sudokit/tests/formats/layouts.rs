//! How texts are split into puzzles: layouts, titles, lists, and errors where the reader must not
//! guess.

use sudokit::format::{self, Format, Options, Reader, Record};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Nine rows of nine.
fn grid() -> String {
    LINE.as_bytes().chunks(9).map(|row| String::from_utf8(row.to_vec()).unwrap() + "\n").collect()
}

fn framed() -> String {
    let record = format::parse(LINE).unwrap();
    format::write(&record, Format::Bordered).unwrap()
}

/// The content of a text: puzzles as lines, errors as sentences.
fn read(text: &str) -> Vec<String> {
    let line = |record: Record| format::write(&record, Format::Line).unwrap().trim_end().to_owned();
    Reader::new(text.as_bytes(), Options::default())
        .map(|record| record.map_or_else(|error| error.to_string(), line))
        .collect()
}

#[test]
fn titles_may_precede_boards() {
    for title in
        ["Grid 01\n", "Hard\n\n", "Grid 01\n\n", "Puzzle\n", "1\n", "2024-01-01\n", "# remark\n", "% x\n"]
    {
        assert_eq!(read(&format!("{title}{}", grid())), [LINE], "{title:?}");
    }
    for title in ["Puzzle 01\n", "Very Hard\n", "1\n", "No. 1\n", "=== 1 ===\n"] {
        assert_eq!(read(&format!("{title}{}", framed())), [LINE], "{title:?}");
    }
    let two = format!("Grid 01\n{0}Grid 02\n{0}", grid());
    assert_eq!(read(&two), [LINE, LINE]);
}

#[test]
fn boards_follow_each_other_with_and_without_blank_lines() {
    assert_eq!(read(&format!("{0}{0}", grid())), [LINE, LINE]);
    assert_eq!(read(&format!("{0}\n\n{0}", grid())), [LINE, LINE]);
    assert_eq!(read(&format!("{0}{0}", framed())), [LINE, LINE]);
    let sharing_a_rule = format!("{}{}", framed(), framed().split_once('\n').unwrap().1);
    assert_eq!(read(&sharing_a_rule), [LINE, LINE]);
}

#[test]
fn blank_lines_may_separate_bands() {
    let rows: Vec<String> = grid().lines().map(str::to_owned).collect();
    let banded: String = rows.chunks(3).map(|band| band.join("\n") + "\n\n").collect();
    assert_eq!(read(&banded), [LINE]);
    let spaced = rows.iter().map(|row| format!("{} {} {}\n", &row[..3], &row[3..6], &row[6..]));
    assert_eq!(read(&spaced.collect::<String>()), [LINE]);
}

#[test]
fn spaces_are_cells_if_no_other_sign_is_used() {
    assert_eq!(read(&grid().replace('.', " ")), [LINE]);
    let cut: String = grid().replace('.', " ").lines().map(|row| row.trim_end().to_owned() + "\n").collect();
    assert_eq!(read(&cut), [LINE]);
    assert_eq!(read(" 3 1\n\n4 2\n 1\n\n 3 1\n\n4 2\n 1\n"), [".3.1....4.2..1..", ".3.1....4.2..1.."]);
    assert_eq!(read(&LINE.replace('.', " ")), [LINE], "on one line");
    assert_eq!(read(&framed().replace(" |\n", "\n").replace("  |\n", "\n")), [LINE], "without closing bars");
}

#[test]
fn rows_of_unequal_length_are_refused() {
    assert_eq!(read("1..4\n.3\n..1.\n...2\n"), ["line 2: row 2 has 2 cells, expected 4"]);
    assert_eq!(
        read("100000\n02000\n003000\n000400\n000050\n000006\n"),
        ["line 2: row 2 has 5 cells, expected 6"]
    );
}

#[test]
fn sixteen_lines_of_sixteen_are_one_board_and_seventeen_are_a_list() {
    let line = "1...............\n";
    assert_eq!(read(&line.repeat(17)).len(), 17);
    let empty = "................\n";
    assert_eq!(read(&empty.repeat(16)), [".".repeat(256)]);
}

#[test]
fn rules_are_not_puzzles() {
    assert_eq!(
        read("1..4.3..........\n----------------\n....1..4.3......\n"),
        ["1..4.3..........", "....1..4.3......"]
    );
    // But on a board with dashes for empty cells, a line of dashes is an empty row.
    let dashes = grid().replace('.', "-").replace("-6----28-", "---------");
    assert_eq!(read(&dashes)[0].matches('.').count(), 81 - 27);
}

#[test]
fn lists_mix_sizes_and_formats_and_continue_after_errors() {
    let text = format!("{LINE}\n2x2:c3a1d4a2c\n{}x\n{{\"id\": 1\n{LINE}\n", LINE.replace('.', "0"));
    let found = read(&text);
    assert_eq!(found[0], LINE);
    assert_eq!(found[1], "...3.1....4.2...");
    assert_eq!(
        found[2],
        "line 3: this line has 82 cells; a 9x9 puzzle has 81, a 4x4 one 16, a 16x16 one 256"
    );
    assert!(found[3].starts_with("line 4: invalid json text: "), "{}", found[3]);
    assert_eq!(found[4], LINE);
}

#[test]
fn two_puzzles_may_share_a_line() {
    assert_eq!(read(&LINE.repeat(2)), [LINE, LINE]);
}

#[test]
fn tables_are_read_by_their_header() {
    let csv = format!("id,\"Puzzle\",note\n1,{LINE},\"a, b\"\n2,\"{LINE}\",x\n");
    assert_eq!(read(&csv), [LINE, LINE]);
}

#[test]
fn a_board_may_come_with_its_regions_and_rules() {
    let text = "[Puzzle]\n0 2 0 0\n0 0 0 1\n3 0 0 0\n0 0 4 0\n[Regions]\nAAAB\nACBB\nCCDB\nCDDD\n\
                [Houses]\nfalling diagonal\nr1c1 r2c3\n";
    let record = format::parse(text).unwrap();
    assert_eq!(record.format, Format::Variant);
    assert_eq!(record.grid.geometry().extras().len(), 2);
    assert!(record.grid.geometry().shape().is_none());
    assert_eq!(format::write(&record, Format::Variant).unwrap(), text);
    for (wrong, problem) in [
        (
            text.replace("r2c3", "r2c9"),
            "line 13: invalid variant text: 'r1c1 r2c9' is not a rule: use diagonals, windoku, disjoint, or \
             cells such as r1c2 r2c3",
        ),
        (text.replace("CDDD", "CDDC"), "line 7: region 3 has 5 cells, expected 4"),
        (
            text.replace("[Regions]", "[Box]"),
            "line 7: 'AAAB ACBB CCDB CDDD' is not a box: write its rows and \
         columns, such as 3x3 or 2x3, with 4 to 64 cells in all",
        ),
    ] {
        assert_eq!(read(&wrong), [problem]);
    }
}

#[test]
fn progress_of_a_pzpr_file_is_kept_apart() {
    let text =
        "pzprv3\nsudoku\n4\n1 . . . \n. . . . \n. . . . \n. . . 2 \n. 3 . . \n. . . . \n. . . . \n. . . . \n";
    let record = format::parse(text).unwrap();
    assert_eq!(record.grid.filled().count(), 2);
    assert_eq!(record.progress.placed.len(), 1);
}

#[test]
fn spaced_frames_may_leave_empty_cells_blank() {
    let pretty = format::write(&format::parse(LINE).unwrap(), Format::Pretty).unwrap();
    assert_eq!(read(&pretty.replace('·', " ")), [LINE]);
}

#[test]
fn other_rules_are_refused_by_name() {
    let refused = |text: &str| read(text).remove(0);
    let cell = "[{},{},{},{}]";
    let killer =
        format!("{{\"grid\":[{cell},{cell},{cell},{cell}],\"killercage\":[{{\"cells\":[\"R1C1\"]}}]}}");
    assert_eq!(
        refused(&killer),
        "line 1: this fpuzzles puzzle has the rule killercage, which Sudokit does not support"
    );
    assert_eq!(
        refused("3x3#12345"),
        "line 1: this tatham puzzle has a random seed instead of a grid, which Sudokit does not support"
    );
    assert_eq!(
        refused("https://sudokupad.app/abcdef"),
        "line 1: the link does not contain a puzzle; a puzzle that is stored on a server \
         cannot be read offline"
    );
}

#[test]
fn consecutive_boards_stay_separate() {
    let record = format::parse(LINE).unwrap();
    for format in Format::ALL.iter().filter(|format| format.is_board() && format.is_writable()) {
        let text = format::write(&record, *format).unwrap();
        assert_eq!(read(&text.repeat(7)), vec![LINE; 7], "{format}");
    }
    let six = "1 2 3 | 4 5 6\n4 5 6 | 1 2 3\n------+------\n. 1 2 | 3 . .\n. . . | . . .\n------+------\n\
               . . . | . . .\n. . . | . . .\n";
    assert_eq!(read(&six.repeat(2)), ["123456456123.123...................."; 2]);
    let dashes = "-1--\n----\n--2-\n3---\n";
    assert_eq!(read(&dashes.repeat(4)), [".1........2.3..."; 4]);
}

#[test]
fn small_frames_are_recognised() {
    for text in [
        "┌──┬──┐\n│12│3.│\n│3.│12│\n├──┼──┤\n│2.│4.│\n│4.│.1│\n└──┴──┘\n",
        "12|3.\n3.|12\n--+--\n2.|4.\n4.|.1\n",
        "*-----*\n|12|3.|\n|3.|12|\n|--+--|\n|2.|4.|\n|4.|.1|\n*-----*\n",
    ] {
        assert_eq!(read(text), ["123.3.122.4.4..1"], "{text}");
    }
}

#[test]
fn separators_of_spreadsheets_are_read() {
    assert_eq!(read("1\t\t\t\n\t\t\t\n\t\t2\t\n\t\t\t3\n"), ["1.........2....3"]);
    assert_eq!(read("1;2;3;4\n3;4;1;2\n2;1;4;3\n4;3;2;1\n"), ["1234341221434321"]);
}
