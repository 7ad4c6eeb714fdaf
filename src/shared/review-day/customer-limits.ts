/** The maximum list size: a single location asks far fewer people in a day, and all of it is kept in the browser. */
export const customerLimits = { characters: 1_000_000, customers: 2_000, problemsShown: 50 } as const;
