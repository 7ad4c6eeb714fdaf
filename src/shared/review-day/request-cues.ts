import { overlaps, type ReadRequest, type Span } from './read-request.ts';

/** What a customer thinks, as a text names it: in words, stars, points, thumbs or faces. */
export interface Cue extends Span {
  readonly side: 'good' | 'bad' | 'else';
  /** A score, thumb or face, which needs no "if" before it. */
  readonly isSign: boolean;
}

/** How far a word that joins two opposites may be from each. */
const joinedWithin = 4;

/** All cues of a text, in order. */
export function findCues(text: ReadRequest): Cue[] {
  const polite = text.find('polite');
  const words = (concept: 'happy' | 'notHappy' | 'else' | 'high' | 'low', side: Cue['side'], isSign: boolean): Cue[] =>
    text
      .find(concept)
      .filter((span) => concept !== 'happy' || !polite.some((one) => overlaps(one, span)))
      .map((span) => ({ ...span, side, isSign }));
  const happy = words('happy', 'good', false).map((cue): Cue => (isNegated(text, cue) ? { ...cue, side: 'bad' } : cue));
  const cues = [
    ...happy,
    ...words('notHappy', 'bad', false),
    ...words('high', 'good', true),
    ...words('low', 'bad', true),
    ...words('else', 'else', true),
    ...findScores(text),
    ...findGrades(text),
  ].toSorted((one, other) => one.first - other.first || other.last - one.last);
  // "not happy ?" is one cue, not two.
  let end = -1;
  return cues.filter((cue) => {
    if (cue.last <= end) return false;
    if (cue.side !== 'good') end = cue.last;
    return true;
  });
}

/** True in a sentence that asks everybody alike: "happy or not", "five stars or one", "good and bad". */
export function isEitherWay(text: ReadRequest, sentence: Span): boolean {
  if (text.has(sentence, 'either')) return true;
  return text.within(sentence, 'or').some((joint) => {
    const left = { first: Math.max(sentence.first, joint.first - joinedWithin), last: joint.first - 1 };
    const right = { first: joint.last + 1, last: Math.min(sentence.last, joint.last + joinedWithin) };
    const signs = text.words.slice(left.first, right.last + 1);
    if (signs.includes(':') || signs.includes('?')) return false;
    const isOpposite = (one: Span, other: Span) => isGoodIn(text, one) && isBadIn(text, other);
    return isOpposite(left, right) || isOpposite(right, left);
  });
}

function isGoodIn(text: ReadRequest, span: Span): boolean {
  return text.has(span, 'good', 'happy', 'high') || hasStars(text, span, 4, 5);
}

function isBadIn(text: ReadRequest, span: Span): boolean {
  return text.has(span, 'bad', 'notHappy', 'low') || hasStars(text, span, 1, 2);
}

/** The most stars or points there are: "five stars", "5/5", "⭐⭐⭐", "top marks"; not those of a hotel. */
export function findTopScores(text: ReadRequest): Span[] {
  const stars = text.find('star');
  const counted = text.numbers
    .filter(({ value }) => value === 5)
    .flatMap((number) => {
      const star = stars.find(({ first }) => first > number.last && first - number.last <= 2);
      return star === undefined ? [] : [{ first: number.first, last: star.last }];
    });
  const compounds = stars.filter((star) => text.numbers.some((number) => number.value === 5 && overlaps(number, star)));
  const drawn = text.words.flatMap((word, index) =>
    word === 'xstar' && text.words[index + 1] === 'xstar' && text.words[index + 2] === 'xstar'
      ? [{ first: index, last: index + 2 }]
      : [],
  );
  return [...counted, ...compounds, ...drawn, ...fractions(text, 1, 1), ...text.find('allStars')].filter((span) => {
    const around = { first: Math.max(0, span.first - 3), last: span.last + 2 };
    return !text.has(around, 'hotel');
  });
}

function isNegated(text: ReadRequest, { first }: Span): boolean {
  return text.has(
    { first: Math.max(text.sentenceWith({ first, last: first }).first, first - 4), last: first - 1 },
    'deny',
  );
}

