//! Tables: columns, delimiters, quotes, headers.

use super::program::{PUZZLE, Program, SOLUTION};

#[test]
fn the_column_of_the_puzzles_is_found_by_its_name_or_by_its_rows() {
    let program = Program::new();
    for header in [
        "source,question,answer,rating",
        "id,quizzes,solutions,x",
        "a,Puzzle,b,c",
        "a,givens,b,c",
        "a,grid,b,c",
        "a,quiz,b,c",
        "a,sudoku,b,c",
        "a,clues,b,c",
        "nobody,knows,these,names",
    ] {
        let table = format!("{header}\n7,{PUZZLE},{SOLUTION},3\n8,{PUZZLE},{SOLUTION},4\n");
        program.file("table.csv", &table);
        for flags in ["", "--from csv"] {
            if header.starts_with("nobody") && !flags.is_empty() {
                continue;
            }
            let output = program.run(&format!("solve table.csv {flags}"));
            assert_eq!(output.out, format!("{SOLUTION}\n").repeat(2), "{header} {flags}");
        }
        for (sign, name) in
            [(';', ""), ('\t', ""), ('|', ""), (';', "--delimiter ;"), ('\t', "--delimiter tab")]
        {
            program.file("other.csv", table.replace(',', &sign.to_string()));
            let output = program.run(&format!("solve other.csv {name}"));
            assert_eq!(output.out, format!("{SOLUTION}\n").repeat(2), "{header} {sign} {name}");
        }
    }
}

#[test]
fn a_column_can_be_named_or_numbered() {
    let program = Program::new();
    program.file("two.csv", format!("puzzle,other\n{SOLUTION},{PUZZLE}\n"));
    for column in ["other", "OTHER", "2"] {
        assert_eq!(program.run(&format!("count two.csv --column {column}")).out, "1\n");
        let output = program.run(&format!("convert two.csv --column {column}"));
        assert_eq!(output.out, format!("{PUZZLE}\n"), "{column}");
    }
    program.file("bare.csv", format!("7,{PUZZLE}\n8,{PUZZLE}\n"));
    assert_eq!(program.run("solve bare.csv --column 2").out, format!("{SOLUTION}\n").repeat(2));
    let output = program.run("solve two.csv --column none");
    assert_eq!(
        output.errors,
        "error: two.csv: line 1: no column is called none; the columns are puzzle and other: choose one of them (use --column)\n"
    );
    assert_eq!(output.code, Some(3));
    let output = program.run("solve bare.csv --from csv");
    assert_eq!(output.errors.lines().count(), 1, "one error for the whole table: {}", output.errors);
    for (flags, problem) in [
        ("--column 0", "error: --column 0: columns are numbered from 1\n"),
        ("--column=", "error: --column: expected the name or the number of a column\n"),
        ("--from line --column 1", "error: --column needs a table or JSON; the format line has no columns\n"),
        (
            "--delimiter xy",
            "error: --delimiter xy: expected one character, such as ; or |, \
             or one of the names comma, semicolon, pipe, tab and space\n",
        ),
    ] {
        let output = program.run(&format!("solve two.csv {flags}"));
        assert!(output.errors.starts_with(problem), "{flags}: {}", output.errors);
        assert_eq!(output.code, Some(2), "{flags}");
    }
}

#[test]
fn quotes_can_contain_commas_quotes_and_line_ends() {
    let program = Program::new();
    let grid =
        PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row)).collect::<Vec<_>>().join("\n");
    let rows = [
        format!("1,{PUZZLE},plain"),
        format!("2,{PUZZLE},\"over\r\ntwo lines, and \"\"quoted\"\"\""),
        format!("3,\"{PUZZLE}\",\"\""),
        format!("4,\"{grid}\",a board of nine lines"),
        format!("5,{PUZZLE},5\" high"),
    ];
    program.file("quoted.csv", format!("id,puzzle,note\n{}\n", rows.join("\n")));
    let output = program.run("solve quoted.csv");
    assert_eq!((output.out, output.errors), (format!("{SOLUTION}\n").repeat(5), String::new()));
    let output = program.run("check quoted.csv");
    let lines: Vec<&str> = output.out.lines().collect();
    assert_eq!(lines[2], "quoted.csv:5: unique");
    assert_eq!(lines[4], "quoted.csv:15: unique");
    // Whole rows are written back.
    let output = program.run("dedupe quoted.csv");
    assert_eq!(output.out, format!("id,puzzle,note\n{}\n", rows[0]));
    program.file("second.csv", format!("id,puzzle,note\n{}\n", rows[1]));
    assert_eq!(program.run("dedupe second.csv").out, format!("id,puzzle,note\n{}\n", rows[1]));
}

