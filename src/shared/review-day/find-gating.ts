import type { ReadRequest, Span } from './read-request.ts';
import { type Cue, findCues, isEitherWay } from './request-cues.ts';

/** How many tokens after a cue it says where to go. */
const reach = 24;

/**
 * Asking some and not all: a condition on what somebody thinks, and where they may write; or two such conditions that lead to two
 * places. Returns the words, or null.
 */
export function findGating(text: ReadRequest): string | null {
  const cues = findCues(text).filter((cue) => !isAskedAlike(text, cue));
  return (
    findCondition(text, cues) ??
    findTwoWays(text, cues) ??
    findOnly(text, cues) ??
    findInstead(text) ??
    findSuppressed(text)
  );
}

function isAskedAlike(text: ReadRequest, cue: Cue): boolean {
  const next = text.neighbor(cue, 1);
  return isEitherWay(text, text.sentenceWith(cue)) || (next !== null && text.has(next, 'either'));
}

/** "If you were happy, please review us"; "Loved it? Tell Google." */
function findCondition(text: ReadRequest, cues: readonly Cue[]): string | null {
  for (const cue of cues) {
    const sentence = text.sentenceWith(cue);
    if (cue.side !== 'good' || !isConditional(text, cue, sentence) || text.isDenied(cue)) continue;
    const next = isQuestion(text, sentence) ? text.neighbor(cue, 1) : null;
    const place = [sentence, next]
      .flatMap((span) => (span === null ? [] : text.within(span, 'platform', 'review')))
      .find((span) => span.last < cue.first || span.first > cue.last);
    if (place !== undefined) return text.quote(cue, place);
  }
  return null;
}

function isConditional(text: ReadRequest, cue: Cue, sentence: Span): boolean {
  if (isQuestion(text, sentence)) {
    const opening = { first: sentence.first, last: sentence.first + 1 };
    return !text.has(opening, 'wh') || text.has(opening, 'if');
  }
  const polite = text.find('polite');
  return text
    .within({ first: sentence.first, last: cue.last }, 'if')
    .some(
      (one) =>
        one.first <= cue.first &&
        !text.words.slice(one.last + 1, cue.first).includes(',') &&
        !polite.some(({ first, last }) => one.first >= first && one.last <= last),
    );
}

function isQuestion(text: ReadRequest, sentence: Span): boolean {
  return text.words[sentence.last] === '?';
}

/** "9 or 10: Google. 8 and below: this form." */
function findTwoWays(text: ReadRequest, cues: readonly Cue[]): string | null {
  const signs = cues.filter((cue) => cue.isSign || isConditional(text, cue, text.sentenceWith(cue)));
  const ways = signs.map((cue, index) => {
    const opposite = signs.find((one, at) => at > index && one.side !== cue.side);
    const end = Math.min(cue.last + reach, (opposite?.first ?? text.words.length) - 1);
    const after = { first: cue.last + 1, last: end };
    return { cue, open: text.within(after, 'platform', 'review')[0], closed: text.within(after, 'private')[0] };
  });
  for (const one of ways) {
    if (one.open === undefined || one.cue.side === 'else') continue;
    const other = ways.find(({ cue, closed }) => cue.side !== one.cue.side && closed !== undefined);
    if (other !== undefined) return text.quote(one.cue, other.cue);
  }
  return null;
}

/** "Only ask satisfied customers", "satisfied customers we ask for a review". */
function findOnly(text: ReadRequest, cues: readonly Cue[]): string | null {
  for (const only of text.find('only')) {
    const sentence = text.sentenceWith(only);
    const [customers] = text.within({ first: only.last + 1, last: only.last + 3 }, 'customers');
    const score = text.numbers.find(
      ({ first, last }) => customers !== undefined && first > customers.last && last <= sentence.last,
    );
    const isGated = score !== undefined && text.has(sentence, 'review', 'platform') && !text.isDenied(only);
    if (isGated && !isEitherWay(text, sentence)) return text.quote(only, score);
  }
  for (const cue of cues) {
    if (cue.side !== 'good') continue;
    const sentence = text.sentenceWith(cue);
    const place = text.within(sentence, 'review', 'platform')[0];
    if (place === undefined || text.isDenied(cue)) continue;
    const only = text.within(sentence, 'only').find(({ first }) => !text.isDenied({ first, last: first }));
    const customers = text.within({ first: cue.first - 2, last: cue.last + 2 }, 'customers').length > 0;
    if (only !== undefined) return text.quote(only, cue);
    if (!cue.isSign && customers && text.has(sentence, 'ask') && cue.first - sentence.first < 3)
      return text.quote(cue, place);
  }
  return null;
}

/** "Call us instead of writing a review", "Unhappy? Tell us first." */
function findInstead(text: ReadRequest): string | null {
  for (const rather of text.find('rather')) {
    const sentence = text.sentenceWith(rather);
    const before = text.neighbor(rather, -1);
    const asked =
      before !== null && isQuestion(text, before) && text.has(before, 'notHappy', 'else', 'bad') ? before : null;
    const whole = { first: asked?.first ?? sentence.first, last: text.neighbor(rather, 0)?.last ?? sentence.last };
    const contact = text.within(whole, 'private')[0];
    const followed = text.within({ first: rather.last + 1, last: rather.last + 5 }, 'review')[0];
    const isBad = text.has(sentence, 'bad') && followed !== undefined;
    const isUnhappy =
      text.has(whole, 'notHappy') && (followed !== undefined || asked !== null || text.has(whole, 'review'));
    const isElsewhere = contact !== undefined && followed !== undefined && text.has(sentence, 'if');
    if (text.isDenied(rather) || isEitherWay(text, sentence)) continue;
    if (isBad || (contact !== undefined && isUnhappy) || isElsewhere)
      return text.quote(rather, followed ?? contact ?? rather);
  }
  return null;
}

/** "Please don't leave a bad review", "take down your negative review". */
function findSuppressed(text: ReadRequest): string | null {
  for (const span of text.find('suppress')) {
    const after = { first: span.first, last: Math.min(span.last + 6, text.sentenceWith(span).last) };
    const [bad] = text.within(after, 'bad');
    const [review] = text.within(after, 'review');
    if (bad !== undefined && review !== undefined && !isEitherWay(text, text.sentenceWith(span)))
      return text.quote(span, review);
  }
  return null;
}
