//! The records of the chains that HoDoKu knows, some of which Sudoku Explainer
//! knows as well.

use crate::logic::techniques::chains::explainer::ChainRule;
use crate::logic::techniques::{HodokuSearch, Search, TechniqueRecord};
use crate::logic::{Family, HodokuLevel, Span};

pub(crate) const TURBOT_FISH: TechniqueRecord = TechniqueRecord::new("turbot-fish", "Turbot fish", Family::SingleDigit)
    .about("two houses with two places each for a digit are joined by a third; one of the free ends holds it")
    .hodoku(HodokuSearch::by_default(Search::TurbotFish, 240, HodokuLevel::Hard, 120).named("Turbot Fish"))
    .lesson(&[include_str!("../lessons/turbot_fish.md")])
    .example(":0000:x:1....7.9..3..2+9..8..96..5....53..9+8..1+3.8...26....4...3......1..4+1.....7..7...3..:212 617 421 424 427 431 135 745 646 751 558 762 564 165 565 768 169 272 872 574 874 974 575 675 276 677 679 581 685 286 886 287 292 994 495 595 995 596 696 698::");

pub(crate) const REMOTE_PAIR: TechniqueRecord = TechniqueRecord::new("remote-pair", "Remote pair", Family::Chains)
    .about("a row of cells with the same two candidates, whose ends differ")
    .hodoku(HodokuSearch::by_default(Search::RemotePair, 200, HodokuLevel::Hard, 110).named("Remote Pair"))
    .lesson(&[include_str!("../lessons/remote_pair.md")])
    .example(":0000:x:2+8+59..+4.67+9..+84..+53+4.25+69.+8+518+4.+2+76.6.9+5..1+42+42....85.+8.4+739..1+9.+26+4+1.+871..+8+25.+94:::");

pub(crate) const X_CHAIN: TechniqueRecord = TechniqueRecord::new("x-chain", "X-chain", Family::Chains)
    .about("places of one digit, each forcing the next, that prove one of them wrong or right")
    .explainer(Search::Chain(ChainRule::Simple), Span::growing(66))
    .hodoku(HodokuSearch::by_default(Search::XChain, 530, HodokuLevel::Unfair, 260).named("X-Chain"))
    .lesson(&[include_str!("../lessons/x_chain.md"), include_str!("../lessons/open_chains.md")])
    .example(":0000:x:8..+7.......36...+7..7+5.9.2...5...7.......457...+8.1...3.+5.1.+7..68..85...1..9....4..:212 613 317 917 519 121 125 527 927 431 341 441 641 643 947 151 252 254 354 659 661 263 663 967 669 472 374 276 376 381 681 682 486 389 989 293 894 295 395 695 296 396 696 399::");

pub(crate) const XY_CHAIN: TechniqueRecord = TechniqueRecord::new("xy-chain", "XY-chain", Family::Chains)
    .about("a chain through cells with two candidates, both ends of which hold the same digit")
    .hodoku(HodokuSearch::by_default(Search::XyChain, 540, HodokuLevel::Unfair, 260).named("XY-Chain"))
    .lesson(&[include_str!("../lessons/xy_chain.md")])
    .example(":0000:x:2..9....67+9...4...3..25.9..+518..+2.6.6.9...1.2+42....85.+8.4+739..1+9.+26+4+1.+871..+8+25.+94:::");

const NICE_LOOP: HodokuSearch =
    HodokuSearch::by_default(Search::NiceLoop, 550, HodokuLevel::Unfair, 280).for_all("nice-loop");

