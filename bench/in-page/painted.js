// Resolves once the browser has painted what `isThere` looks for. Checks every frame: a loaded style sheet causes no DOM mutation.
window.benchPainted = (isThere) =>
  new Promise((resolve) => {
    function look() {
      if (!isThere()) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  });

// Measures from the next such event until the first element of a selector has a text; without one, until there is another number
// of such elements.
window.benchStart = (type, selector, text) => {
  const count = () => document.querySelectorAll(selector).length;
  const before = count();
  const isThere = () =>
    text === null
      ? count() !== before
      : document.querySelector(selector)?.textContent.includes(text);
  const begun = new Promise((resolve) => {
    const options = { capture: true, once: true };
    document.addEventListener(type, ({ timeStamp }) => resolve(timeStamp), options);
  });
  window.benchAction = begun.then(async (from) => (await window.benchPainted(isThere)) - from);
};
