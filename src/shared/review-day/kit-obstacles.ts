import type { ReviewCampaignDraft } from '../api/review-day.ts';
import { findCampaignFindings } from './campaign-findings.ts';
import { fillText } from './message-templates.ts';
import type { TextKind } from './text-kinds.ts';

/** About eight lines beside the code on a card, in a readable size. */
export const longestCardText = 320;
/** A code with more modules than this gives, 34 mm wide, has modules too small for phone cameras. */
export const longestPrintedLink = 280;

const textNames: Readonly<Record<TextKind, string>> = {
  sms: 'The text message',
  emailSubject: 'The subject of the email',
  emailBody: 'The email',
  inPerson: 'The text on the card',
};

type Printed = Pick<ReviewCampaignDraft, 'businessName' | 'postalAddress' | 'reviewLink' | 'texts'>;

/** Why a kit cannot be printed yet, as sentences for the owner; empty when it can be. */
export function findKitObstacles(draft: Printed): string[] {
  const { businessName, postalAddress, reviewLink, texts } = draft;
  const obstacles: string[] = [];
  if (businessName.trim() === '') obstacles.push('The kit needs the name of your business.');
  if (reviewLink === null) obstacles.push('The kit needs your review link.');
  else if (reviewLink.url.length > longestPrintedLink)
    obstacles.push('This review link is too long to print. Take the one from “Ask for reviews” in your profile.');
  for (const { text, title, words, isSure } of findCampaignFindings(draft))
    if (isSure) obstacles.push(`${textNames[text]} breaks the rule “${title}”: ${words}.`);
  const onCard = fillText(texts.inPerson, { businessName, reviewUrl: reviewLink?.url ?? '', postalAddress }, '');
  if (onCard.length > longestCardText)
    obstacles.push(`The text on the card has ${onCard.length} letters. A card holds ${longestCardText}.`);
  if (onCard.trim() === '') obstacles.push('The card needs a text.');
  return obstacles;
}
