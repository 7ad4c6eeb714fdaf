/** A piece of text that is the same in both, only in the shown text (`extra`), or only in the reference. */
export interface Piece {
  readonly text: string;
  readonly kind: 'same' | 'extra' | 'missing';
}

const words = /[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu;
/** Above this size a word-by-word comparison costs more than it is worth. */
const mostWords = 120;
/** With less in common than this, marking single words would only confuse. */
const leastInCommon = 0.35;

/**
 * Diffs `actual` against `expected`, word by word, and letter by letter inside a changed word. Ignores case. Two texts with
 * little in common come back as one marked piece. With open ends, `actual` may be embedded in other words: additions before
 * or after it are no difference.
 */
export function textDifference(expected: string, actual: string, ends: 'exact' | 'open' = 'exact'): Piece[] {
  const from = expected.match(words) ?? [];
  const to = actual.match(words) ?? [];
  if (from.length > mostWords || to.length > mostWords) return wholeDifference(expected, actual);
  const aligned = refine(alignWords(from, to, ends));
  const pieces = ends === 'open' ? openEnds(aligned) : aligned;
  const common = pieces.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.trim().length : sum), 0);
  const length = ends === 'open' ? expected.length : Math.max(expected.length, actual.length);
  const isAlike = common >= leastInCommon * length;
  return isAlike ? join(pieces) : wholeDifference(expected, actual);
}

/** Diffs two phone numbers, digit by digit from the right, ignoring country codes, trunk zeros and punctuation. */
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

/** Unmarks additions at either end; replacements there stay marked. */
function openEnds(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ kind }) => kind !== 'extra');
  const last = pieces.findLastIndex(({ kind }) => kind !== 'extra');
  return pieces.map((piece, index) => {
    const isAdded =
      (index < first && pieces[first]?.kind === 'same') ||
      (index > last && last !== -1 && pieces[last]?.kind === 'same');
    return isAdded ? { ...piece, kind: 'same' } : piece;
  });
}

function wholeDifference(expected: string, actual: string): Piece[] {
  return [{ text: actual, kind: isSame(expected, actual) ? 'same' : 'extra' }];
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

const rewards = { sameWord: 4, sameSign: 1 } as const;
const costs = { otherWord: 1, otherSign: 4, lostWord: 2, lostSign: 1 } as const;

/**
 * The alignment that keeps the most words with the fewest breaks (Needleman and Wunsch), as pieces in reading order. With
 * open ends, words of `to` before and after everything in `from` cost nothing.
 */
function alignWords(from: readonly string[], to: readonly string[], ends: 'exact' | 'open'): Piece[] {
  const width = to.length + 1;
  const best = new Int32Array((from.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  const keep = (i: number, j: number) => pairScore(from[i] ?? '', to[j] ?? '') + at(i + 1, j + 1);
  const lose = (i: number, j: number) => at(i + 1, j) - gapCost(from[i] ?? '');
  const add = (i: number, j: number) => {
    const isFree = ends === 'open' && (i === 0 || i === from.length);
    return at(i, j + 1) - (isFree ? 0 : gapCost(to[j] ?? ''));
  };
  const move = (i: number, j: number): 'keep' | 'lose' | 'add' => {
    if (i === from.length) return 'add';
    if (j === to.length) return 'lose';
    const [kept, lost, added] = [keep(i, j), lose(i, j), add(i, j)];
    if (kept >= lost && kept >= added) return 'keep';
    return lost >= added ? 'lose' : 'add';
  };
  const scores = { keep, lose, add };
  for (let i = from.length; i >= 0; i--) {
    for (let j = to.length; j >= 0; j--) {
      if (i < from.length || j < to.length) best[i * width + j] = scores[move(i, j)](i, j);
    }
  }
  const pieces: Piece[] = [];
  for (let i = 0, j = 0; i < from.length || j < to.length; ) {
    const step = move(i, j);
    const [old = '', now = ''] = [from[i], to[j]];
    if (step === 'keep' && isSame(old, now)) pieces.push({ text: now, kind: 'same' });
    else {
      if (step !== 'add') pieces.push({ text: old, kind: 'missing' });
      if (step !== 'lose') pieces.push({ text: now, kind: 'extra' });
    }
    if (step !== 'add') i += 1;
    if (step !== 'lose') j += 1;
  }
  return pieces;
}

function pairScore(old: string, now: string): number {
  const areWords = isWord(old) && isWord(now);
  if (isSame(old, now)) return areWords ? rewards.sameWord : rewards.sameSign;
  return -(areWords ? costs.otherWord : costs.otherSign);
}

function gapCost(token: string): number {
  return isWord(token) ? costs.lostWord : costs.lostSign;
}

function isWord(token: string): boolean {
  return /[\p{L}\p{N}]/u.test(token);
}

/** A replaced word is compared letter by letter from both ends. */
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
  return head + tail > 0 && 3 * (head + tail) >= Math.max(a.length, b.length);
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
