/** Does something once the browser has nothing more urgent to do; soon where a browser cannot tell when that is. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act);
}
