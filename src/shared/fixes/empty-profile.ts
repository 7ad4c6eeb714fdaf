import type { KnownProfile } from './owner-profile.ts';

/** True when no values are given. */
export function isEmptyProfile({ sources }: KnownProfile): boolean {
  return Object.keys(sources).length === 0;
}
