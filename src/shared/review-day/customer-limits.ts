/** More is not read: a single location's day asks far fewer, and all of it is kept in the browser. */
export const customerLimits = { characters: 1_000_000, customers: 2_000, problemsShown: 50 } as const;
