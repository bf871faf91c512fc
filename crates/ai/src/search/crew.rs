//! Many small jobs, on as many threads as there are.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::Means;

/// Does all jobs, and says what each of them came to, in their order. Who does which job changes
/// nothing.
pub(crate) fn all<J: Sync, R: Send>(
    means: &Means<'_>,
    jobs: &[J],
    work: impl Fn(&J) -> R + Sync,
) -> Vec<R> {
    let threads = means.threads().min(jobs.len());
    if threads < 2 {
        return jobs.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let share = || share(jobs, &next, &work);
    let mut results: Vec<Option<R>> = jobs.iter().map(|_| None).collect();
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(share)).collect();
        let own = share();
        let others = others.into_iter().flat_map(|other| other.join().expect("no job panics"));
        for (number, result) in own.into_iter().chain(others) {
            results[number] = Some(result);
        }
    });
    results.into_iter().map(|result| result.expect("every job was done")).collect()
}

/// What one thread does: whoever is done takes the next job, for some are much longer than others.
fn share<J, R>(jobs: &[J], next: &AtomicUsize, work: impl Fn(&J) -> R) -> Vec<(usize, R)> {
    let mut done = Vec::new();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(job) = jobs.get(number) else { return done };
        done.push((number, work(job)));
    }
}
