/** The numbers in a text, in any format: "1,200" 1200, "4.9" 4.9, "89,00" 89. */
export function figuresIn(text: string): number[] {
  return [...text.matchAll(/\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d+)?/g)].map(([figure]) =>
    parseAmount(figure),
  );
}

/** Parses a number: "1,200" 1200, "89,00" 89. */
export function parseAmount(text: string): number {
  const plain = text.replace(/[' ](?=\d{3})/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?$/.test(plain);
  if (!grouped) return Number(plain.replace(',', '.'));
  const [whole = '', cents = ''] = /^(.*?)(?:[.,](\d{2}))?$/.exec(plain)?.slice(1) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents ?? ''}`);
}

/** Whether two digit strings are one phone number, with or without the country code. */
export function sameNumber(known: string, asked: string): boolean {
  const [short, long] = known.length < asked.length ? [known, asked] : [asked, known];
  return short.length >= 7 && long.endsWith(short.replace(/^0+/, ''));
}
