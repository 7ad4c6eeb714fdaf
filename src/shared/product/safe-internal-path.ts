/** The maximum length; none of our URLs is longer. */
const longestPath = 2_000;
const base = 'https://inside.invalid';

/**
 * The path, query and fragment of `value` when it leads to a screen of this product; null otherwise. For every URL that may
 * come from somebody else: `?next=`, return URLs of payments.
 *
 * Browsers read `//host`, `/\host` and `/<tab>/host` as other origins, and `/.//host` becomes one when it is resolved
 * (OWASP ASVS 5.0 1.2.2, CWE-601). Returns the resolved form, so that what was validated is what is followed.
 */
export function safeInternalPath(value: string | null | undefined): string | null {
  if (value === null || value === undefined || value.length > longestPath) return null;
  if (!/^\/(?![/\\])/.test(value) || /[\\\s\p{Cc}\p{Cf}]/u.test(value)) return null;
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
