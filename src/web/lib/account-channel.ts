let shared: BroadcastChannel | null = null;

/** One per tab: a channel does not receive its own messages, but another channel of the same tab would. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  shared ??= new BroadcastChannel('porchlight:account');
  return shared;
}

/** Notifies the other tabs of this browser that somebody signed in, signed out or changed the account. */
export function announceAccountChange(): void {
  channel()?.postMessage(null);
}

/** Calls `onChange` when another tab reports a change. Returns a function that unsubscribes. */
export function hearAccountChanges(onChange: () => void): () => void {
  const heard = channel();
  heard?.addEventListener('message', onChange);
  return () => heard?.removeEventListener('message', onChange);
}
