const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Formats a number with separators: "1,240". */
export function formatInteger(value: number): string {
  return plain.format(value);
}
