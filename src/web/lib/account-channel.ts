let shared: BroadcastChannel | null = null;

/** One for the whole tab: a channel does not hear its own messages, another one of the same tab would. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  shared ??= new BroadcastChannel('porchlight:account');
  return shared;
}

/** Tells the other tabs of this browser that somebody signed in, signed out or changed the account. */
export function announceAccountChange(): void {
  channel()?.postMessage(null);
}

/** Calls `onChange` when another tab announces a change. Returns how to stop. */
export function hearAccountChanges(onChange: () => void): () => void {
  const heard = channel();
  heard?.addEventListener('message', onChange);
  return () => heard?.removeEventListener('message', onChange);
}
