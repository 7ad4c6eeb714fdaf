/** The fields of an object; none for anything else. */
export function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** `a[b][0]=c` as nested objects, as Stripe parses forms. */
export function parseForm(text: string): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at = params;
    for (const part of path.slice(0, -1)) {
      const inner = fields(at[part]);
      at[part] = inner;
      at = inner;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return params;
}
