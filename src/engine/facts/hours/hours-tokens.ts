import { readTime } from './clock-times.ts';
import {
  type Atom,
  type AtomsRead,
  asRead,
  type ClockTime,
  type Gap,
  readDisguise,
  type Sign,
  splitAtoms,
} from './hours-atoms.ts';
import { type HoursLexicon, isUnspaced, type Meaning } from './hours-lexicon.ts';
import { endsSentence, phraseAt, readUnspaced, readWord } from './hours-words.ts';

type Kind = Exclude<Meaning, { kind: 'time' | 'half' | 'days' }> | { readonly kind: Sign };

interface Place {
  readonly gap: Gap;
  /** Whether there is space before it. */
  readonly isSpaced: boolean;
  readonly text: string;
}
export type DaysToken = Place & Extract<Meaning, { kind: 'days' }>;
export type TimeToken = Place & { readonly kind: 'time'; readonly time: ClockTime };
/** A token of lines about hours. */
export type HoursToken = DaysToken | TimeToken | (Place & Kind) | (Place & Extract<Meaning, { kind: 'half' }>);

const SIGNS: Readonly<Record<string, Sign | 'and' | 'glue'>> = {
  "'": 'glue',
  '’': 'glue',
  '-': 'dash',
  ',': 'and',
  '&': 'and',
  '+': 'and',
  '、': 'and',
  '・': 'and',
  '/': 'slash',
  '|': 'bar',
  '·': 'bar',
  '•': 'bar',
  ';': 'semicolon',
  ':': 'colon',
  '(': 'openParen',
  '[': 'openParen',
  '!': 'stop',
  '?': 'stop',
  '。': 'stop',
  '%': 'percent',
};

/** Tokens of a text in which "\n" ends a line and "\t" a cell. */
export function tokenizeHours(text: string, lexicon: HoursLexicon): HoursToken[] {
  const atoms = splitAtoms(text);
  const tokens: HoursToken[] = [];
  for (let at = 0; at < atoms.length; ) {
    const atom = atoms[at];
    if (atom === undefined) break;
    const { token, length } = readAtom(atoms, at, atom, lexicon);
    const place: Place = {
      gap: atom.gap,
      isSpaced: atom.isSpaced,
      text:
        length === 1
          ? atom.raw
          : atoms
              .slice(at, at + length)
              .map(({ raw }) => raw)
              .join(' '),
    };
    for (const [index, one] of token.entries()) {
      const own = index === 0 ? place : { gap: '' as const, isSpaced: false, text: place.text };
      tokens.push(one.kind === 'time' && !('time' in one) ? clock(own, one.hour) : { ...own, ...one });
    }
    at += length;
  }
  return tokens;
}

function clock(place: Place, hour: number): TimeToken {
  const time = { hour, minute: 0, half: null, isMarked: true, isFourDigits: false, hasLeadingZero: false };
  return { ...place, kind: 'time', time };
}

function readAtom(atoms: readonly Atom[], at: number, atom: Atom, lexicon: HoursLexicon): AtomsRead {
  const disguise = readDisguise(atom);
  if (disguise !== null) return asRead({ kind: disguise });
  const phrase = phraseAt(atoms, at, lexicon);
  if (phrase !== null) return asRead(phrase.meaning, phrase.length);
  if (/^\d/.test(atom.raw)) return readTime(atoms, at, atom, lexicon);
  if (isUnspaced(atom.folded)) return { token: readUnspaced(atom.folded, lexicon), length: 1 };
  if (/^\p{L}/u.test(atom.raw)) return { token: readWord(atom.folded, lexicon), length: 1 };
  if (atom.raw === '.') return asRead({ kind: endsSentence(atoms, at, lexicon) ? 'stop' : 'glue' });
  // In a cell of its own, or beside a day in a row.
  if (atom.raw === '×' && atom.gap === 'cell') return asRead({ kind: 'closed' });
  return asRead({ kind: SIGNS[atom.raw] ?? 'other' });
}
