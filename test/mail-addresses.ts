import { seededRandom } from './random.ts';

/** A hostile combination of two addresses: `typed` is the apparent one, `other` the one to be smuggled in. */
type Form = (typed: string, other: string) => string;

/** Every known way in which libraries and mail servers parse more, or other, recipients from one string. */
const FORMS: readonly Form[] = [
  // Lists.
  (a, b) => `${a},${b}`,
  (a, b) => `${a}, ${b}`,
  (a, b) => `${a};${b}`,
  (a, b) => `${a} ${b}`,
  (a, b) => `${a}\t${b}`,
  (a, b) => `${a}\uff0c${b}`,
  (a, b) => `,${a},,${b},`,
  // Display names and angle brackets.
  (a, b) => `${a} <${b}>`,
  (a, b) => `"${a}" <${b}>`,
  (a, b) => `<${a}><${b}>`,
  (a, b) => `<${b}> ${a}`,
  (a, b) => `${a}<${b}`,
  (a, b) => `${a}>${b}`,
  (a) => `<${a}>`,
  (a) => `mailto:${a}`,
  (a, b) => `${a}?bcc=${b}`,
  (a, b) => `=?utf-8?q?${a}?= <${b}>`,
  // Groups, comments, routes.
  (a, b) => `Group: ${a}, ${b};`,
  (a, b) => `Group:${a};${b}`,
  (a, b) => `undisclosed:${b};`.concat(a),
  (a, b) => `${a} (${b})`,
  (a, b) => `(${a})${b}`,
  (a, b) => `@${a.split('@')[1]}:${b}`,
  (a, b) => `${b.replace('@', '%')}@${a.split('@')[1]}`,
  (a, b) => `${b.split('@')[1]}!${b.split('@')[0]}@${a.split('@')[1]}`,
  (a, b) => `${a}@${b.split('@')[1]}`,
  (a, b) => `${a}@${b}`,
  // Line breaks and other characters that end something.
  (a, b) => `${a}\r\nBcc: ${b}`,
  (a, b) => `${a}\nCc: ${b}`,
  (a, b) => `${a}\rTo: ${b}`,
  (a, b) => `${a}>\r\nRCPT TO:<${b}`,
  (a, b) => `${a}\r\n\r\n${b}`,
  (a, b) => `${a}%0d%0aBcc:${b}`,
  (a, b) => `${a}\u0000${b}`,
  (a, b) => `${a}\u2028${b}`,
  (a, b) => `${a}\u0085${b}`,
  (a, b) => `${a}\u560d\u560aBcc: ${b}`,
  (a) => `${a}\u0000`,
  (a) => `${a}\n`,
  (a) => ` ${a}`,
  (a) => `\ufeff${a}`,
  // Quoted local parts and escapes.
  (a, b) => `"${b} "@${a.split('@')[1]}`,
  (a, b) => `"${b}"@${a.split('@')[1]}`,
  (a, b) => `"a\\"${b}"@${a.split('@')[1]}`,
  (a, b) => `"${a.split('@')[0]}\r\nBcc: ${b}"@${a.split('@')[1]}`,
  (a, b) => `${a.replace('@', '\\@')}@${b.split('@')[1]}`,
  (a, b) => `a"${b}"@${a.split('@')[1]}`,
  // Letters that look like others.
  (a) => a.replace('@', '\uff20'),
  (a) => a.replace('@', '\ufe6b'),
  (a, b) => `${a.replace('@', '\uff20')}@${b.split('@')[1]}`,
  (a) => a.replace('.example', '\u3002example'),
  (a) => a.replace('.example', '\uff0eexample'),
  (a) => a.replace('e', '\u0435'),
  (a) => a.replace('example', '\uff45xample'),
  (a) => a.replace('example', 'exa\u00admple'),
  (a) => a.replace('example', 'exam\u200bple'),
  (a) => a.replace('example', '\u24d4xample'),
  (a) => `\u202e${a}`,
  // Hosts that are none.
  (a) => `${a.split('@')[0]}@127.0.0.1`,
  (a) => `${a.split('@')[0]}@[127.0.0.1]`,
  (a) => `${a.split('@')[0]}@[IPv6:::1]`,
  (a) => `${a.split('@')[0]}@0x7f000001`,
  (a) => `${a.split('@')[0]}@2130706433`,
  (a) => `${a.split('@')[0]}@localhost`,
  (a) => `${a}.`,
  (a) => `${a}:25`,
  (a) => `${a}/..`,
  (a) => `${a}#x`,
  (a, b) => `${a.split('@')[0]}@${b.split('@')[1]}\\@${a.split('@')[1]}`,
  (a) => a.replace('@', '@-'),
  (a) => a.replace('@', '@.'),
  (a) => a.replace('@', '.@'),
  (a) => a.replace('@', '@@'),
  (a) => `${'x'.repeat(65)}${a}`,
  (a) => `${a.split('@')[0]}@${'x'.repeat(64)}.example`,
  (a) => `${a.split('@')[0]}@${'x.'.repeat(125)}example`,
  // Good ones, which must go to exactly one place.
  (a) => a,
  (a) => a.toUpperCase(),
  (a) => a.replace('@', '+tag@'),
  (a) => a.replace('@', "o'hara@"),
  (a) => a.replace('@', '@b\u00fccher-'),
];

