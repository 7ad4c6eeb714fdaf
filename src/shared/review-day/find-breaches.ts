import { findGating } from './find-gating.ts';
import type { PolicyRuleId } from './policy-rules.ts';
import type { ReadRequest, Span } from './read-request.ts';
import type { RequestConcept } from './request-concepts.ts';
import { findTopScores, isEitherWay } from './request-cues.ts';

/** How each rule is looked for: the words that break it, or null. */
export const breachFinders: Readonly<Record<PolicyRuleId, (text: ReadRequest) => string | null>> = {
  incentive: findIncentive,
  gating: findGating,
  'star-asking': findStarAsking,
  'scripted-wording': findScripted,
  'staff-competition': findStaffContest,
  // The phrases deny on their own: "you still haven't", "without your review".
  pressure: (text) => findNearReview(text, 'pressure', 1, 2) ?? findNearReview(text, 'watched', 1),
  kiosk: (text) => findNearReview(text, 'device', 0),
  'not-genuine': findNotGenuine,
};

/** A reward in the sentence of the review, or one that is offered in the sentence beside it. */
function findIncentive(text: ReadRequest): string | null {
  for (const reward of findRewards(text)) {
    const sentence = text.sentenceWith(reward);
    if (
      text.isDenied(reward) ||
      isDeniedAfter(text, reward) ||
      isAnsweredNo(text, reward) ||
      text.has(sentence, 'bought', 'untied')
    )
      continue;
    const recommended = text.has(sentence, 'platform') ? (['recommend'] as const) : [];
    const here = text
      .within(sentence, 'review', 'star', ...recommended)
      .find((review) => !(review.first <= reward.first && review.last >= reward.last));
    if (here !== undefined) return text.quote(here, reward);
    if (!text.has(sentence, 'offered')) continue;
    const beside = [-1, 1].flatMap((distance) => {
      const other = text.neighbor(reward, distance);
      return other === null ? [] : text.within(other, 'review');
    })[0];
    if (beside !== undefined) return text.quote(reward);
  }
  return findBarter(text);
}

/** "We raffle nothing for it.", in Dutch "noem nooit": the denial follows. */
function isDeniedAfter(text: ReadRequest, { last }: Span): boolean {
  return text.has({ first: last + 1, last: last + 1 }, 'deny');
}

/** "Is there a discount for a review? No.", "People ask whether a review earns a discount. It does not." */
function isAnsweredNo(text: ReadRequest, reward: Span): boolean {
  const { first, last } = text.sentenceWith(reward);
  const next = text.neighbor(reward, 1);
  if (next === null) return false;
  const denial = text.within({ first: next.first, last: next.first + 1 }, 'deny')[0];
  if (denial === undefined) return false;
  // "No problem, just ask" is no such answer.
  const isNo =
    /^[.,]$/.test(text.words[denial.last + 1] ?? '.') ||
    text.has({ first: denial.last + 1, last: denial.last + 3 }, 'deny');
  return isNo && (text.words[last] === '?' || text.has({ first, last: reward.first }, 'if', 'wh', 'either'));
}

/** "You a line on Google, we a slice of cake": two clauses without a verb, one for each side. */
function findBarter(text: ReadRequest): string | null {
  for (const you of text.find('you')) {
    const { first, last } = text.sentenceWith(you);
    const we = text.within({ first: you.last + 1, last }, 'we').find((one) => isGiven(text, one));
    if (you.first - first > 1 || we === undefined || !isGiven(text, you)) continue;
    if (text.has({ first: you.last + 1, last: we.first }, 'review', 'platform')) return text.quote(you, we);
  }
  return null;
}

/** A pronoun before a thing: "we a slice of cake". */
function isGiven(text: ReadRequest, { last }: Span): boolean {
  return text.has({ first: last + 1, last: last + 1 }, 'few');
}

function findRewards(text: ReadRequest): Span[] {
  const harmless = text.find('notFree');
  const free = text
    .find('free')
    .filter((span) => !harmless.some((one) => one.first <= span.first && one.last >= span.last))
    .filter((span) => !isFreeReview(text, span));
  const amounts = text.words.flatMap((word, index) => {
    if (!/^(?:[$%]|euros?|dollars?|pounds?|bucks)$/.test(word)) return [];
    const around = { first: index - 1, last: index + 1 };
    const isCounted = /^\d/.test(text.words[index - 1] ?? '') || /^\d/.test(text.words[index + 1] ?? '');
    return isCounted && text.has({ first: index - 3, last: index + 4 }, 'off') ? [around] : [];
  });
  const offered = text.find('maybeReward').filter((span) => text.has(text.sentenceWith(span), 'offered'));
  return [...text.find('reward'), ...offered, ...free, ...amounts];
}

/** "A review is free and voluntary": what is free is the review itself. */
function isFreeReview(text: ReadRequest, free: Span): boolean {
  const before = { first: Math.max(text.sentenceWith(free).first, free.first - 6), last: free.first - 1 };
  const review = text.within(before, 'review').at(-1);
  if (review === undefined) return false;
  const between = { first: review.last + 1, last: free.first - 1 };
  const next = { first: free.last + 1, last: free.last + 1 };
  const endsHere = /^[.,:]$/.test(text.words[next.first] ?? '.') || text.has(next, 'or');
  return endsHere && !text.has(between, 'or') && !text.words.slice(between.first, free.first).includes(':');
}

