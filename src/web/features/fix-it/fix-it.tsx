import type { Analysis } from '#shared/audit/analysis.ts';
import { gainOfFixes } from '#shared/audit/fix-gain.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { FIXES, type FixId, lockedFixes } from '#shared/product/fixes.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { DescriptionFix } from './description-fix.tsx';
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
}

/** The Fix-It panel: three written fixes, the first of them free, and two sections for what is done by hand. */
export function FixIt({ auditId, analysis: { websiteUrl, factors }, isPro, grantedAddOns }: FixItProps) {
  const locked = lockedFixes(isPro, grantedAddOns);
  const isLocked = (id: FixId) => locked.includes(id);
  const tagOf = (id: FixId) => (isLocked(id) ? 'locked' : FIXES[id].isFree && locked.length > 0 ? 'free' : null);
  const gain = gainOfFixes(factors, locked);
  const { isOffered, complete, closeOffer } = useFreeFlow({
    url: websiteUrl,
    isOn: locked.length > 0,
    onScroll: () => scrollToFix('fix-qa'),
  });
  return (
    <ReportSection
      id="fixit"
      title="Fix-It"
      lead="Three fixes, written only from facts with a source. The first is free."
    >
      <div>
        <FixRow
          id="fix-desc"
          number={1}
          title={FIXES['fix-desc'].title}
          score={factors.description.score}
          tag={tagOf('fix-desc')}
          startsOpen
        >
          <DescriptionFix auditId={auditId} current={factors.description.currentValue} onWritten={complete} />
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
            isLocked={isLocked('fix-qa')}
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
          <H1Fix auditId={auditId} current={factors.websiteH1.currentValue} isLocked={isLocked('fix-h1')} />
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
              <a href="#nap">See every place, letter by letter</a>
            </TextButton>
          </HandFix>
        </FixRow>
      </div>
      {locked.length > 0 && <UnlockBar lockedCount={locked.length} gain={gain} />}
      {isOffered && (
        <UpgradeOffer lockedTitles={locked.map((id) => FIXES[id].title)} gain={gain} onClose={closeOffer} />
      )}
    </ReportSection>
  );
}

/** Opens a fix and brings it into view; the style sheet decides how gently. */
function scrollToFix(id: FixId): void {
  const row = document.getElementById(id);
  if (row instanceof HTMLDetailsElement) row.open = true;
  row?.scrollIntoView({ block: 'start' });
}
