// Records when the first card was painted.
new MutationObserver((_, observer) => {
  if (!document.querySelector('.item:not(.skeleton)')) return;
  observer.disconnect();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.benchCards = performance.now();
    };
    port2.postMessage(null);
  });
}).observe(document, { childList: true, subtree: true });
