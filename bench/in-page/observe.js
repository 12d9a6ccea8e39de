// Runs before any code of the page and records what the browser itself measures.
const seen = { fcp: null, lcp: null, cls: 0, longTasks: [], last: 0 };
window.benchSeen = seen;

function observe(type, options, handle) {
  new PerformanceObserver((list) => {
    seen.last = performance.now();
    for (const entry of list.getEntries()) handle(entry);
  }).observe({ type, buffered: true, ...options });
}

observe('paint', {}, ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.fcp = startTime;
});
observe('largest-contentful-paint', {}, ({ startTime }) => {
  seen.lcp = startTime;
});
observe('layout-shift', {}, ({ value, hadRecentInput }) => {
  if (!hadRecentInput) seen.cls += value;
});
observe('longtask', {}, ({ startTime, duration }) => {
  seen.longTasks.push({ startTime, duration });
});
observe('resource', {}, () => {});
