import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Keyword } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { X } from '#web/components/icons/index.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { PriorityDots } from './priority-dots.tsx';
import { reportKeywordsQuery } from './report-keywords-query.ts';
import { useRemoveFromReport } from './use-report-keywords.ts';

interface ReportKeywordsProps {
  readonly auditId: string;
  readonly headingLevel: 2 | 3;
}

/** The keywords that the owner chose for the report, printed too. Nothing while none are chosen. */
export function ReportKeywordsPanel({ auditId, headingLevel }: ReportKeywordsProps) {
  const { data } = useQuery(reportKeywordsQuery(auditId));
  const remove = useRemoveFromReport(auditId);
  const heading = useRef<HTMLHeadingElement>(null);
  const keywords = data?.keywords ?? [];
  if (keywords.length === 0) return null;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';

  // The focused row was removed: the list takes the focus.
  function take(keyword: string | null): void {
    if (!remove.isPending) remove.mutate(keyword, { onSuccess: () => heading.current?.focus() });
  }

  return (
    <section aria-labelledby="report-keywords" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading ref={heading} tabIndex={-1} id="report-keywords" className="font-[560] font-display text-sub">
          {formatCount(keywords.length, 'keyword')} in your report
        </Heading>
        <TextButton data-screen-only className="text-note" onClick={() => take(null)}>
          Take all out
        </TextButton>
      </div>
      <ul className="border-line border-t">
        {keywords.toSorted(compareKeywords).map((keyword) => (
          <ChosenKeyword key={keyword.keyword} keyword={keyword} onTake={() => take(keyword.keyword)} />
        ))}
      </ul>
    </section>
  );
}

function ChosenKeyword({ keyword, onTake }: { readonly keyword: Keyword; readonly onTake: () => void }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-line border-b py-2 md:grid-cols-[minmax(0,1.2fr)_auto_minmax(0,1fr)_auto]">
      <span dir="auto" className="font-[560] font-display text-body-wide leading-[1.3] [overflow-wrap:anywhere]">
        {keyword.keyword}
      </span>
      <span className="col-start-1 row-start-2 md:col-start-2 md:row-start-1">
        <PriorityDots priority={keyword.priority_score} />
      </span>
      <span className="col-start-1 text-ink-2 text-note [overflow-wrap:anywhere] md:col-start-3 md:row-start-1">
        {keyword.suggested_on_site_targets.join(', ')}
      </span>
      <span data-screen-only className="col-start-2 row-start-1 md:col-start-4">
        <IconButton label={`Take out ${keyword.keyword}`} onClick={onTake}>
          <X aria-hidden className="size-[1.15em]" />
        </IconButton>
      </span>
    </li>
  );
}