pub(crate) const CONTINUOUS_NICE_LOOP: TechniqueRecord = TechniqueRecord::new("continuous-nice-loop", "Continuous nice loop", Family::Chains)
    .about("a closed chain through places and cells, in which every second candidate holds")
    .explainer(Search::Chain(ChainRule::Simple), Span::growing(70))
    .hodoku(NICE_LOOP.named("Continuous Nice Loop").also_by(&[Search::GroupedNiceLoop]))
    .lesson(&[include_str!("../lessons/continuous_nice_loop.md")])
    .example(":0000:x:....45..1+5....36.8...8..3.+51..+37..5+67+53..+41.2.6.+15..+37..1..6+5.+92.95...+6+46.+549.+2+1+3:911 712 812 912 914 722 224 928 732 236 938 442 842 967 871 872 885::");

pub(crate) const DISCONTINUOUS_NICE_LOOP: TechniqueRecord = TechniqueRecord::new("discontinuous-nice-loop", "Discontinuous nice loop", Family::Chains)
    .about("a chain that comes back to its first cell and proves a candidate there wrong or right")
    .hodoku(NICE_LOOP.named("Discontinuous Nice Loop").also_by(&[Search::GroupedNiceLoop]))
    .lesson(&[include_str!("../lessons/discontinuous_nice_loop.md")])
    .example(":0000:x:.7+4..1.6...346...82.+6.+7.4.+14...5..1...7..+46...6+5.8...4+7.1.....36...135..+35.7+4.+12+6:215 943 246 358 959 872 972 274 874 974 276 876 976 982 888::");

pub(crate) const AIC: TechniqueRecord = TechniqueRecord::new("aic", "Alternating inference chain", Family::Chains)
    .about("places and cells, each forcing the next, that prove a candidate wrong or right")
    .explainer(Search::Chain(ChainRule::Simple), Span::growing(70))
    .hodoku(NICE_LOOP.named("AIC").also_by(&[Search::GroupedNiceLoop]))
    .lesson(&[include_str!("../lessons/aic.md"), include_str!("../lessons/open_chains.md")])
    .example(":0000:x:.5....268..9...+4+1746.1........85...9..57+921..9...31........3.723.....6..574....3+1:713 333 536 936 342 743 674 675 284 484 285 485 486::");

const GROUPED_NICE_LOOP: HodokuSearch =
    HodokuSearch::by_default(Search::GroupedNiceLoop, 560, HodokuLevel::Unfair, 300)
        .for_all("grouped-nice-loop");

pub(crate) const GROUPED_CONTINUOUS_NICE_LOOP: TechniqueRecord = TechniqueRecord::new("grouped-continuous-nice-loop", "Grouped continuous nice loop", Family::Chains)
    .about("a continuous nice loop in which cells of a box in one line may count as one")
    .hodoku(GROUPED_NICE_LOOP.named("Grouped Continuous Nice Loop"))
    .lesson(&[
        include_str!("../lessons/grouped_continuous_nice_loop.md"),
        include_str!("../lessons/groups.md"),
    ])
    .example(":0000:x:.41+6+8+3.7.7+9.+5..86....+792...........1.5..683..3.+94+7..2+8....5.4+86.86......9..8.+6...:429 531 339 241 441 243 947 274 176 181 281 984 986 292 293 393 793::");

pub(crate) const GROUPED_DISCONTINUOUS_NICE_LOOP: TechniqueRecord = TechniqueRecord::new("grouped-discontinuous-nice-loop", "Grouped discontinuous nice loop", Family::Chains)
    .about("a discontinuous nice loop in which cells of a box in one line may count as one")
    .hodoku(GROUPED_NICE_LOOP.named("Grouped Discontinuous Nice Loop"))
    .lesson(&[
        include_str!("../lessons/grouped_discontinuous_nice_loop.md"),
        include_str!("../lessons/groups.md"),
    ])
    .example(":0000:x:...43...6.....2.8..9....4..4+2+93+5+1+867..1.8.3.+585+3..7..9..6....5..1.8.....9...75...:511 717 124 624 924 727 134 634 238 654 656 175 977 985 986 488 788 197 498::");

