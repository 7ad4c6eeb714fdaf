import { MOST_RIVALS } from '#shared/add-ons/competitor-snapshot.ts';
import { QA_YEAR_WEEKS } from '#shared/add-ons/qa-year-pack.ts';
import { MOST_PASTED_REVIEWS } from '#shared/add-ons/review-reply-pack.ts';
import type { FixItScores } from '#shared/audit/analysis.ts';
import { YOUR_PROFILE } from '#shared/audit/evidence-sources.ts';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import type { AddOnOffer, Offers } from '#shared/product/offers.ts';
import { countPackPhotos } from '../add-ons/photo-seo-pack.ts';
import { buildQaYearPack } from '../add-ons/qa-year-pack.ts';
import { buildReviewReplyPack } from '../add-ons/review-reply-pack.ts';
import { shotList } from '../add-ons/shot-list.ts';
import { buildTuneUp } from '../add-ons/site-tune-up.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/** A year pack must have at least a question per week of a quarter (our own rule). */
const FEWEST_WEEKS = 12;
/** A tune-up with fewer changes is not worth its price, because the plan shows each change for free (our own rule). */
const FEWEST_CHANGES = 3;

/** Why a pack is not sold while the score that it improves was not measured, and what would measure it. */
const NOT_MEASURED: Readonly<Record<keyof FixItScores, string>> = {
  qa: `We couldn’t check enough of your questions and posts to say if you need it. Fill in ${YOUR_PROFILE} in your report first.`,
  reviews: `We couldn’t check enough of your reviews to say if you need it. Fill in ${YOUR_PROFILE} in your report first.`,
  h1: 'We couldn’t check enough of your main heading to say if you need it. Run a new audit first.',
  photos: `We couldn’t check enough of your photos to say if you need it. Fill in ${YOUR_PROFILE} in your report first.`,
  nap: 'We couldn’t check enough of your name, address and phone to say if you need it. Run a new audit first.',
  keywords: 'We couldn’t check enough of your main words to say if you need it. Run a new audit first.',
};

/**
 * The content of each add-on's pack for one audit, found out by making it, and whether it is sold: it has enough content, and the score
 * that it improves was measured. Pure.
 */
export function computeAddOnOffers(material: WritingMaterial): Offers['addOns'] {
  const offers = packContents(material);
  for (const { id, showBelow } of ADD_ONS) {
    if (!offers[id].isSold || material.analysis.fixItScores[showBelow.score] !== null) continue;
    offers[id] = { ...offers[id], sentence: NOT_MEASURED[showBelow.score], isSold: false };
  }
  return offers;
}

function packContents(material: WritingMaterial): Offers['addOns'] {
  return {
    'qa-year-pack': offerQaYear(material),
    'review-reply-pack': offerReplies(material),
    'site-tune-up-report': offerTuneUp(material),
    'photo-seo-pack': offerPhotos(material),
    'competitor-snapshot': offerSnapshot(material),
  };
}

function offerQaYear(material: WritingMaterial): AddOnOffer {
  const { weeks, shortfall } = buildQaYearPack(material, new Date(material.analysis.collectedAt));
  const count = weeks.length;
  const more = shortfall?.missing[0];
  const grow =
    more === undefined ? '' : ` More facts make more, such as: ${more.charAt(0).toLowerCase()}${more.slice(1)}.`;
  if (count < FEWEST_WEEKS)
    return {
      count,
      sentence: `Your facts make ${counted(count, 'question')} today, too few for a year. Add facts under Your facts first.`,
      isSold: false,
    };
  return {
    count,
    sentence:
      count >= QA_YEAR_WEEKS
        ? `${QA_YEAR_WEEKS} questions with answers from your facts, one for each week of a year.`
        : `${counted(count, 'question')} with answers from your facts today, one a week.${grow}`,
    isSold: true,
  };
}

function offerReplies(material: WritingMaterial): AddOnOffer {
  const count = buildReviewReplyPack(material, []).kinds.length;
  if (count === 0)
    return { count, sentence: 'We don’t write replies in the language of your site yet.', isSold: false };
  return {
    count,
    sentence: `${counted(count, 'reply', 'replies')} by stars and topic, and one for each review you paste, up to ${MOST_PASTED_REVIEWS}.`,
    isSold: true,
  };
}

function offerTuneUp(material: WritingMaterial): AddOnOffer {
  const { pages, totals } = buildTuneUp(material);
  const count = pages.flatMap(({ findings }) => findings).filter(({ change }) => change !== null).length;
  if (pages.length === 0)
    return { count, sentence: 'The pages of this audit are no longer kept. Run a new audit first.', isSold: false };
  const checked = `on the ${counted(totals.pages, 'page')} we checked`;
  if (count === 0) return { count, sentence: `We found nothing to change ${checked}.`, isSold: false };
  const isSold = count >= FEWEST_CHANGES;
  return {
    count,
    sentence: `${counted(count, 'change')} ${checked}${isSold ? '.' : ': too few for a report.'}`,
    isSold,
  };
}

function offerPhotos(material: WritingMaterial): AddOnOffer {
  const { photos: count, anyDescribed } = countPackPhotos(material);
  if (count === 0)
    return { count, sentence: 'We saw no photos that we could read on the pages we checked.', isSold: false };
  if (!anyDescribed)
    return {
      count,
      sentence: `We saw ${counted(count, 'photo')} and can't tell what ${count === 1 ? 'it shows' : 'they show'}. Describe your photos on your website first.`,
      isSold: false,
    };
  return {
    count,
    sentence: `${counted(count, 'photo')} from the pages we checked, and ${counted(shotList(material).length, 'shot')} to take. Where a photo’s own text says too little, you add what it shows.`,
    isSold: true,
  };
}

/** The rivals are named after the purchase; the own site must be measured. */
function offerSnapshot({ analysis }: WritingMaterial): AddOnOffer {
  const isMeasured = analysis.overallScore !== null;
  return {
    count: isMeasured ? MOST_RIVALS : 0,
    sentence: isMeasured
      ? `You name up to ${MOST_RIVALS} rivals by their websites. We check those then.`
      : 'We could not score your site, so there is nothing to compare.',
    isSold: isMeasured,
  };
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
