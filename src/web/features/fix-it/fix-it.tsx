import { type ReactNode, useEffect, useReducer } from 'react';
import type { AuditedAnalysis } from '#shared/api/audits.ts';
import type { FixId } from '#shared/product/fix-ids.ts';
import { FIXES } from '#shared/product/fixes.ts';
import type { Offers } from '#shared/product/offers.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { DescriptionFix } from './description-fix.tsx';
import { findLockedFixes, getFixAvailability } from './fix-availability.ts';
import { FixRow } from './fix-row.tsx';
import {
  type FixRowKey,
  firstFixRow,
  firstOpenedAfterMs,
  initialFixRowMarks,
  isMarkedOpened,
  readFixRowEvent,
} from './fix-row-marks.ts';
import { H1Fix } from './h1-fix.tsx';
import { HandFix } from './hand-fix.tsx';
import { QaFix } from './qa-fix.tsx';
import { UpgradeOffer } from './upgrade-offer.tsx';
import { useFreeFlow } from './use-free-flow.ts';

interface FixItProps {
  readonly auditId: string;
  /** With the add-ons bought for it, and what could be generated for it. */
  readonly analysis: Pick<
    AuditedAnalysis,
    'websiteUrl' | 'businessName' | 'factors' | 'site' | 'grantedAddOns' | 'offers'
  >;
  readonly isPro: boolean;
  /** The free text was copied. */
  readonly onCopied?: () => void;
}

/**
 * The specified Fix-It panel, below the six scores of Fix-It Mode: three generated fixes, the first of them free, and two
 * manual sections.
 */
export function FixIt({ auditId, analysis, isPro, onCopied }: FixItProps) {
  const { websiteUrl, businessName, factors, site, grantedAddOns = [], offers } = analysis;
  const standingOf = (id: FixId) => getFixAvailability(id, isPro, grantedAddOns, offers);
  const { ids: locked, gain } = findLockedFixes(analysis, isPro);
  const tagOf = (id: FixId) => {
    if (standingOf(id) === 'locked') return 'locked';
    return FIXES[id].isFree && locked.length > 0 && standingOf(id) === 'open' ? 'free' : null;
  };
  const { isOffered, complete, closeOffer } = useFreeFlow({
    auditId,
    url: websiteUrl,
    isOn: locked.length > 0,
    onScroll: () => scrollToFix('fix-qa'),
  });
  const [marks, dispatch] = useReducer(readFixRowEvent, initialFixRowMarks);
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'time-over' }), firstOpenedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const row = (key: FixRowKey, id: FixId | 'fix-reviews' | 'fix-nap', number: number, content: ReactNode) => (
    <FixRow
      id={id}
      number={number}
      {...rowTexts[key]}
      score={factors[key].score}
      tag={id === 'fix-reviews' || id === 'fix-nap' ? null : tagOf(id)}
      startsOpen={key === firstFixRow}
      isMarked={isMarkedOpened(marks, key)}
      onOpen={() => dispatch({ type: 'opened', key })}
    >
      {content}
    </FixRow>
  );
  return (
    <ReportSection id="fixit" title="Five fixes" lead="One row each. We use only facts of your business.">
      <div>
        {row(
          'description',
          'fix-desc',
          1,
          <DescriptionFix
            auditId={auditId}
            current={factors.description.currentValue}
            questions={offers?.description.questions ?? []}
            standing={standingOf('fix-desc')}
            onWritten={complete}
            {...(onCopied !== undefined && { onCopied })}
          />,
        )}
        {row(
          'qaUpdates',
          'fix-qa',
          2,
          <QaFix
            auditId={auditId}
            score={factors.qaUpdates.score}
            summary={factors.qaUpdates.summary}
            standing={standingOf('fix-qa')}
            count={offers?.qa.count ?? 0}
          />,
        )}
        {row(
          'websiteH1',
          'fix-h1',
          3,
          <H1Fix
            auditId={auditId}
            current={factors.websiteH1.currentValue}
            home={site.pages[0] ?? null}
            standing={standingOf('fix-h1')}
            name={businessName}
            offer={offers?.headings}
            isPro={isPro}
          />,
        )}
        {row('reviewResponses', 'fix-reviews', 4, <HandFix factor={factors.reviewResponses} />)}
        {row(
          'napConsistency',
          'fix-nap',
          5,
          <HandFix factor={factors.napConsistency}>
            <TextButton asChild className="w-fit">
              <a href="#nap">See every place</a>
            </TextButton>
          </HandFix>,
        )}
      </div>
      {isOffered && (
        <UpgradeOffer lockedFixes={locked.map((id) => lockedWords(id, offers))} gain={gain} onClose={closeOffer} />
      )}
    </ReportSection>
  );
}

/** The specification's names of the five parts, and of the sections that they open. */
const rowTexts: Readonly<Record<FixRowKey, { readonly title: string; readonly about: string }>> = {
  description: { title: 'Description', about: 'Business Description, for your Google profile' },
  qaUpdates: { title: 'Q&A', about: 'Q&A Updates: what your customers ask' },
  websiteH1: { title: 'H1 & Meta', about: 'Website H1 and Copy: heading, title, description' },
  reviewResponses: { title: 'Reviews', about: 'Review Responses' },
  napConsistency: { title: 'NAP', about: 'NAP Consistency: name, address, phone' },
};

/** What a locked fix contains, with its count: "Q&A Updates: 8 questions, answered". */
function lockedWords(id: FixId, offers: Offers | undefined): string {
  const { title } = FIXES[id];
  if (id === 'fix-qa' && offers !== undefined) return `${title}: ${formatCount(offers.qa.count, 'question')}, answered`;
  if (id === 'fix-h1' && offers !== undefined) return `${title}: ${formatCount(offers.headings.count, 'heading')}`;
  return title;
}

/** Opens a fix and scrolls to it; the style sheet decides whether smoothly. */
function scrollToFix(id: FixId): void {
  const row = document.getElementById(id);
  if (row instanceof HTMLDetailsElement) row.open = true;
  row?.scrollIntoView({ block: 'start' });
}
