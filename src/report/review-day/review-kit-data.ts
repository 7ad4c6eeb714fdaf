import type { CampaignWave, ReviewCampaignDraft } from '#shared/api/review-day.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { pacedDayCap, reminderAfterDays, waveMinutes } from '#shared/review-day/campaign-plan.ts';
import { estimateReviews, planningFigures } from '#shared/review-day/feasibility.ts';
import { evidenceSentence, notCalculatedSentence, outlookSentences } from '#shared/review-day/feasibility-sentences.ts';
import { fillText, type MessageFacts, missingPartLabels, missingParts } from '#shared/review-day/message-templates.ts';
import { drawQr, qrSvg } from '#shared/review-day/qr-drawing.ts';
import { replyTemplates } from '#shared/review-day/reply-templates.ts';
import { findTextsLanguage, getPosterText, getStaffScript } from '#shared/review-day/review-day-texts.ts';
import type { TextKind } from '#shared/review-day/text-kinds.ts';
import { addDays, formatClockMinutes } from '#shared/review-day/wall-time.ts';
import { formatDay, formatWeekday } from '#shared/text/day-words.ts';
import { brandingData } from '../pdf/branding-data.ts';
import { breakable } from '../pdf/breakable.ts';
import { paperFor } from '../pdf/paper.ts';

/** A longer link is not typed from paper; its code is scanned. */
const longestLinkInWords = 90;
const prepareDaysBefore = 7;
/**
 * Only for very long links: in texts that may be copied from the file, a break opportunity inside a link would be copied
 * along.
 */
const longestCopiedWord = 80;
/** The number of rows on the log's page. */
const logRows = 22;

const textTitles: readonly { readonly kind: TextKind; readonly title: string }[] = [
  { kind: 'sms', title: 'Text message' },
  { kind: 'emailSubject', title: 'Email, subject' },
  { kind: 'emailBody', title: 'Email' },
  { kind: 'inPerson', title: 'On the card and in person' },
];

const pacedSentence = 'Spread over weeks, they come without a burst.';

interface KitSettings {
  readonly branding: ReportBranding;
  readonly madeAtMs: number;
}

/**
 * The contents of a campaign's kit, as plain data for the template `review-kit`. `draft` has a link and has passed
 * `findKitObstacles`.
 */
export async function reviewKitData(
  draft: ReviewCampaignDraft & { readonly reviewLink: NonNullable<ReviewCampaignDraft['reviewLink']> },
  { branding, madeAtMs }: KitSettings,
) {
  const { businessName, timeZone, reviewLink, plan, listCounts } = draft;
  const facts: MessageFacts = { businessName, reviewUrl: reviewLink.url, postalAddress: draft.postalAddress };
  // The greeting keeps its placeholder for the customer's name.
  const filled = (text: string) => fillText(text, facts, '{name}');
  const language = findTextsLanguage(draft.texts);
  const words = reviewLink.url.replace(/^https:\/\//, '');
  return {
    paper: paperFor(timeZone),
    branding: brandingData(branding),
    title: plan.kind === 'one-day' ? 'Review Day' : 'Review weeks',
    businessName: breakable(businessName),
    madeOn: formatDay(new Date(madeAtMs).toISOString().slice(0, 10)),
    link: {
      url: reviewLink.url,
      words: words.length > longestLinkInWords ? null : breakable(words, 12),
      isDirect: reviewLink.kind !== 'profile',
      qr: qrSvg(await drawQr(reviewLink.url)),
    },
    plan: planData(draft),
    counts: [
      { label: 'by text', count: listCounts.sms },
      { label: 'by email', count: listCounts.email },
      { label: 'in person', count: listCounts.inPerson },
    ],
    noConsent: listCounts.noConsent,
    outlook: outlookData(draft),
    cardWords: breakable(fillText(draft.texts.inPerson, facts, '').trim()),
    posterWords: getPosterText(language),
    script: getStaffScript(language),
    texts: textTitles.map(({ kind, title }) => ({
      title,
      text: breakable(filled(draft.texts[kind]), longestCopiedWord),
      missing: missingParts(kind, draft.texts[kind], facts).map((part) => missingPartLabels[part]),
    })),
    replies: replyTemplates.map(({ title, text, note }) => ({ title, text: breakable(filled(text)), note })),
    log: {
      kept: draft.log.map(({ day, asked, replied, published }) => ({
        day: formatWeekday(day),
        asked,
        replied,
        published,
      })),
      emptyRows: Math.max(6, logRows - draft.log.length),
    },
  };
}

function planData({ plan, waves }: ReviewCampaignDraft) {
  const requests = waves.filter(({ kind }) => kind === 'request');
  const reminders = waves.filter(({ kind }) => kind === 'reminder');
  const lastDay = requests.at(-1)?.day ?? plan.day;
  const isOneDay = plan.kind === 'one-day';
  return {
    when: isOneDay ? formatWeekday(plan.day, 'long') : `${formatDay(plan.day)} to ${formatDay(lastDay)}`,
    pace: isOneDay
      ? 'Three waves on one day.'
      : `A steady pace: at most ${pacedDayCap} requests a day, none on Sundays.`,
    prepareOn: formatWeekday(addDays(plan.day, -prepareDaysBefore), 'long'),
    onTheDay: isOneDay ? 'On the day' : 'Every day of the plan',
    reminderAfterDays,
    times: waveMinutes.map(formatClockMinutes),
    requests: rowsOf(requests),
    reminders: rowsOf(reminders),
  };
}

/** One row per day, a cell for each wave. */
function rowsOf(waves: readonly CampaignWave[]) {
  return [...Map.groupBy(waves, ({ day }) => day)].map(([day, ofDay]) => ({
    day: formatWeekday(day, 'long'),
    cells: waveMinutes.map((minute) => {
      const wave = ofDay.find(({ time }) => time === formatClockMinutes(minute));
      return wave === undefined ? '' : countWords(wave.sms, wave.email);
    }),
    total: ofDay.reduce((sum, { sms, email }) => sum + sms + email, 0),
  }));
}

function countWords(sms: number, email: number): string {
  const texts = sms === 0 ? [] : [`${sms} ${sms === 1 ? 'text' : 'texts'}`];
  const mails = email === 0 ? [] : [`${email} ${email === 1 ? 'email' : 'emails'}`];
  return [...texts, ...mails].join(', ');
}

function outlookData({ plan, waves, listCounts }: ReviewCampaignDraft) {
  const requests = waves.filter(({ kind }) => kind === 'request');
  const sum = (channel: 'sms' | 'email') => requests.reduce((total, wave) => total + wave[channel], 0);
  const [sms, email] = [sum('sms'), sum('email')];
  const { low, high, outlook, notCalculated } = estimateReviews({ sms, email, inPerson: listCounts.inPerson });
  return {
    asked: sms + email,
    range: low === high ? String(low) : `${low} to ${high}`,
    // The figures for a single day do not apply to a campaign spread over weeks.
    sentence: plan.kind === 'one-day' || sms + email === 0 ? outlookSentences[outlook] : pacedSentence,
    evidence: evidenceSentence(formatDay(planningFigures.read)),
    notCalculated: notCalculated > 0 ? notCalculatedSentence(notCalculated) : null,
    leftOver: Math.max(0, listCounts.sms + listCounts.email - sms - email),
  };
}
