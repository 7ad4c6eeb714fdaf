import { readAddressesAt } from '../facts/place/parse-address.ts';

/** The address in a line of a site without the sentence around it; the line itself where none is read in it. */
export function addressPart(line: string): string {
  const [read] = readAddressesAt([line], 0, { names: new Set() });
  const { street = null, city = null, region = null, postalCode = null } = read ?? {};
  const start = line.indexOf(street ?? city ?? '');
  if (read === undefined || start === -1) return line;
  const ends = [street, city, region, postalCode].map((part) =>
    part === null ? 0 : line.indexOf(part, start) + part.length,
  );
  const end = Math.max(...ends);
  return `${ownBeginning(line.slice(0, start))}${line.slice(start, end)}${ownEnd(line.slice(end))}`.trim();
}

/** What a comma ties to the street, such as a name or a house; nothing of a sentence that runs into it. */
function ownBeginning(before: string): string {
  const last = before.split(/:\s|[.!?]\s(?=\p{Lu})/u).at(-1) ?? '';
  return /,\s*$/.test(last) || !/(?:^|\s)\p{Ll}/u.test(last) ? last : '';
}

/** What follows up to the end of the sentence, or up to the label of a number. */
function ownEnd(after: string): string {
  const sentence = after.split(/[.!?;](?:\s+(?=\p{Lu})|\s*$)/u)[0] ?? '';
  const number = sentence.search(/[\d@]/);
  return number === -1 ? sentence : sentence.slice(0, number).split(SEPARATOR).slice(0, -1).join(', ');
}

const SEPARATOR = /\s[-–|·]\s|,\s/;
