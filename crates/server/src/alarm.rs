//! What ends a thought when its time is up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// An alarm. Whoever thinks is told to come to an end when it goes off; dropped, it does not.
pub(crate) struct Alarm {
    halt: Arc<AtomicBool>,
    clock: JoinHandle<()>,
}

impl Alarm {
    /// Goes off after so long.
    pub(crate) fn after(time: Duration, runtime: &Handle) -> Alarm {
        let halt = Arc::new(AtomicBool::new(false));
        let clock = runtime.spawn({
            let halt = Arc::clone(&halt);
            async move {
                sleep(time).await;
                halt.store(true, Ordering::Relaxed);
            }
        });
        Alarm { halt, clock }
    }

    /// Set once it has gone off.
    pub(crate) fn halt(&self) -> &AtomicBool {
        &self.halt
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.clock.abort();
    }
}
