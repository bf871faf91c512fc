//! Many small jobs, on as many threads as there are.

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
    // Neighbours cost about the same, so that they are dealt out like cards.
    let share =
        |first: usize| -> Vec<R> { jobs.iter().skip(first).step_by(threads).map(&work).collect() };
    let shares: Vec<Vec<R>> = thread::scope(|scope| {
        let share = &share;
        let others: Vec<_> = (1..threads).map(|first| scope.spawn(move || share(first))).collect();
        let own = share(0);
        let others = others.into_iter().map(|other| other.join().expect("no job panics"));
        std::iter::once(own).chain(others).collect()
    });
    let mut shares: Vec<_> = shares.into_iter().map(Vec::into_iter).collect();
    let dealt = (0..jobs.len()).map(|job| shares[job % threads].next());
    dealt.map(|result| result.expect("every job was done")).collect()
}
