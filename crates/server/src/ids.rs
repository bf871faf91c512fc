//! Names of tables and of those who sit at them, and hashes of what they must keep secret.

use engine::Bytes;

/// The name of a table. Whoever knows it can watch, if the table lets people watch.
pub type TableId = Bytes<10>;

/// Somebody who comes back: a browser today, an account with several browsers one day.
pub type IdentityId = Bytes<16>;

/// What is kept of a token or of the secret in an invitation: it cannot be turned back.
pub type Hashed = Bytes<32>;
