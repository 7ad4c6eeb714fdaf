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
    findChosen(text) ??
    findWithheld(text, cues) ??
    findSkipped(text, cues) ??
    findSounding(text) ??
    findInstead(text) ??
    findSuppressed(text)
  );
}

function isAskedAlike(text: ReadRequest, cue: Cue): boolean {
  const next = text.neighbor(cue, 1);
  const isNext =
    next !== null && text.has(next, 'either') && (next.last - next.first < 6 || text.has(next, 'review', 'platform'));
  return isNext || isEitherWay(text, text.sentenceWith(cue));
}

/** "If you were happy, please review us"; "Loved it? Tell Google." */
function findCondition(text: ReadRequest, cues: readonly Cue[]): string | null {
  for (const cue of cues) {
    const sentence = text.sentenceWith(cue);
    if (cue.side !== 'good' || !isConditional(text, cue, sentence) || text.isDenied(cue)) continue;
    const next = isQuestion(text, sentence) ? text.neighbor(cue, 1) : null;
    const place = [sentence, next]
      .flatMap((span) => (span === null ? [] : text.within(span, 'platform', 'review', 'recommend')))
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
  const signs = cues.filter(
    (cue) => cue.isSign || cue.side === 'bad' || isConditional(text, cue, text.sentenceWith(cue)),
  );
  const ways = signs.map((cue, index) => {
    const opposite = signs.find((one, at) => at > index && one.side !== cue.side);
    const end = Math.min(cue.last + reach, (opposite?.first ?? text.words.length) - 1);
    const after = { first: cue.last + 1, last: end };
    return {
      cue,
      open: text.within(after, 'platform', 'review', 'public')[0],
      closed: text.within(after, 'private')[0],
    };
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

/** "Send the link only to clients who hugged you": some and not all, whatever it is that tells them apart but their consent. */
function findChosen(text: ReadRequest): string | null {
  for (const only of text.find('only')) {
    const sentence = text.sentenceWith(only);
    const after = { first: only.last + 1, last: Math.min(only.last + 6, sentence.last) };
    const next = text.neighbor(only, 1);
    const isRequest = [sentence, next].some((span) => span !== null && text.has(span, 'platform', 'review'));
    const isHarmless = text.has(sentence, 'consent') || isEitherWay(text, sentence) || text.isDenied(only);
    const [good] = text.within(after, 'good');
    const review = good && text.within({ first: good.last + 1, last: good.last + 1 }, 'review')[0];
    if (isHarmless) continue;
    if (review !== undefined && text.has(sentence, 'platform', 'public')) return text.quote(only, review);
    const [chosen] = text.within(after, 'thoseWho');
    if (chosen !== undefined && isRequest && text.has(sentence, 'platform', 'review', 'ask'))
      return text.quote(only, chosen);
  }
  return null;
}

/** "Trouble on site: no link", "below 8? Don't send the mail from Google". */
function findWithheld(text: ReadRequest, cues: readonly Cue[]): string | null {
  for (const denial of text.find('deny')) {
    const sentence = text.sentenceWith(denial);
    const before = text.neighbor(denial, -1);
    const first = before !== null && isQuestion(text, before) ? before.first : sentence.first;
    const cue = cues.find((one) => one.side === 'bad' && one.first >= first && one.last <= sentence.last);
    const after = { first: denial.last + 1, last: Math.min(denial.last + 3, sentence.last) };
    const isWhen =
      text.has({ ...after, last: denial.last + 1 }, 'if') && text.has(sentence, 'ask', 'review', 'platform');
    const withheld = isWhen
      ? denial
      : (text.within(after, 'platform')[0] ?? text.within({ ...after, last: denial.last + 2 }, 'ask')[0]);
    const isHarmless = text.has(sentence, 'suppress', 'only', 'either', 'rather') || text.isDenied(denial);
    const isSplit = cue !== undefined && (cue.isSign || isConditional(text, cue, text.sentenceWith(cue)));
    if (isSplit && withheld !== undefined && !isHarmless) return text.quote(cue, withheld);
  }
  return null;
}

/** "Leave out the files with complaints", in instructions about who is asked. */
function findSkipped(text: ReadRequest, cues: readonly Cue[]): string | null {
  for (const skip of text.find('skip')) {
    const sentence = text.sentenceWith(skip);
    const cue = cues.find(
      ({ side, first, last }) => side === 'bad' && first >= sentence.first && last <= sentence.last,
    );
    const isRequest = [-1, 0, 1].some((distance) => {
      const near = text.neighbor(skip, distance);
      return near !== null && text.has(near, 'review', 'platform');
    });
    if (cue !== undefined && isRequest && !text.isDenied(skip)) return text.quote(cue, skip);
  }
  return null;
}

/** "Find out how they feel before you send the link." */
function findSounding(text: ReadRequest): string | null {
  for (const mood of text.find('mood')) {
    const sentence = text.sentenceWith(mood);
    const isRequest = [sentence, text.neighbor(mood, 1)].some(
      (span) => span !== null && text.has(span, 'platform', 'review', 'ask'),
    );
    if (isRequest && text.has(sentence, 'rather') && !text.isDenied(mood)) return text.quote(mood);
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
    const next = text.within({ first: rather.last + 1, last: rather.last + 5 }, 'review')[0];
    // A colon begins something else: "…, even if we argued before: please review us".
    const isApart = next !== undefined && text.words.slice(rather.last, next.first).includes(':');
    const followed = isApart ? undefined : next;
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

/** "Please don't leave a bad review", "take down your review and we refund you". */
function findSuppressed(text: ReadRequest): string | null {
  for (const span of text.find('suppress')) {
    const sentence = text.sentenceWith(span);
    const around = { first: Math.max(span.first - 6, sentence.first), last: Math.min(span.last + 6, sentence.last) };
    const [review] = text.within(around, 'review');
    const isBad = text.has({ ...around, first: span.first }, 'bad') || text.has(sentence, 'reward', 'maybeReward');
    // "Wir filtern keine Bewertungen": some languages deny after the verb.
    const isDenied = text.isDenied(span) || text.has({ first: span.last + 1, last: span.last + 2 }, 'deny');
    if (isBad && review !== undefined && !isDenied && !isEitherWay(text, sentence)) return text.quote(span, review);
  }
  return null;
}
