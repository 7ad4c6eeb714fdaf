import './dom-effects.ts';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { SIGN_IN_HINT_COOKIE } from '#shared/product/sign-in-hint-cookie.ts';

/** A DOM without layout has no positions: lazily loaded parts are in view at once. */
class NearAtOnce {
  readonly #onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void;

  constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#onChange = onChange;
  }

  observe(): void {
    this.#onChange([{ isIntersecting: true }]);
  }

  unobserve(): void {}

  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: NearAtOnce });

/**
 * Unmounts what a test rendered before the next one; errors of effects that end then are still detected. Test files share a document:
 * when the next test begins nobody is signed in, and the browser has stored nothing.
 */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(Reflect.get(globalThis, 'document'), { cookie: `${SIGN_IN_HINT_COOKIE}=; Path=/; Max-Age=0` });
});
