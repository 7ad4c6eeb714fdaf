import type { QueuePlace } from '../../store/audits/queued-runs.ts';
import { getPlan, getSiteDomain, isProgram, type Viewer } from '../viewer.ts';

/** The caller of a site run: a waiting person, a bulk request, or an account's watch. */
export type Asker =
  | { readonly kind: 'viewer' | 'batch'; readonly viewer: Viewer }
  | { readonly kind: 'watch'; readonly accountId: string };

/**
 * The place in the queue, with the callers that it counts for. As with audit limits: a paying account counts by itself,
 * whatever addresses it uses; free callers also by address, because sessions and accounts cost nothing.
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
