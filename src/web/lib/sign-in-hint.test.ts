import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasSignInHint, signInHintScript, writeSignInHint } from './sign-in-hint.ts';

afterEach(() => void vi.unstubAllGlobals());

const cookies = [
  ['', false],
  ['porchlight_signed_in=1', true],
  ['theme=dark; porchlight_signed_in=1; a=b', true],
  ['porchlight_signed_in=', false],
  ['porchlight_signed_in=12', false],
  ['not_porchlight_signed_in=1', false],
] as const;

describe('the sign-in hint', () => {
  it.each(cookies)('is read from %j: %s', (text, isThere) => {
    expect(hasSignInHint(text)).toBe(isThere);
  });

  it('is written with the lock of https where there is https', () => {
    const written = { cookie: '' };
    vi.stubGlobal('document', written);
    vi.stubGlobal('location', { protocol: 'https:' });
    writeSignInHint(true);
    expect(written.cookie).toBe('porchlight_signed_in=1; Path=/; Max-Age=34560000; SameSite=Lax; Secure');
    vi.stubGlobal('location', { protocol: 'http:' });
    writeSignInHint(false);
    expect(written.cookie).toBe('porchlight_signed_in=1; Path=/; Max-Age=0; SameSite=Lax');
  });

  it.each(cookies.filter(([text]) => !text.endsWith('12')))(
    'marks the page before it is painted for %j: %s',
    (cookie, isThere) => {
      const dataset: Record<string, string> = {};
      vi.stubGlobal('document', { cookie, documentElement: { dataset } });
      new Function(signInHintScript)();
      expect('signedIn' in dataset).toBe(isThere);
    },
  );
});