/** A score, praise or a rise of the average that is asked or paid for. */
function findStarAsking(text: ReadRequest): string | null {
  const rewards = findIncentive(text) === null ? [] : findRewards(text);
  for (const top of findTopScores(text)) {
    const sentence = text.sentenceWith(top);
    const isRewarded = rewards.some(({ first }) => first >= sentence.first && first <= sentence.last);
    const near = [sentence, text.neighbor(top, -1)].flatMap((span) =>
      span === null ? [] : text.within(span, 'review'),
    );
    const isAsked = isRewarded || text.has(sentence, 'wish') || near.length > 0;
    if (isAsked && !text.isDenied(top) && !isEitherWay(text, sentence)) return text.quote(top);
  }
  for (const good of text.find('good')) {
    const sentence = text.sentenceWith(good);
    const review = text
      .within(sentence, 'review')
      .find(
        ({ first, last }) =>
          (last < good.first || first > good.last) && first - good.last <= 2 && good.first - last <= 2,
      );
    if (review === undefined || text.isDenied(good) || isEitherWay(text, sentence)) continue;
    if (text.has(sentence, 'wish')) return text.quote(good, review);
  }
  for (const failing of text.find('failing')) {
    const sentence = text.sentenceWith(failing);
    const around = [-1, 0, 1].flatMap((distance) => text.neighbor(failing, distance) ?? []);
    const [top] = [
      ...text.within(sentence, 'allStars'),
      ...text.numbers.filter(
        ({ first, last, value }) => value >= 4 && first >= sentence.first && last <= sentence.last,
      ),
    ];
    const isRating = around.some((one) => text.has(one, 'review'));
    if (top !== undefined && isRating && !text.isDenied(failing, 2)) return text.quote(top, failing);
  }
  for (const raise of text.find('raise')) {
    const after = { first: raise.first, last: Math.min(raise.last + 7, text.sentenceWith(raise).last) };
    const average = text.numbers.find(
      ({ first, value }) => first > raise.last - 1 && first <= after.last && value >= 4 && value <= 5,
    );
    const aim = average ?? text.within(after, 'ratingWord')[0];
    if (aim !== undefined && !text.isDenied(raise)) return text.quote(raise, aim);
  }
  return null;
}

/** Words or a name that are to stand in the review. */
function findScripted(text: ReadRequest): string | null {
  for (const asked of [...text.find('mention'), ...text.find('speech')]) {
    const sentence = text.sentenceWith(asked);
    const isMention = text.find('mention').includes(asked);
    const isReview = text.has(sentence, 'review');
    const isNear = isReview || [-1, 1].some((away) => text.has(text.neighbor(asked, away) ?? sentence, 'review'));
    const quoted = text.words.slice(asked.last + 1, sentence.last + 1).includes('"');
    const isNamed = quoted || text.within(sentence, 'named').some(({ last }) => last >= asked.first);
    if ((isMention ? isNamed || isNear : isNamed && isReview) && !text.isDenied(asked) && !isDeniedAfter(text, asked))
      return text.quote(asked, { first: asked.first, last: Math.min(asked.last + 5, sentence.last) });
  }
  return null;
}

/** Quotas, contests and money for those who bring reviews. */
function findStaffContest(text: ReadRequest): string | null {
  for (const review of text.find('review')) {
    const sentence = text.sentenceWith(review);
    const undenied = (...concepts: readonly RequestConcept[]) =>
      text.within(sentence, ...concepts).filter((span) => !text.isDenied(span))[0];
    const isStaff = [sentence, text.neighbor(review, -1) ?? sentence].some((span) => hasStaff(text, span));
    const number = text.numbers.find(({ first, last }) => first >= sentence.first && last <= sentence.last);
    const most = undenied('most');
    if (most !== undefined && (isStaff || text.has(sentence, 'pay'))) return text.quote(most, review);
    const target = undenied('target');
    if (target !== undefined && (isStaff || number !== undefined || text.has(sentence, 'perTime')))
      return text.quote(target, review);
    const must = undenied('must');
    const perTime = text.within(sentence, 'perTime')[0];
    if (must !== undefined && (isStaff || number !== undefined) && perTime !== undefined)
      return text.quote(must, perTime);
    const pay = undenied('pay');
    if (pay !== undefined && hasStaff(text, sentence)) return text.quote(pay, review);
    const mine = undenied('mine');
    if (mine !== undefined) return text.quote(mine, review);
  }
  return null;
}

/** Staff, but not "every" of "every customer". */
function hasStaff(text: ReadRequest, span: Span): boolean {
  return text.within(span, 'staff').some(({ last }) => !text.has({ first: last + 1, last: last + 1 }, 'customers'));
}

/** Family and friends who are asked to write, second accounts, people who were never there. */
function findNotGenuine(text: ReadRequest): string | null {
  const fake = text.find('fake').find((span) => !text.isDenied(span));
  if (fake !== undefined) return text.quote(fake);
  for (const kin of text.find('kin')) {
    const sentence = text.sentenceWith(kin);
    const asked = text.within({ first: Math.max(sentence.first, kin.first - 6), last: kin.first }, 'ask')[0];
    const review = text.within(sentence, 'review')[0];
    if (asked !== undefined && review !== undefined && !text.isDenied(kin)) return text.quote(asked, review);
  }
  return null;
}

/** A phrase in the sentence of a review, or `distance` sentences from it. `denialReach` as in `isDenied`. */
function findNearReview(
  text: ReadRequest,
  concept: RequestConcept,
  distance: number,
  denialReach?: number,
): string | null {
  for (const span of text.find(concept)) {
    const near = [0, -distance, distance].some((away) => {
      const sentence = text.neighbor(span, away);
      return sentence !== null && text.has(sentence, 'review');
    });
    if (near && !text.isDenied(span, denialReach)) return text.quote(span);
  }
  return null;
}
