/** Feature flags, rolled out by share of visitors. */
export const FLAG_NAMES = ['NEW_NAVIGATION', 'NEW_HOMEPAGE', 'NEW_REPORT_UX', 'WORKSPACE_TIP', 'AUDIT_V2'] as const;
export type Flag = (typeof FLAG_NAMES)[number];

/** Default percentages of the buckets 0 to 99. */
export const DEFAULT_FLAG_PERCENTS: Readonly<Record<Flag, number>> = {
  NEW_NAVIGATION: 100,
  NEW_HOMEPAGE: 100,
  NEW_REPORT_UX: 100,
  WORKSPACE_TIP: 100,
  AUDIT_V2: 100,
};

/** True when a visitor in `bucket` (a hash of the session id modulo 100) is among the first `percent`. */
export function isInRollout(percent: number, bucket: number): boolean {
  return bucket < percent;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const BUCKETS = 100;

/**
 * The bucket 0 to 99 of a browser session: FNV-1a (32 bit, over the id's UTF-8 bytes) modulo 100. Server and browser
 * count the same visitors into the same buckets, so the hash must never change while a rollout runs.
 */
export function getBucket(userAbId: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(userAbId)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return (hash >>> 0) % BUCKETS;
}
