//! `vscode-extension/src/protocol.ts` says what `protocol.rs` says.

use std::path::Path;

use sha2::{Digest, Sha256};

#[test]
fn the_extension_mirrors_the_protocol() {
    let ours = include_bytes!("../../src/protocol.rs");
    let hash: String = Sha256::digest(ours).iter().map(|byte| format!("{byte:02x}")).collect();
    let theirs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../vscode-extension/src/protocol.ts");
    let theirs = std::fs::read_to_string(theirs).unwrap();
    let first = theirs.lines().next().unwrap();
    assert_eq!(
        first,
        format!("// Mirrors lsp-server/src/protocol.rs, sha256 {hash}"),
        "mirror what changed in protocol.rs, then renew the first line of protocol.ts"
    );
}
