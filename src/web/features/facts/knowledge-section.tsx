import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { ProfileView } from '#shared/api/facts.ts';
import type { Business } from '#shared/audit/business.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { factsQuery, profileQuery } from '#web/lib/fact-queries.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { type AuditStatusOwner, scoreChangeSentence } from '#web/lib/score-change.ts';
import { getSiteIdentity } from '#web/lib/site-identity.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useNearView } from '#web/lib/use-near-view.ts';
import { FactGroupList } from './fact-group-list.tsx';
import { countFactRows, describeCounts, type FactGroup, factGroups } from './fact-groups.ts';
import { NapBlock } from './nap-block.tsx';
import { ProfileGroup } from './profile-group.tsx';
import { countMissingLines, PROFILE_LINES } from './profile-lines.ts';

interface KnowledgeSectionProps extends AuditStatusOwner {
  readonly business: Business;
  readonly factors: Factors;
  /** For another location, or another business altogether. */
  readonly correction: ReactNode;
}

/**
 * Everything that is known of a business, in one list: the facts that texts may use, each with its source, and the values of its
 * Google profile, for the owner to correct and complete.
 */
export function KnowledgeSection({ business, factors, correction, ...status }: KnowledgeSectionProps) {
  const { auditId, standing, refetchAudit } = status;
  const list = useRef<HTMLDivElement>(null);
  const isNear = useNearView(list);
  const facts = useQuery({ ...factsQuery(auditId), enabled: isNear });
  const profile = useQuery({ ...profileQuery(auditId), enabled: isNear });
  const describeChange = async () => scoreChangeSentence(standing, await refetchAudit());
  // A toast, because the changed row may be screens away from any fixed place.
  const onMessage = () => void describeChange().then((sentence) => showToast('Saved', sentence));
  const sheet = facts.data;
  const groups = sheet === undefined ? null : factGroups(sheet, business.napTable);
  return (
    <ReportSection
      id="facts"
      title="Everything we know"
      lead={
        <>
          We don’t guess. If your site doesn’t say it, we leave it blank.
          {/* Its line is kept while it loads. */}
          <b className="mt-3 block min-h-[1.5em] font-[640] text-ink">
            {groups !== null && <Counts groups={groups} profile={profile.data} />}
          </b>
        </>
      }
      {...(sheet !== undefined && { beside: <NapBlock facts={sheet.facts} /> })}
    >
      <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-9">
        {groups === null ? (
          <Waiting query={facts} what="facts" rows={14} />
        ) : (
          groups.map((group) => (
            <FactGroupList
              key={group.id}
              auditId={auditId}
              group={group}
              business={business}
              factors={factors}
              onMessage={onMessage}
              lastRow={group.id === 'who' && correction}
            />
          ))
        )}
        <div id="profile" className="scroll-mt-(--tabs-height)">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
            <h3 className="font-[560] font-display text-[1.375rem] leading-[1.2]">Your Google profile</h3>
            <p className="text-ink-2 text-note">A few numbers only you can see.</p>
          </div>
          {profile.data === undefined ? (
            <Waiting query={profile} what="profile" rows={PROFILE_LINES.length} />
          ) : (
            <ProfileGroup
              auditId={auditId}
              profile={profile.data}
              onSite={getSiteIdentity(sheet?.facts ?? [])}
              describeChange={describeChange}
              onMessage={onMessage}
            />
          )}
        </div>
      </div>
    </ReportSection>
  );
}

interface CountsProps {
  readonly groups: readonly FactGroup[];
  /** Undefined while it loads. */
  readonly profile: ProfileView | undefined;
}

function Counts({ groups, profile }: CountsProps) {
  const { known, open, missing } = countFactRows(groups);
  const missingLines = profile === undefined ? 0 : countMissingLines(profile);
  const told = profile === undefined ? 0 : PROFILE_LINES.length - missingLines;
  return describeCounts({ known: known + told, open, missing: missing + missingLines });
}

interface WaitingProps {
  readonly query: Pick<ReturnType<typeof useQuery>, 'error' | 'isFetching' | 'refetch'>;
  readonly what: 'facts' | 'profile';
  readonly rows: number;
}

/** The rows of a list while it loads, or why it could not be loaded. */
function Waiting({ query: { error, isFetching, refetch }, what, rows }: WaitingProps) {
  if (error !== null)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{failureSentence(error)}</p>
        <BusyButton isBusy={isFetching} busyLabel="Loading" onPress={() => void refetch()}>
          Load the {what} again
        </BusyButton>
      </div>
    );
  return (
    <div data-screen-only>
      <p className="sr-only">Loading the {what}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          key={row}
          className="grid min-h-14 items-center gap-2 border-line-2 border-t py-3 md:grid-cols-[11rem_1fr]"
        >
          <Skeleton className="h-[1em] w-24" />
          <Skeleton className="h-[1em] w-[min(100%,18rem)]" />
        </div>
      ))}
    </div>
  );
}
