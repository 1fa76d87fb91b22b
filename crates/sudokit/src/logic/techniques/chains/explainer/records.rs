//! The records of the chains that only Sudoku Explainer knows.

use super::ChainRule;
use crate::logic::techniques::{Search, TechniqueRecord};
use crate::logic::{Family, Span};

pub(crate) const X_CYCLE: TechniqueRecord = TechniqueRecord::new("x-cycle", "X-cycle", Family::Chains)
    .about("a closed chain of places of one digit")
    .explainer(Search::Chain(ChainRule::Simple), Span::growing(65))
    .lesson(&[include_str!("../lessons/x_cycle.md"), include_str!("../lessons/closed_chains.md")])
    .example(":0000:x:1..+679+5+848+7.1...+6+2.56.8.+1.+7.1.8..+6.+36.8..+17.9....+67+82+1.+6..2+841+5+2+8+1..4.+765..71+6+2.8:323 325 331 334 441 943 445 452 362 963 392 993::");

pub(crate) const Y_CYCLE: TechniqueRecord = TechniqueRecord::new("y-cycle", "Y-cycle", Family::Chains)
    .about("a closed chain of cells with two candidates")
    .explainer(Search::Chain(ChainRule::Simple), Span::growing(65))
    .lesson(&[include_str!("../lessons/y_cycle.md"), include_str!("../lessons/closed_chains.md")])
    .example(":0000:x:+61.+8.+7...7.84.2.+6...96.+1....93.8+6.5.1.6+3+2+59.8.8..4+963......87.....9.34.6.....+4.1.:218 319 329 529 238 438 339 539 149 271 471 571 272 372 572 273 573 174 575 279 979 283 585 291 391 591 592 593 794 595 297 397 299::");

pub(crate) const NISHIO: TechniqueRecord = TechniqueRecord::new("nishio", "Nishio forcing chain", Family::ForcingChains)
    .about("a place of a digit is assumed, and the digit cannot be completed")
    .explainer(Search::Chain(ChainRule::Nishio), Span::growing(75))
    .lesson(&[include_str!("../lessons/nishio.md")])
    .example(":0000:x:1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 617 419 427 431 738 745 646 751 754 558 762 564 565 768 272 872 574 874 974 575 675 276 677 679 685 286 886 287 292 994 495 595 995 596 696 896 698::");

pub(crate) const CELL_FORCING_CHAIN: TechniqueRecord = TechniqueRecord::new("cell-forcing-chain", "Cell forcing chains", Family::ForcingChains)
    .about("every candidate of a cell leads to the same result")
    .explainer(Search::Chain(ChainRule::Multiple), Span::growing(80))
    .lesson(&[include_str!("../lessons/cell_forcing_chain.md")])
    .example(":0000:x:48....6+13...4..92+797..614....+7.4.....9.57..+41.4.8.3+27..6+9..+4..2..+49.......8...5+9+4:521 533 341 641 348 848 849 351 253 377 877 686 387 887::");

pub(crate) const REGION_FORCING_CHAIN: TechniqueRecord = TechniqueRecord::new("region-forcing-chain", "House forcing chains", Family::ForcingChains)
    .about("every place of a digit in a house leads to the same result")
    .explainer(Search::Chain(ChainRule::Multiple), Span::growing(80))
    .lesson(&[include_str!("../lessons/region_forcing_chain.md")])
    .example(":0000:x:..5..3..+129...1.4.1..2.....9..+46+251....379....26+51+8..9....+34..2.4.8...93+3..1..6.+4:614 538 793 893 595::");

pub(crate) const DYNAMIC_FORCING_CHAIN: TechniqueRecord = TechniqueRecord::new("dynamic-forcing-chain", "Dynamic forcing chains", Family::ForcingChains)
    .about("several consequences together lead further, to a contradiction or the same result")
    .explainer(Search::Chain(ChainRule::Dynamic), Span::growing(85))
    .lesson(&[
        include_str!("../lessons/dynamic_forcing_chain.md"),
        include_str!("../lessons/dynamic_chains.md"),
        include_str!("../lessons/find_nets.md"),
    ])
    .example(":0000:x:..9..5.48......5.6.+5.1.....7.5.983..+3+9..12.8+5...5.39...13.+5.87.9......+5+354.3.....:221 823 424 724 228 231 633 238 454 261 661 168 169 269 274 282 484 684 784 687 693 695 696 197::");

pub(crate) const DYNAMIC_PLUS: TechniqueRecord = TechniqueRecord::new("dynamic-plus", "Dynamic forcing chains (+)", Family::ForcingChains)
    .about("as dynamic chains, with pointing, pairs and X-wings among the consequences")
    .explainer(Search::Chain(ChainRule::DynamicPlus), Span::growing(90))
    .lesson(&[
        include_str!("../lessons/dynamic_plus.md"),
        include_str!("../lessons/dynamic_chains.md"),
        include_str!("../lessons/find_nets.md"),
    ])
    .example(":0000:x:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..:314 917 519 719 521 927 531 539 441 641 643 947 659 661 462 662 663 967 669 371 471 771 376 381 785 389 989 593 794 295 395 795::");

pub(crate) const NESTED_2: TechniqueRecord = TechniqueRecord::new("nested-2", "Nested forcing chains (+ chains)", Family::ForcingChains)
    .about("as dynamic chains, with simple chains among the consequences")
    .explainer(Search::Chain(ChainRule::Nested2), Span::growing(95))
    .lesson(&[
        include_str!("../lessons/nested_2.md"),
        include_str!("../lessons/dynamic_chains.md"),
        include_str!("../lessons/find_nets.md"),
    ])
    .example(":0000:x:1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1:713 626 826 231 135 235 743 148 248 251 153 156 157 958 659 669 769 472 175 275 276 695::");

pub(crate) const NESTED_3: TechniqueRecord =
    TechniqueRecord::new("nested-3", "Nested forcing chains (+ multiple chains)", Family::ForcingChains)
        .about("as dynamic chains, with cell and house forcing chains among the consequences")
        .explainer(Search::Chain(ChainRule::Nested3), Span::growing(100))
        .lesson(&[
            include_str!("../lessons/nested_3.md"),
            include_str!("../lessons/dynamic_chains.md"),
            include_str!("../lessons/find_nets.md"),
        ])
        .example(
            ":0000:x:1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1:659::",
        );

pub(crate) const NESTED_4: TechniqueRecord = TechniqueRecord::new("nested-4", "Nested forcing chains (+ dynamic chains)", Family::ForcingChains)
    .about("as dynamic chains, with dynamic forcing chains among the consequences")
    .explainer(Search::Chain(ChainRule::Nested4), Span::growing(105))
    .lesson(&[
        include_str!("../lessons/nested_4.md"),
        include_str!("../lessons/dynamic_chains.md"),
        include_str!("../lessons/find_nets.md"),
    ])
    .example(":0000:x:.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....:811 622 344 374::");

pub(crate) const NESTED_5: TechniqueRecord = TechniqueRecord::new("nested-5", "Nested forcing chains (+ nested chains)", Family::ForcingChains)
    .about("as dynamic chains, with nested chains among the consequences")
    .explainer(Search::Chain(ChainRule::Nested5), Span::growing(110))
    .lesson(&[
        include_str!("../lessons/nested_5.md"),
        include_str!("../lessons/dynamic_chains.md"),
        include_str!("../lessons/find_nets.md"),
    ])
    .example(":0000:x:..5..3..+129...1.4.1..2.....9..+46+251....379....26+51+8..9....+34..2.4.8...93+3..1..6.+4:614 538 793 893 595::");
