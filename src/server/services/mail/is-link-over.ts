import { HOUR_MS } from '#shared/time/durations.ts';
import { getMailTerms } from './mail-kinds.ts';

/** True when the link in a mail of this kind no longer works. */
export function isLinkOver(kind: string, createdAt: Date, nowMs: number): boolean {
  const { linkHours } = getMailTerms(kind);
  return linkHours !== null && createdAt.getTime() + linkHours * HOUR_MS <= nowMs;
}