/** A string typed into an address field, and the only recipient that it may mean. */
export interface CraftedAddress {
  readonly typed: string;
  /** The address that must never receive a mail because of this string. */
  readonly slippedIn: string;
}

/** What somebody may type whose address is in order. */
const LOCAL_PARTS = [
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => `${word}+tag`,
  (word: string) => `o'${word}`,
  (word: string) => `${word}.${word}`,
  (word: string) => `_${word}-1`,
] as const;
const DOMAINS = [
  (index: number) => `shop${index}.example`,
  (index: number) => `Mail.Shop${index}.Example`,
  (index: number) => `b\u00fccher-${index}.example`,
  (index: number) => new URL(`http://m\u00fcller-${index}.example`).hostname,
] as const;
/** Characters that end, join or hide something in one parser or another. */
const NOISE = [
  ',',
  ';',
  ':',
  '<',
  '>',
  '"',
  '(',
  ')',
  '[',
  ']',
  '\\',
  '%',
  '!',
  '@',
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\u0000',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u0301',
  '\u200b',
  '\u200d',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u3002',
  '\ufeff',
  '\uff0c',
  '\uff1b',
  '\uff20',
  '\ud800',
  '\u{1f4e7}',
  '..',
  '@@',
  '%00',
  '%0d%0a',
] as const;
/** How many forms are nested around an address. */
const DEPTHS = [0, 1, 1, 1, 1, 2, 2, 2, 3] as const;
const NOISY_SHARE = 0.3;

/**
 * `count` different strings: first each form by itself, then nested forms around addresses of every kind, some with stray
 * characters inserted. Deterministic.
 */
export function craftAddresses(count: number): readonly CraftedAddress[] {
  const random = seededRandom(141);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item => items[below(items.length)] ?? otherwise;
  const word = () => below(0xffffff).toString(36);
  const plain: Form = (typed) => typed;
  const craft = (index: number): CraftedAddress => {
    const slippedIn = `victim${word()}${index}@victim${index}.example`;
    const own = FORMS[index];
    if (own !== undefined) return { typed: own(`typed${word()}@shop${index}.example`, slippedIn), slippedIn };
    let typed = `${pick(LOCAL_PARTS, LOCAL_PARTS[0])(`typed${word()}`)}@${pick(DOMAINS, DOMAINS[0])(index)}`;
    for (let depth = pick(DEPTHS, 0); depth > 0; depth -= 1) typed = pick(FORMS, plain)(typed, slippedIn);
    if (random() < NOISY_SHARE) {
      for (let left = 1 + below(3); left > 0; left -= 1) {
        const at = below(typed.length + 1);
        typed = typed.slice(0, at) + pick(NOISE, ',') + typed.slice(at);
      }
    }
    return { typed, slippedIn };
  };
  return Array.from({ length: count }, (_, index) => craft(index));
}