pub(crate) const GROUPED_AIC: TechniqueRecord = TechniqueRecord::new("grouped-aic", "Grouped alternating inference chain", Family::Chains)
    .about("an alternating inference chain in which cells of a box in one line may count as one")
    .hodoku(GROUPED_NICE_LOOP.named("Grouped AIC"))
    .lesson(&[include_str!("../lessons/grouped_aic.md"), include_str!("../lessons/groups.md")])
    .example(":0000:x:+4.7.....+559+6..+7..8.2..54.6.75+41..+82+3...5+72+6...6...3+579+64+573+8+19+28......56.....+53+8.:333 151 152 153 863 183 983 193 994 995::");

const FORCING_CHAIN: HodokuSearch =
    HodokuSearch::by_default(Search::ForcingChain, 860, HodokuLevel::Extreme, 500).for_all("forcing-chain");

pub(crate) const FORCING_CHAIN_CONTRADICTION: TechniqueRecord = TechniqueRecord::new("forcing-chain-contradiction", "Forcing chain contradiction", Family::ForcingChains)
    .about("a candidate is assumed right or wrong, and chains from it contradict each other")
    .hodoku(FORCING_CHAIN.named("Forcing Chain Contradiction"))
    .lesson(&[
        include_str!("../lessons/forcing_chain_contradiction.md"),
        include_str!("../lessons/contradictions.md"),
    ])
    .example(":0000:x:.9..87+4.6..43.+1.9.....+4+9.2..+5...624.8..+95+4.+71.471......3........1...57..5+7.41+3.8.:313 518 621 633 833 537 539 261 274 677 977 983::");

pub(crate) const FORCING_CHAIN_VERITY: TechniqueRecord = TechniqueRecord::new("forcing-chain-verity", "Forcing chain verity", Family::ForcingChains)
    .about("chains from all cases of a cell, a house or a candidate lead to the same result")
    .hodoku(FORCING_CHAIN.named("Forcing Chain Verity"))
    .lesson(&[include_str!("../lessons/forcing_chain_verity.md"), include_str!("../lessons/verities.md")])
    .example(":0000:x:91....3.8.3.....1.4.6.+3.9....+49.8..3+3.26+4.....5...3..4.+4+3...28.....74.+3....3....1:218 821 224 225 226 234 534 734 236 238 748 557 757 763 767 171 176 579 882 583 184 892 295 595::");

const FORCING_NET: HodokuSearch =
    HodokuSearch::by_default(Search::ForcingNet, 870, HodokuLevel::Extreme, 700).for_all("forcing-net");

pub(crate) const FORCING_NET_CONTRADICTION: TechniqueRecord = TechniqueRecord::new("forcing-net-contradiction", "Forcing net contradiction", Family::ForcingChains)
    .about("a candidate is assumed right or wrong, and its consequences together contradict each other")
    .hodoku(FORCING_NET.named("Forcing Net Contradiction"))
    .lesson(&[
        include_str!("../lessons/forcing_net_contradiction.md"),
        include_str!("../lessons/contradictions.md"),
        include_str!("../lessons/find_nets.md"),
    ])
    .example(":0000:x:.....2..+7.93..76..7....+8.91..4.21..81...5...23..48.7+1.43......6..58..17....2.....:612 114 514 115 521 428 528 632 437 273 574 774 977 485 686 986 693 495 996 397 398::");

pub(crate) const FORCING_NET_VERITY: TechniqueRecord = TechniqueRecord::new("forcing-net-verity", "Forcing net verity", Family::ForcingChains)
    .about("in all cases of a cell, a house or a candidate, the consequences together lead to the same result")
    .hodoku(FORCING_NET.named("Forcing Net Verity"))
    .lesson(&[
        include_str!("../lessons/forcing_net_verity.md"),
        include_str!("../lessons/verities.md"),
        include_str!("../lessons/find_nets.md"),
    ])
    .example(":0000:x:5....7....2....16.9.1...........+13.....4.6..2.9..7548.24...9.7.7.+9.54..8..8+7.2...:314 814 315 815 323 324 824 325 825 334 834 335 835 753 361 663 679 699::");
