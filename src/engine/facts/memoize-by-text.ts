/** Memoizes what is read in a text, for as long as the function that is returned lives. */
export function memoizeByText<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before.value;
    const value = read(text);
    known.set(text, { value });
    return value;
  };
}
