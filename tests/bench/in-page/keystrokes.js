// Records, for each key, how long it took until the changed list was painted: its first frame, and its last one.
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
      const took = performance.now() - from;
      const last = window.benchKeys.at(-1);
      if (last?.from === from) last.took = took;
      else window.benchKeys.push({ from, first: took, took });
    };
    port2.postMessage(null);
  });
}).observe(document, {
  childList: true,
  characterData: true,
  subtree: true,
});
