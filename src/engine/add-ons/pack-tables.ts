import type { AddOnPack } from '#shared/add-ons/add-on-pack.ts';
import type { CompetitorSnapshot } from '#shared/add-ons/competitor-snapshot.ts';
import { TUNE_UP_LABELS } from '#shared/add-ons/site-tune-up.ts';
import { coveragePercent } from '#shared/audit/coverage-percent.ts';

/** A pack as table rows, column names first. */
export function packTable(content: AddOnPack): string[][] {
  switch (content.addOnId) {
    case 'qa-year-pack':
      return [
        ['Week', 'Date', 'Question', 'Answer'],
        ...content.pack.weeks.map(({ week, day, question, answer }) => [String(week), day, question, answer]),
      ];
    case 'review-reply-pack':
      return [
        ['Stars', 'Topic or review', 'Reply'],
        ...content.pack.kinds.map(({ stars, topic, text }) => [String(stars), topic ?? 'no words', text]),
        ...content.pack.pasted.map(({ review, text }) => [String(review.rating), review.text, text]),
      ];
    case 'site-tune-up-report':
      return [
        ['Page', 'Part', 'Status', 'What is there', 'What to do', 'Text to put there'],
        ...content.pack.pages.flatMap(({ url, findings }) =>
          findings.map(({ part, status, details, change, paste }) => [
            url,
            TUNE_UP_LABELS[part],
            TUNE_UP_STATUS[status],
            details,
            change ?? '',
            paste ?? '',
          ]),
        ),
      ];
    case 'photo-seo-pack':
      return [
        ['Page', 'Photo', 'File name', 'Alternative text', 'Caption', 'What to do'],
        ...content.pack.photos.map(({ page, src, fileName, alt, caption, advice }) => [
          page,
          src,
          fileName,
          alt,
          caption,
          advice,
        ]),
        ...content.pack.shots.map(({ title, how, fileName, alt, caption }) => [
          'To take',
          title,
          fileName,
          alt,
          caption,
          how,
        ]),
      ];
    case 'competitor-snapshot':
      return snapshotTable(content.pack);
    default:
      return content satisfies never;
  }
}

export const TUNE_UP_STATUS = { pass: 'Good', fail: 'To do', na: 'Not judged' } as const;

function snapshotTable({ own, url, rivals, factors }: CompetitorSnapshot): string[][] {
  return [
    ['Factor', url, ...rivals.map((rival) => rival.url)],
    [
      'Overall score',
      scoreText(own.overallScore),
      ...rivals.map(({ column, state, problem }) =>
        column === null ? (problem ?? RIVAL_STATE_LABELS[state]) : scoreText(column.overallScore),
      ),
    ],
    [
      'Share that could be measured',
      shareText(own.coverage),
      ...rivals.map(({ column }) => (column === null ? '' : shareText(column.coverage))),
    ],
    ...factors.map((factor) => [
      factor.label,
      scoreText(factor.own),
      ...factor.rivals.map((score, at) => (rivals[at]?.column === null ? '' : scoreText(score))),
    ]),
  ];
}

/** The share of the weight that a score is based on. */
export function shareText(coverage: number): string {
  return `${coveragePercent(coverage)}%`;
}

/** "Not measured" is not zero. */
export function scoreText(score: number | null): string {
  return score === null ? 'not measured' : String(score);
}

export const RIVAL_STATE_LABELS = {
  queued: 'waiting to be read',
  running: 'being read',
  done: 'read',
  failed: 'could not be read',
  gone: 'no longer kept',
} as const;
