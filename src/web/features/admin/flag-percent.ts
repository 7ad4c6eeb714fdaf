import { type Flag, isInRollout } from '#shared/product/flags.ts';

/** What each flag turns on, in words. */
export const flagLabels: Readonly<Record<Flag, string>> = {
  NEW_NAVIGATION: 'The new navigation',
  NEW_HOMEPAGE: 'The new start page',
  NEW_REPORT_UX: 'The newer report in place of the classic one',
  WORKSPACE_TIP: 'The tip about the workspace',
  AUDIT_V2: 'The second version of the audit',
};

/** A typed share as a whole number from 0 to 100; null when it is invalid. */
export function parsePercent(typed: string): number | null {
  if (!/^\d{1,3}$/.test(typed.trim())) return null;
  const percent = Number(typed);
  return percent <= 100 ? percent : null;
}

/** The effect of changing a share, in a sentence. Buckets are fixed, so a visitor keeps a screen while the share grows. */
export function describeFlagChange(from: number, to: number): string {
  if (to === 0) return 'Nobody will have it any more.';
  if (to === 100) return 'Everybody will have it.';
  const first = isInRollout(from, to - 1)
    ? 'Those who lose it go back to what was there before.'
    : 'Who has it now keeps it.';
  return `${to} of 100 visitors will have it. ${from === 0 ? '' : first}`.trim();
}
