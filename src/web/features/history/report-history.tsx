import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { useNearView } from '#web/lib/use-near-view.ts';
import { paths } from '#web/paths.ts';
import { historyQuery } from './history-queries.ts';
import { ScoreLine } from './score-line.tsx';
import { isComparable } from './timeline-rows.ts';

interface ReportHistoryProps {
  readonly auditId: string;
  readonly businessId: string;
}

/** In a report: the scores since the first audit. Not there before the second one; a failure leaves it out. */
export function ReportHistory({ auditId, businessId }: ReportHistoryProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  const { data } = useQuery({ ...historyQuery(businessId), enabled: isNear });
  const scored = (data?.audits ?? []).filter(
    (audit) => isComparable(audit) && audit.overallScore !== null && !audit.isOtherAddress,
  );
  const [newest] = scored;
  const first = scored.at(-1);
  if (data === undefined || newest === undefined || first === undefined || scored.length < 2)
    return <div ref={place} />;
  return (
    <ReportSection
      id="history"
      isScreenOnly
      title="Since your first audit"
      lead={`From ${first.overallScore} to ${newest.overallScore} in ${scored.length} audits.`}
    >
      <ScoreLine audits={data.audits} events={data.events} />
      <div className="mt-4 flex flex-wrap gap-x-6">
        {data.canCompare && (
          <TextButton asChild>
            <Link to={paths.changes.to(auditId)}>Compare with before</Link>
          </TextButton>
        )}
        <TextButton asChild>
          <Link to={paths.businessHistory.to(businessId)}>See every audit</Link>
        </TextButton>
      </div>
    </ReportSection>
  );
}
