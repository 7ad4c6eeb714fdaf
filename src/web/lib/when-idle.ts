/**
 * Does something once the browser has nothing more urgent to do, at the latest when the page is left; soon where a browser cannot
 * tell when it is idle.
 * @returns does it at once, unless it is done.
 */
export function whenIdle(act: () => void): () => void {
  let isDone = false;
  const actOnce = () => {
    removeEventListener('pagehide', actOnce);
    if (!isDone) act();
    isDone = true;
  };
  addEventListener('pagehide', actOnce);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(actOnce);
  else setTimeout(actOnce);
  return actOnce;
}
