//! The house seen from outside: how a program is run and compared.
