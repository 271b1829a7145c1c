//! Where the events of a report go.

use std::io::{self, BufWriter, Write};
use std::sync::{Arc, Mutex};

use crate::{Event, Report};

/// Bytes that are written at once: most lines are shorter.
const BUFFER: usize = 64 << 10;

/// Whoever wants a run's events as they come.
pub trait Sink {
    /// Takes the next event.
    fn take(&mut self, event: &Event);
    /// Whether somebody reads along: then each event comes when it happens, else some together.
    fn is_followed(&self) -> bool {
        true
    }
    /// Why not everything could be written, asked once at the end.
    fn finish(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Sink for Report {
    fn take(&mut self, event: &Event) {
        Report::take(self, event.clone());
    }
}

/// A report that somebody looks at when the run is over.
impl Sink for Arc<Mutex<Report>> {
    fn take(&mut self, event: &Event) {
        if let Ok(mut report) = self.lock() {
            Report::take(&mut report, event.clone());
        }
    }
    fn is_followed(&self) -> bool {
        false
    }
}

/// Writes each event as a line. After an error nothing more is written; the program that runs never hears of it.
#[derive(Debug)]
pub struct Lines<W: Write> {
    to: BufWriter<W>,
    is_followed: bool,
    error: Option<io::Error>,
}

impl<W: Write> Lines<W> {
    /// Lines that go to `to`; each at once if somebody reads along.
    pub fn new(to: W, is_followed: bool) -> Lines<W> {
        Lines { to: BufWriter::with_capacity(BUFFER, to), is_followed, error: None }
    }

    fn note(&mut self, written: io::Result<()>) {
        self.error = self.error.take().or(written.err());
    }
}

impl<W: Write> Sink for Lines<W> {
    fn take(&mut self, event: &Event) {
        if self.error.is_none() {
            let written = event.write(&mut self.to).and_then(|()| self.to.write_all(b"\n"));
            self.note(written);
        }
        if self.error.is_none() && self.is_followed {
            let written = self.to.flush();
            self.note(written);
        }
    }

    fn is_followed(&self) -> bool {
        self.is_followed
    }

    fn finish(&mut self) -> io::Result<()> {
        if self.error.is_none() {
            let written = self.to.flush();
            self.note(written);
        }
        self.error.take().map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Progress;

    #[derive(Default)]
    struct Disk {
        left: usize,
        calls: usize,
    }

    impl Write for Disk {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.calls += 1;
            let n = bytes.len().min(self.left);
            self.left -= n;
            if n == 0 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(n) }
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_full_disk_is_told_once_and_at_the_end() {
        let mut lines = Lines::new(Disk { left: 60, calls: 0 }, true);
        for _ in 0..5 {
            lines.take(&Event::Progress(Progress::default()));
        }
        assert_eq!(lines.to.get_ref().calls, 3);
        assert_eq!(lines.finish().unwrap_err().kind(), io::ErrorKind::StorageFull);
    }

    #[test]
    fn where_nobody_reads_along_lines_are_written_together() {
        for (is_followed, calls) in [(true, 5), (false, 1)] {
            let mut lines = Lines::new(Disk { left: 1 << 20, calls: 0 }, is_followed);
            for _ in 0..5 {
                lines.take(&Event::Progress(Progress::default()));
            }
            lines.finish().unwrap();
            assert_eq!(lines.to.get_ref().calls, calls);
        }
        let mut lines = Lines::new(Disk { left: 60, calls: 0 }, false);
        lines.take(&Event::Progress(Progress::default()));
        lines.take(&Event::Progress(Progress::default()));
        assert_eq!(lines.finish().unwrap_err().kind(), io::ErrorKind::StorageFull);
    }
}
