//! The numbers of the server as Prometheus reads them.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;

use super::{Door, Refusal, Wire, site};
use crate::metrics::{CLASSES, Histogram, Metrics};

/// The numbers, for whoever runs the machine. To all others there is nothing here.
pub(super) async fn metrics(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    if !site::is_from_here(wire.peer, &headers) {
        return Err(Refusal::no_path());
    }
    let mut text = written(&door.house.metrics);
    let waiting = door.house.thinkers.waiting();
    one(&mut text, "gauge", "grognard_thoughts_waiting", "Bots that wait to think.", waiting);
    one(&mut text, "gauge", "process_start_time_seconds", "When it started.", since_1970(&door));
    if let Some(bytes) = resident() {
        one(&mut text, "gauge", "process_resident_memory_bytes", "Memory in use.", bytes);
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text))
}

fn written(metrics: &Metrics) -> String {
    let gauges = [
        ("connections", "Sockets that are open.", &metrics.connections),
        ("rooms", "Tables that have a task.", &metrics.rooms),
        ("awake", "Tables whose game is in memory.", &metrics.awake),
    ];
    let counters = [
        ("messages", "Messages that came in.", &metrics.messages),
        ("refused", "Messages that were refused.", &metrics.refused),
        ("deeds", "Deeds that were kept.", &metrics.deeds),
        ("not_kept", "Deeds that could not be kept.", &metrics.not_kept),
        ("thoughts", "Decisions of bots.", &metrics.thoughts),
        ("hints", "Hints that were made.", &metrics.hints),
        ("reviews", "Games that were gone over.", &metrics.reviews),
        ("faults", "Tables that failed and were rebuilt.", &metrics.faults),
        ("updates", "Updates that were pushed.", &metrics.updates),
        ("cut_off", "Readers that were too slow.", &metrics.cut_off),
    ];
    let histograms = [
        ("keeping_seconds", "How long it took to keep a deed.", &metrics.keeping),
        ("waking_seconds", "How long it took to wake a table.", &metrics.waking),
    ];
    let mut text = String::with_capacity(8_192);
    for (name, help, gauge) in gauges {
        one(&mut text, "gauge", &format!("grognard_{name}"), help, gauge.value());
    }
    for (name, help, counter) in counters {
        one(&mut text, "counter", &format!("grognard_{name}_total"), help, counter.value());
    }
    for (name, help, histogram) in histograms {
        classes(&mut text, &format!("grognard_{name}"), help, histogram);
    }
    text
}

/// One number with what it means.
fn one(text: &mut String, kind: &str, name: &str, help: &str, value: impl std::fmt::Display) {
    text.push_str(&format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"));
}

fn classes(text: &mut String, name: &str, help: &str, histogram: &Histogram) {
    text.push_str(&format!("# HELP {name} {help}\n# TYPE {name} histogram\n"));
    let mut below = 0;
    for (end, class) in CLASSES.iter().zip(&histogram.classes) {
        below += class.load(Ordering::Relaxed);
        line(text, format_args!("{name}_bucket{{le=\"{}\"}} {below}", seconds(*end)));
    }
    // The parts are read one after the other while they are counted; the whole is never less.
    let count = histogram.count.load(Ordering::Relaxed).max(below);
    let sum = seconds(histogram.microseconds.load(Ordering::Relaxed));
    line(text, format_args!("{name}_bucket{{le=\"+Inf\"}} {count}"));
    line(text, format_args!("{name}_sum {sum}"));
    line(text, format_args!("{name}_count {count}"));
}

fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(text, "{line}").expect("text grows");
}

/// Microseconds as seconds with a point.
fn seconds(microseconds: u64) -> String {
    format!("{}.{:06}", microseconds / 1_000_000, microseconds % 1_000_000)
}

fn since_1970(door: &Door) -> u64 {
    let started = SystemTime::now().checked_sub(door.started.elapsed());
    let since = started.and_then(|started| started.duration_since(UNIX_EPOCH).ok());
    since.as_ref().map_or(0, Duration::as_secs)
}

/// The memory of this process, in bytes, where the system tells it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1_024)
}
