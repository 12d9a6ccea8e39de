// Records, for each key, how long it took until the changed list was painted.
let pressed = 0;
window.benchKeys = [];
document.addEventListener(
  'keydown',
  ({ timeStamp }) => {
    pressed = timeStamp;
  },
  { capture: true },
);
new MutationObserver(() => {
  if (pressed === 0) return;
  const from = pressed;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // A later frame of the same key replaces the earlier one.
      const last = window.benchKeys.at(-1);
      if (last?.from === from) window.benchKeys.pop();
      window.benchKeys.push({ from, took: performance.now() - from });
    };
    port2.postMessage(null);
  });
}).observe(document, {
  childList: true,
  characterData: true,
  subtree: true,
});
