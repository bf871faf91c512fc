//! Checks a record on standard input: prints the verdict, and ends with 0 if it holds and with 2
//! if it does not. `verify.mjs` runs it in a browser's clothes and compares.

use std::io::{self, Read, Write};
use std::process::ExitCode;

fn main() -> io::Result<ExitCode> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let (sentence, code) = match catalog::verify(&text) {
        Ok(verdict) => (verdict.to_string(), ExitCode::SUCCESS),
        Err(problem) => (problem.to_string(), ExitCode::from(2)),
    };
    writeln!(io::stdout(), "{sentence}")?;
    Ok(code)
}
