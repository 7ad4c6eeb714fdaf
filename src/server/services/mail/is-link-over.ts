import { termsOfMail } from './mail-kinds.ts';

const HOUR_MS = 3_600_000;

/** True when the link in a mail of this kind no longer works. */
export function isLinkOver(kind: string, createdAt: Date, nowMs: number): boolean {
  const { linkHours } = termsOfMail(kind);
  return linkHours !== null && createdAt.getTime() + linkHours * HOUR_MS <= nowMs;
}
