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
    // Whoever is done takes the next, for some jobs are much longer than others.
    let next = AtomicUsize::new(0);
    let take = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        jobs.get(number).map(|job| (number, job))
    };
    let share = || -> Vec<(usize, R)> {
        let mut done = Vec::with_capacity(jobs.len().div_ceil(threads));
        while let Some((number, job)) = take() {
            done.push((number, work(job)));
        }
        done
    };
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
