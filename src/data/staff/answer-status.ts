/** The HTTP status of an answer from an address; not every browser tells it. */
function statusOfEntry(entry: PerformanceEntry, prefix: string): number {
  if (!(entry instanceof PerformanceResourceTiming) || !entry.name.startsWith(prefix)) return 0;
  return entry.responseStatus ?? 0;
}

/**
 * Watches the answers to this page's requests: the Storage SDK repeats what is answered with 429 or 500 until its time
 * is up, and its error no longer tells why.
 * @param prefix how the addresses begin
 * @returns ends the watch, and gives the HTTP status of the last answer: 0 where none came, or the browser does not tell
 */
export function watchAnswers(prefix: string): () => number {
  let last = 0;
  function read(entries: PerformanceEntryList) {
    for (const entry of entries) last = statusOfEntry(entry, prefix);
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'resource' });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    return last;
  };
}
