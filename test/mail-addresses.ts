import { seededRandom } from './random.ts';

/** What a hostile form makes of two addresses: `typed` is the one that seems to be meant, `other` the one to be slipped in. */
type Form = (typed: string, other: string) => string;

/** Every way in which libraries and mail servers were seen to read more, or other, recipients out of one string. */
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

/** A string that somebody typed into a field for one address, and the recipient that it may mean at most. */
export interface CraftedAddress {
  readonly typed: string;
  /** The address that nothing may ever be sent to because of this string. */
  readonly slippedIn: string;
}

/** `count` different strings out of these forms. */
export function craftAddresses(count: number): readonly CraftedAddress[] {
  const random = seededRandom(141);
  const word = () => Math.floor(random() * 0xffffff).toString(36);
  return Array.from({ length: count }, (_, index) => {
    const form = FORMS[index % FORMS.length] ?? ((typed: string) => typed);
    const slippedIn = `victim${word()}${index}@victim${index}.example`;
    return { typed: form(`typed${word()}@shop${index}.example`, slippedIn), slippedIn };
  });
}
