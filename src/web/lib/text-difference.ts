/** A stretch of text that is the same, only in the text shown (`extra`), or only in the one it is compared with. */
export interface Piece {
  readonly text: string;
  readonly kind: 'same' | 'extra' | 'missing';
}

const words = /[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu;
/** Beyond this the comparison of every word with every other would cost more than it tells. */
const mostWords = 120;
/** With less in common than this, marking single words would only confuse. */
const leastInCommon = 0.35;

/**
 * `actual` against `expected`, word by word and inside a changed word letter by letter. Case is not a difference.
 * Two texts with little in common come back as one marked piece.
 */
export function textDifference(expected: string, actual: string): Piece[] {
  const from = expected.match(words) ?? [];
  const to = actual.match(words) ?? [];
  if (from.length > mostWords || to.length > mostWords) return wholeDifference(expected, actual);
  const pieces = refine(alignWords(from, to));
  const common = pieces.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.trim().length : sum), 0);
  const isAlike = common >= leastInCommon * Math.max(expected.length, actual.length);
  return isAlike ? join(pieces) : wholeDifference(expected, actual);
}

/** Two phone numbers, digit by digit from the right: country codes, trunk zeros and punctuation are no difference. */
export function phoneDifference(expected: string, actual: string): Piece[] {
  const wanted = [...expected.replace(/\D/g, '').replace(/^0+/, '')].reverse();
  const firstCounting = actual.search(/[1-9]/);
  let place = 0;
  const pieces: Piece[] = [];
  for (let index = actual.length - 1; index >= 0; index--) {
    const sign = actual[index] ?? '';
    const isCompared = /\d/.test(sign) && index >= firstCounting && place < wanted.length;
    pieces.push({ text: sign, kind: isCompared && wanted[place] !== sign ? 'extra' : 'same' });
    if (isCompared) place += 1;
  }
  return join(pieces.reverse());
}

function wholeDifference(expected: string, actual: string): Piece[] {
  return [{ text: actual, kind: isSame(expected, actual) ? 'same' : 'extra' }];
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The longest common subsequence of words, as pieces in reading order. */
function alignWords(from: readonly string[], to: readonly string[]): Piece[] {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const same = isSame(from[i] ?? '', to[j] ?? '');
      lengths[i * width + j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < from.length || j < to.length) {
    const [old = '', now = ''] = [from[i], to[j]];
    if (i < from.length && j < to.length && isSame(old, now)) {
      pieces.push({ text: now, kind: 'same' });
      i += 1;
      j += 1;
    } else if (j >= to.length || (i < from.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: old, kind: 'missing' });
      i += 1;
    } else {
      pieces.push({ text: now, kind: 'extra' });
      j += 1;
    }
  }
  return pieces;
}

/** A word in place of one other word is compared letter by letter from both ends. */
function refine(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    const before = pieces[index - 1];
    const after = pieces[index + 1];
    if (piece.kind === 'missing' && after?.kind === 'extra' && isClose(piece.text, after.text)) return [];
    if (piece.kind === 'extra' && before?.kind === 'missing' && isClose(before.text, piece.text)) {
      return letterDifference(before.text, piece.text);
    }
    return [piece];
  });
}

function isClose(a: string, b: string): boolean {
  const { head, tail } = commonEnds(a, b);
  return head + tail > 0 && head + tail >= Math.max(a.length, b.length) / 2;
}

function letterDifference(expected: string, actual: string): Piece[] {
  const { head, tail } = commonEnds(expected, actual);
  const middle = actual.slice(head, actual.length - tail);
  const lost = expected.slice(head, expected.length - tail);
  const pieces: Piece[] = [
    { text: actual.slice(0, head), kind: 'same' },
    middle === '' ? { text: lost, kind: 'missing' } : { text: middle, kind: 'extra' },
    { text: actual.slice(actual.length - tail), kind: 'same' },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function commonEnds(a: string, b: string): { head: number; tail: number } {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return { head, tail };
}

function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === piece.kind) joined[joined.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
