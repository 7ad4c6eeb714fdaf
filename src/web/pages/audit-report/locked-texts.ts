import type { AuditTexts } from '#shared/api/audits.ts';
import { formatCount } from '#shared/report/format-number.ts';

/** What a plan would unlock of an audit, each kind with its count; kinds without any are left out. */
export function listLockedTexts({ offers, locked }: Pick<AuditTexts, 'offers' | 'locked'>) {
  const rows: readonly (readonly [label: string, count: number | undefined, one: string, many?: string])[] = [
    ['Q&A', offers?.qa.count, 'answer'],
    ['H1 & Meta', offers?.headings.count, 'heading'],
    ['Rewrites', locked?.qaRewriteSuggestions?.count, 'more', 'more'],
    ['Review replies', offers?.replies.count, 'reply', 'replies'],
    ['Templates', locked?.templates?.count, 'more', 'more'],
    ['Content ideas', locked?.contentIdeas?.count, 'more', 'more'],
    ['Posts', offers?.posts.count, 'post'],
    ['Action pack', offers?.actionPack.files, 'file'],
  ];
  return rows.flatMap(([label, count = 0, one, many]) =>
    count === 0 ? [] : [{ label, count: formatCount(count, one, many) }],
  );
}
