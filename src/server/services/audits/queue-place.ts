import type { QueuePlace } from '../../store/audits/queued-runs.ts';
import { getPlan, getSiteDomain, isProgram, type Viewer } from '../viewer.ts';

/** Who wants a site read: somebody who waits for it, a list of theirs, or the watch of an account. */
export type Asker =
  | { readonly kind: 'viewer' | 'batch'; readonly viewer: Viewer }
  | { readonly kind: 'watch'; readonly accountId: string };

/**
 * By whom a place in the queue is counted. As with the limits on audits: a paying account by itself, whatever addresses it uses; whoever
 * pays nothing by the address too, because sessions and accounts cost nothing.
 */
export function getQueuePlace(asker: Asker, url: string): QueuePlace {
  const domain = getSiteDomain(url);
  if (asker.kind === 'watch') return { lane: 'watch', callers: [`account:${asker.accountId}`], domain };
  const { viewer } = asker;
  const { account, owner, addressKey, networkKey } = viewer;
  if (account !== null && getPlan(viewer) !== 'free') {
    const lane = asker.kind === 'batch' || isProgram(viewer) ? 'batch' : 'account';
    return { lane, callers: [`account:${account.id}`], domain };
  }
  const narrowest =
    account !== null ? [`account:${account.id}`] : owner?.kind === 'session' ? [`session:${owner.sessionId}`] : [];
  const wide = networkKey === undefined ? [] : [`network:${networkKey}`];
  return { lane: 'visitor', callers: [...narrowest, `address:${addressKey}`, ...wide], domain };
}