/** True when a span has a number between two, in a sentence about stars. */
function hasStars(text: ReadRequest, span: Span, least: number, most: number): boolean {
  const isNumber = text.numbers.some(
    ({ first, last, value }) => first >= span.first && last <= span.last && value >= least && value <= most,
  );
  return isNumber && text.has(text.sentenceWith(span), 'star');
}

/** Scores: "4 or 5", "1 to 3", "8 or more", "below 4", "four stars", "4/5". A whole scale ("1 to 10") is none. */
function findScores(text: ReadRequest): Cue[] {
  const stars = text.find('star');
  const pairs = findPairs(text);
  const singles = text.numbers.flatMap((number): Cue[] => {
    if (number.value > 10 || !Number.isInteger(number.value) || pairs.some(({ span }) => overlaps(span, number)))
      return [];
    const before = text.within({ first: Math.max(0, number.first - 3), last: number.first - 1 }, 'atLeast', 'below');
    const limit = before.find(({ last }) => last === number.first - 1);
    const after = text.within({ first: number.last + 1, last: number.last + 3 }, 'orMore', 'orLess');
    const next = after.find(({ first }) => first === number.last + 1);
    const star = stars.find(({ first }) => first > number.last && first - number.last <= 2);
    const cue = (side: Cue['side'], last = number.last): Cue[] => [{ first: number.first, last, side, isSign: true }];
    if (next !== undefined) return cue(text.find('orMore').includes(next) ? 'good' : 'bad', next.last);
    if (limit !== undefined) return cue(text.find('atLeast').includes(limit) ? 'good' : 'bad');
    if (star !== undefined) return cue(number.value >= 4 ? 'good' : 'bad', star.last);
    const named = text.has({ first: number.first - 3, last: number.first - 1 }, 'ratingWord');
    return named ? cue(number.value >= 4 ? 'good' : 'bad') : [];
  });
  const scores = pairs.flatMap(({ span, side }): Cue[] => (side === null ? [] : [{ ...span, side, isSign: true }]));
  return [...scores, ...fractions(text, 0.8, 1).map(sign('good')), ...singles];
}

/** "The average is good", "a low grade". */
function findGrades(text: ReadRequest): Cue[] {
  return text.find('ratingWord').flatMap((word): Cue[] => {
    const { first, last } = text.sentenceWith(word);
    const around = { first: Math.max(first, word.first - 1), last: Math.min(last, word.last + 3) };
    const [bad] = text.within(around, 'bad');
    const [grade] = bad === undefined ? text.within(around, 'good') : [bad];
    if (grade === undefined) return [];
    const span = { first: Math.min(word.first, grade.first), last: Math.max(word.last, grade.last) };
    return [{ ...span, side: bad === undefined ? 'good' : 'bad', isSign: true }];
  });
}

/** Two numbers that belong together. Without a side when they are a whole scale. */
function findPairs(text: ReadRequest): { readonly span: Span; readonly side: 'good' | 'bad' | null }[] {
  // "un 4 o un 5": an article is no number.
  const numbers = text.numbers.filter(({ first, value }) => value !== 1 || text.words[first] === '1');
  return numbers.flatMap((one, index) => {
    const other = numbers[index + 1];
    if (other === undefined || other.first - one.last < 2 || other.first - one.last > 3) return [];
    const between = { first: one.last + 1, last: other.first - 1 };
    const isJoined = text.has(between, 'or', 'to') || text.words.slice(between.first, other.first).includes('-');
    const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
    if (!isJoined || high > 10) return [];
    const isScale = low <= 1 && (high === 5 || high === 10);
    return [{ span: { first: one.first, last: other.last }, side: isScale ? null : low >= 4 ? 'good' : 'bad' }];
  });
}

const sign =
  (side: Cue['side']) =>
  ({ first, last }: Span): Cue => ({ first, last, side, isSign: true });

/** "4/5" and "9/10" between two shares of the whole. */
function fractions(text: ReadRequest, least: number, most: number): Span[] {
  return text.numbers.flatMap(({ first, last, value }) => {
    const whole = Number(text.words[last + 1] === '/' ? text.words[last + 2] : Number.NaN);
    const share = value / whole;
    return (whole === 5 || whole === 10) && share >= least && share <= most ? [{ first, last: last + 2 }] : [];
  });
}
