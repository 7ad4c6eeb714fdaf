import type { AddOnPack } from '#shared/add-ons/add-on-pack.ts';
import type { CompetitorSnapshot } from '#shared/add-ons/competitor-snapshot.ts';
import type { PhotoSeoPack } from '#shared/add-ons/photo-seo-pack.ts';
import type { QaYearPack } from '#shared/add-ons/qa-year-pack.ts';
import type { ReviewReplyPack } from '#shared/add-ons/review-reply-pack.ts';
import { type SiteTuneUp, TUNE_UP_LABELS } from '#shared/add-ons/site-tune-up.ts';
import { copyBlock, escapeMarkdown } from '../action-pack/pack-html.ts';
import { RIVAL_STATE_LABELS, scoreText, shareText, TUNE_UP_STATUS } from './pack-tables.ts';

/** A pack as Markdown text. `title` names it, `host` the website. */
export function packText(content: AddOnPack, title: string, host: string): string {
  const lines = [`# ${escapeMarkdown(title)} for ${escapeMarkdown(host)}`, '', ...linesOf(content)];
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

function linesOf(content: AddOnPack): string[] {
  switch (content.addOnId) {
    case 'qa-year-pack':
      return qaLines(content.pack);
    case 'review-reply-pack':
      return replyLines(content.pack);
    case 'site-tune-up-report':
      return tuneUpLines(content.pack);
    case 'photo-seo-pack':
      return photoLines(content.pack);
    case 'competitor-snapshot':
      return snapshotLines(content.pack);
    default:
      return content satisfies never;
  }
}

const list = (sentences: readonly string[]): string[] => [...sentences.map((one) => `- ${escapeMarkdown(one)}`), ''];

function qaLines({ weeks, shortfall, steps }: QaYearPack): string[] {
  const missing = shortfall === null ? [] : [escapeMarkdown(shortfall.sentence), '', ...list(shortfall.missing)];
  const questions = weeks.flatMap(({ week, day, question, answer }) => [
    `## Week ${week}, ${day}`,
    '',
    `**${escapeMarkdown(question)}**`,
    '',
    escapeMarkdown(answer),
    '',
  ]);
  return [...list(steps), ...missing, ...questions];
}

function replyLines({ kinds, pasted, steps }: ReviewReplyPack): string[] {
  const own = pasted.flatMap(({ review, text }) => [
    `### ${review.rating} of 5 stars`,
    '',
    `> ${escapeMarkdown(review.text === '' ? 'No words.' : review.text)}`,
    '',
    ...copyBlock(text),
    '',
  ]);
  const byKind = kinds.flatMap(({ stars, topic, text }) => [
    `### ${stars} of 5 stars, ${topic ?? 'no words'}`,
    '',
    ...copyBlock(text),
    '',
  ]);
  const first = own.length === 0 ? [] : ['## Your reviews', '', ...own];
  return [...list(steps), ...first, '## By rating and topic', '', ...byKind];
}

function tuneUpLines({ pages, totals }: SiteTuneUp): string[] {
  const { pages: count, fail } = totals;
  const head = `${count} ${count === 1 ? 'page' : 'pages'} read, ${fail} ${fail === 1 ? 'thing' : 'things'} to do.`;
  const body = pages.flatMap(({ url, findings }) => [
    `## ${escapeMarkdown(url)}`,
    '',
    ...findings.flatMap(({ part, status, details, change, paste }) => [
      `### ${TUNE_UP_LABELS[part]}: ${TUNE_UP_STATUS[status]}`,
      '',
      escapeMarkdown(details),
      '',
      ...(change === null ? [] : [escapeMarkdown(change), '']),
      ...(paste === null ? [] : [...paste.split('\n\n').flatMap((one) => [...copyBlock(one), ''])]),
    ]),
  ]);
  return [head, '', ...body];
}

function photoLines({ photos, morePhotos, shots, rules }: PhotoSeoPack): string[] {
  const texts = ({ fileName, alt, caption }: { fileName: string; alt: string; caption: string }) => [
    `- File name: \`${fileName.replaceAll('`', '')}\``,
    `- Alternative text: ${escapeMarkdown(alt)}`,
    `- Caption: ${escapeMarkdown(caption)}`,
    '',
  ];
  const found = photos.flatMap((photo) => [
    `### ${escapeMarkdown(photo.currentName)}`,
    '',
    `On ${escapeMarkdown(photo.page)}`,
    '',
    escapeMarkdown(photo.advice),
    '',
    ...texts(photo),
  ]);
  const more = morePhotos === 0 ? [] : [`${morePhotos} more photos were found and are not listed.`, ''];
  const toTake = shots.flatMap((shot) => [
    `### ${escapeMarkdown(shot.title)}`,
    '',
    escapeMarkdown(shot.how),
    '',
    ...texts(shot),
  ]);
  return [...list(rules), '## Photos on your website', '', ...found, ...more, '## Photos to take', '', ...toTake];
}

function snapshotLines({ own, url, rivals, factors }: CompetitorSnapshot): string[] {
  const cell = (text: string) => escapeMarkdown(text).replaceAll('|', '\\|');
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const table = [
    row(['Factor', url, ...rivals.map((rival) => rival.url)]),
    row(['---', ...Array(rivals.length + 1).fill('---')]),
    row([
      'Overall score',
      scoreText(own.overallScore),
      ...rivals.map(({ column, state }) =>
        column === null ? RIVAL_STATE_LABELS[state] : scoreText(column.overallScore),
      ),
    ]),
    row([
      'Share that could be measured',
      shareText(own.coverage),
      ...rivals.map(({ column }) => (column === null ? '' : shareText(column.coverage))),
    ]),
    ...factors.map(({ label, own: score, rivals: scores }) =>
      row([label, scoreText(score), ...scores.map((one, at) => (rivals[at]?.column === null ? '' : scoreText(one)))]),
    ),
    '',
  ];
  const ahead = rivals.flatMap((rival) => [
    `## ${escapeMarkdown(rival.url)}`,
    '',
    ...(rival.problem === null ? [] : [escapeMarkdown(rival.problem), '']),
    ...(rival.ahead.length === 0
      ? ['We found no check that this site passes and yours does not.', ''].filter(() => rival.column !== null)
      : ['It passes these checks, and yours does not yet:', '', ...rival.ahead.map(aheadLine), '']),
  ]);
  return [...table, ...ahead];
}

function aheadLine({ label, fix }: CompetitorSnapshot['rivals'][number]['ahead'][number]): string {
  return `- ${escapeMarkdown(label)}${fix === null ? '' : `: ${escapeMarkdown(fix)}`}`;
}
