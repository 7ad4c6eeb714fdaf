import type { Analysis } from '#shared/audit/analysis.ts';
import { computeFixGain } from '#shared/audit/fix-gain.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { FIX_IDS, type FixId } from '#shared/product/fix-ids.ts';
import { FIXES } from '#shared/product/fixes.ts';
import type { Offers } from '#shared/product/offers.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { DescriptionFix } from './description-fix.tsx';
import { getFixAvailability } from './fix-availability.ts';
import { FixRow } from './fix-row.tsx';
import { H1Fix } from './h1-fix.tsx';
import { HandFix } from './hand-fix.tsx';
import { QaFix } from './qa-fix.tsx';
import { UnlockBar } from './unlock-bar.tsx';
import { UpgradeOffer } from './upgrade-offer.tsx';
import { useFreeFlow } from './use-free-flow.ts';

interface FixItProps {
  readonly auditId: string;
  readonly analysis: Pick<Analysis, 'websiteUrl' | 'factors'>;
  readonly isPro: boolean;
  /** Bought for this audit. */
  readonly grantedAddOns: readonly AddOnId[];
  /** What could be generated for this audit; undefined: unknown, and then nothing is sold. */
  readonly offers: Offers | undefined;
}

/** The Fix-It panel: three generated fixes, the first of them free, and two manual sections. */
export function FixIt({ auditId, analysis: { websiteUrl, factors }, isPro, grantedAddOns, offers }: FixItProps) {
  const standingOf = (id: FixId) => getFixAvailability(id, isPro, grantedAddOns, offers);
  const locked = FIX_IDS.filter((id) => standingOf(id) === 'locked');
  const tagOf = (id: FixId) => {
    if (standingOf(id) === 'locked') return 'locked';
    return FIXES[id].isFree && locked.length > 0 && standingOf(id) === 'open' ? 'free' : null;
  };
  const gain = offers === undefined ? null : computeFixGain(factors, locked, offers.passes);
  const { isOffered, complete, closeOffer } = useFreeFlow({
    auditId,
    url: websiteUrl,
    isOn: locked.length > 0,
    onScroll: () => scrollToFix('fix-qa'),
  });
  return (
    <ReportSection id="fixit" title="Fix-It" lead="Written only from your business facts. The first fix is free.">
      <div>
        <FixRow
          id="fix-desc"
          number={1}
          title={FIXES['fix-desc'].title}
          score={factors.description.score}
          tag={tagOf('fix-desc')}
          startsOpen
        >
          <DescriptionFix
            auditId={auditId}
            current={factors.description.currentValue}
            questions={offers?.description.questions ?? []}
            standing={standingOf('fix-desc')}
            onWritten={complete}
          />
        </FixRow>
        <FixRow
          id="fix-qa"
          number={2}
          title={FIXES['fix-qa'].title}
          score={factors.qaUpdates.score}
          tag={tagOf('fix-qa')}
          startsOpen
        >
          <QaFix
            auditId={auditId}
            score={factors.qaUpdates.score}
            summary={factors.qaUpdates.summary}
            standing={standingOf('fix-qa')}
            count={offers?.qa.count ?? 0}
          />
        </FixRow>
        <FixRow
          id="fix-h1"
          number={3}
          title={FIXES['fix-h1'].title}
          score={factors.websiteH1.score}
          tag={tagOf('fix-h1')}
          startsOpen
        >
          <H1Fix
            auditId={auditId}
            current={factors.websiteH1.currentValue}
            standing={standingOf('fix-h1')}
            count={offers?.headings.count ?? 0}
          />
        </FixRow>
        <FixRow
          id="fix-reviews"
          title="Review Responses"
          score={factors.reviewResponses.score}
          tag={null}
          startsOpen={false}
        >
          <HandFix factor={factors.reviewResponses} />
        </FixRow>
        <FixRow id="fix-nap" title="NAP Consistency" score={factors.napConsistency.score} tag={null} startsOpen={false}>
          <HandFix factor={factors.napConsistency}>
            <TextButton asChild className="w-fit">
              <a href="#nap">See every place</a>
            </TextButton>
          </HandFix>
        </FixRow>
      </div>
      {locked.length > 0 && <UnlockBar lockedCount={locked.length} gain={gain} />}
      {isOffered && (
        <UpgradeOffer lockedFixes={locked.map((id) => lockedWords(id, offers))} gain={gain} onClose={closeOffer} />
      )}
    </ReportSection>
  );
}

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
