import type { FactContext } from './fact-context.ts';

/** Memoizes a derivation that several facts need, once per audit. */
export function memoizePerContext<T>(derive: (context: FactContext) => T): (context: FactContext) => T {
  const known = new WeakMap<FactContext, { readonly value: T }>();
  return (context) => {
    const before = known.get(context);
    if (before !== undefined) return before.value;
    const value = derive(context);
    known.set(context, { value });
    return value;
  };
}
