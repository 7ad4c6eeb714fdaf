import { chooseOwnSentences } from '#engine/fixes/compose/choose-own-sentences.ts';
import { readDescribed } from '#engine/fixes/compose/described-business.ts';
import { listForbidden } from '#engine/fixes/compose/description-questions.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import type { LeftOutView, SentenceTick } from '#shared/api/generate.ts';
import { type LeftOutReason, MOST_TICKS } from '#shared/fixes/own-sentences.ts';

/** Why a sentence of the site is not offered, for its owner. */
const REASONS: Readonly<Record<LeftOutReason, string>> = {
  praise: 'It praises the business, and says nothing that people can check.',
  'leans-on-what-stands-before': 'It needs the sentence before it.',
  'says-it-again': 'Another sentence says the same.',
  dated: 'It was true on one day.',
  'about-others': 'It is about somebody else.',
  'belief-or-promise': 'It is a belief or a promise.',
  'health-claim': 'It promises that a treatment helps.',
  policy: 'It is about terms or rules.',
  'no-fact': 'It has no fact that is only true of you.',
  'too-long': 'It has more than 20 words.',
  asks: 'It asks people to do something.',
  'cut-would-damage': 'Shortened, it would say something else.',
};

/** The sentences of the site and of its owner that can be in the description, those in it ticked, at most `MOST_TICKS`. */
export function listTicks(material: WritingMaterial): SentenceTick[] {
  const chosen = new Set(chooseOwnSentences(readDescribed(material)).map(({ id }) => id));
  const forbidden = new Set(listForbidden(material.sheet).map(({ text }) => text));
  const sentences = material.sheet.facts
    .filter(({ kind, value }) => kind === 'sentence' && !forbidden.has(value))
    .map(({ id, value, foundValue, state, origin }) => ({
      factId: id,
      text: value,
      quote: foundValue ?? (origin.kind === 'page' ? origin.quote : value),
      url: origin.kind === 'page' ? origin.url : '',
      isTicked: state === 'found' ? chosen.has(id) : state !== 'rejected',
    }));
  // What is in the text is shown whatever else there is.
  return [...sentences.filter(({ isTicked }) => isTicked), ...sentences.filter(({ isTicked }) => !isTicked)].slice(
    0,
    MOST_TICKS,
  );
}

/** The owner's sentences that Google forbids, and those that were not offered, each with its reason in words. */
export function listLeftOut({ sheet, outline }: Pick<WritingMaterial, 'sheet' | 'outline'>): LeftOutView[] {
  const missed = (outline.ownSentences?.leftOut ?? []).map(({ text, url, reason }) => ({
    text,
    url,
    reason: REASONS[reason],
  }));
  return [...listForbidden(sheet).map((one) => ({ ...one, url: '' })), ...missed];
}
