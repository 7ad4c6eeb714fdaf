const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A number as people write it: "1,240". */
export function formatInteger(value: number): string {
  return plain.format(value);
}
