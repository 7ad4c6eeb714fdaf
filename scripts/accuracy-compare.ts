/** Lenient comparisons between extracted values and the key. */

const STREET_WORDS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  lane: 'ln',
  suite: 'ste',
  unit: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  highway: 'hwy',
  place: 'pl',
  court: 'ct',
  parkway: 'pkwy',
  terrace: 'ter',
  square: 'sq',
  straße: 'str',
  strasse: 'str',
};
const LEGAL_WORDS = new Set('llc inc ltd limited pty gmbh co pc pllc corp the dds'.split(' '));

/** Ignores case, accent forms, punctuation and spacing. */
export function plainText(value: string | null | undefined): string {
  return (value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function isSameText(a: string | null | undefined, b: string | null | undefined): boolean {
  return plainText(a) === plainText(b);
}

/** The name alone: at least two thirds of the words of both are the same, legal forms aside. */
export function isSameName(a: string | null | undefined, b: string | null | undefined): boolean {
  const words = (value: string | null | undefined) =>
    new Set(
      plainText(value)
        .split(' ')
        .filter((word) => word !== '' && !LEGAL_WORDS.has(word)),
    );
  const left = words(a);
  const right = words(b);
  if (left.size === 0 || right.size === 0) return false;
  const shared = left.intersection(right).size;
  return shared / (left.size + right.size - shared) >= 0.66;
}

export function isSameStreet(a: string | null | undefined, b: string | null | undefined): boolean {
  const street = (value: string | null | undefined) =>
    plainText(value)
      .replace(/stra(ß|ss)e/g, 'str')
      .split(' ')
      .map((word) => STREET_WORDS[word] ?? word)
      .join(' ');
  const [left, right] = [street(a), street(b)];
  return right !== '' && (left === right || left.includes(right) || right.includes(left));
}

export function isSamePostalCode(a: string | null | undefined, b: string | null | undefined): boolean {
  return plainText(a).replaceAll(' ', '') === plainText(b).replaceAll(' ', '');
}

/** The same, or one is a whole word of the other. */
export function holds(a: string | null | undefined, b: string | null | undefined): boolean {
  const [left, right] = [plainText(a), plainText(b)];
  if (left === '' || right === '') return false;
  return (
    left === right ||
    (left.length > 3 && right.length > 3 && (` ${left} `.includes(` ${right} `) || ` ${right} `.includes(` ${left} `)))
  );
}

export function collapse(value: string | null | undefined): string {
  return (value ?? '').replace(/\s+/g, ' ').trim();
}

/** Host and path of a profile, without www, m. and language subdomains. */
export function profileKey(address: string): string {
  const url = URL.parse(address);
  if (url === null) return plainText(address);
  return (url.hostname.replace(/^(www|m|[a-z]{2}-[a-z]{2})\./, '') + url.pathname.replace(/\/+$/, '')).toLowerCase();
}