#[test]
fn an_unclosed_quote_affects_only_its_own_row() {
    let program = Program::new();
    program.file("open.csv", format!("id,puzzle,note\n1,{PUZZLE},\"open\n2,{PUZZLE},b\n3,{PUZZLE},c\n"));
    let output = program.run("solve open.csv");
    assert_eq!(
        output.errors,
        "error: open.csv: line 2: invalid csv text: the quote at the start of column 3 is never closed\n"
    );
    assert_eq!(output.out, format!("\n{SOLUTION}\n{SOLUTION}\n"));
    program.file("short.csv", format!("id,note,puzzle\n1,a,{PUZZLE}\n2,b\n"));
    let output = program.run("solve short.csv");
    assert_eq!(
        output.errors,
        "error: short.csv: line 3: this row has only 2 columns, but the puzzles are in column 3\n"
    );
}

#[test]
fn tables_can_have_no_header_remarks_or_a_line_with_the_delimiter() {
    let program = Program::new();
    for table in [
        format!("1,{PUZZLE},{SOLUTION}\n2,{PUZZLE},{SOLUTION}\n"),
        format!("sep=;\nid;puzzle\n1;{PUZZLE}\n2;{PUZZLE}\n"),
        format!("id,puzzle\n# a remark\n1,{PUZZLE}\n\n# another\n2,{PUZZLE}\n"),
    ] {
        let output = program.run_reading("solve", &table);
        assert_eq!(
            (&output.out[..], &output.errors[..]),
            (&format!("{SOLUTION}\n").repeat(2)[..], ""),
            "{table}"
        );
    }
    let output = program.run_reading("solve", "name,age\n17,7\n18,8\n");
    assert_eq!(
        output.errors,
        "error: standard input: line 1: no column is called puzzle; the columns are name and age: choose one of them (use --column)\n"
    );
}

#[test]
fn dedupe_writes_the_format_of_to() {
    let program = Program::new();
    program.file("list.txt", format!("{PUZZLE}\n"));
    assert_eq!(program.run("dedupe --to sdm list.txt").out, format!("{}\n", PUZZLE.replace('.', "0")));
    assert_eq!(program.run("dedupe --to grid list.txt").out.lines().count(), 9);
}

#[test]
fn any_number_of_puzzles_can_be_skipped() {
    let program = Program::new();
    let second = PUZZLE.replace('9', ".");
    let rows: Vec<&str> = (0..12).map(|row| if row % 3 == 1 { second.as_str() } else { PUZZLE }).collect();
    let table: String = rows.iter().map(|row| format!("{row},a note\n")).collect();
    program.file("table.csv", format!("puzzle,notes\n{table}"));
    program.file("odd.csv", format!("puzzle,notes\n{},wrong\n{table}", &PUZZLE[1..]));
    for skipped in 0..rows.len() {
        let rest: String = rows[skipped..].iter().map(|row| format!("{row}\n")).collect();
        assert_eq!(program.run(&format!("convert --skip {skipped} table.csv")).out, rest, "{skipped}");
        let output = program.run(&format!("convert --skip {} odd.csv", skipped + 1));
        assert_eq!((output.out, output.errors), (rest, String::new()), "{skipped}");
    }
    let output = program.run("convert --skip 13 table.csv");
    assert_eq!(output.errors, "error: --skip: the input has only 12 puzzles\n");
}
