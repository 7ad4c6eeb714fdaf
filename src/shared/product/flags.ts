/** Screens that are rolled out by share of visitors: `percent` of the buckets 0 to 99 have them. */
export const FLAGS = {
  NEW_NAVIGATION: { percent: 100 },
  NEW_HOMEPAGE: { percent: 100 },
  NEW_REPORT_UX: { percent: 100 },
  WORKSPACE_TIP: { percent: 100 },
  AUDIT_V2: { percent: 100 },
} as const satisfies Record<string, { percent: number }>;
export type Flag = keyof typeof FLAGS;

/** True when a visitor in `bucket` (a hash of the session id modulo 100) has the flag. */
export function hasFlag(flag: Flag, bucket: number): boolean {
  return bucket < FLAGS[flag].percent;
}
