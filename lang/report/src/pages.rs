//! The pages of the catalogue: what a code means, and what to do about it.
//!
//! They lie in `docs/codes`, are built into the command, and so can be read without a network. A code without a page does not compile.

use crate::schema::Code;

macro_rules! pages {
    ($($code:ident)*) => {
        /// The page of a code, in Markdown.
        pub fn page(code: Code) -> &'static str {
            match code {
                $(Code::$code => include_str!(concat!("../../../docs/codes/", stringify!($code), ".md")),)*
            }
        }
    };
}

pages! {
    SW101 SW102 SW103 SW104 SW105 SW106
    SW201 SW202 SW203 SW204 SW205
    SW301 SW302 SW303 SW304
    SW401 SW402 SW403 SW404 SW405
    SW501 SW502 SW503 SW504 SW505 SW506 SW507 SW508
    SW901
}
