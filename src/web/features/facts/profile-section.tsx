import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BusyButton } from '#web/components/busy-button.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { factsQuery, profileQuery } from '#web/lib/fact-queries.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { type AuditStatusOwner, scoreChangeSentence } from '#web/lib/score-change.ts';
import { getSiteIdentity } from '#web/lib/site-identity.ts';
import { useNearView } from '#web/lib/use-near-view.ts';
import { ProfileForm } from './profile-form.tsx';
import { TakeoutUploadForm } from './takeout-upload.tsx';

/** What no website states of a business: its Google profile, from a Takeout file or entered manually. */
export function ProfileSection({ auditId, standing, refetchAudit }: AuditStatusOwner) {
  const section = useRef<HTMLDivElement>(null);
  const isNear = useNearView(section);
  const { data, error, isFetching, refetch } = useQuery({ ...profileQuery(auditId), enabled: isNear });
  const facts = useQuery({ ...factsQuery(auditId), enabled: isNear });
  const tellChange = async () => scoreChangeSentence(standing, await refetchAudit());
  return (
    <ReportSection
      id="profile"
      isScreenOnly
      title="Your Google profile"
      lead="Some checks need numbers that only your Google profile has. Upload Google’s own export, or type what you see there. We don’t check what you leave blank."
    >
      <div ref={section} className="grid gap-10">
        {data === undefined ? (
          error === null ? (
            <WaitingProfile />
          ) : (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>{failureSentence(error)}</p>
              <BusyButton isBusy={isFetching} busyLabel="Loading" onPress={() => void refetch()}>
                Load the profile again
              </BusyButton>
            </div>
          )
        ) : (
          <>
            <div className="grid gap-4">
              <h3>From Google Takeout</h3>
              <TakeoutUploadForm auditId={auditId} profile={data} describeChange={tellChange} />
            </div>
            <div className="grid gap-4">
              <h3>Typed by hand</h3>
              <p className="max-w-[44rem] text-ink-2 text-note">
                If you type a number and upload a file, the newer one counts. A file more than 30 days older than what
                you typed doesn’t replace it. After 30 days we ask again for recent reviews and your last post.
              </p>
              <ProfileForm
                auditId={auditId}
                profile={data}
                onSite={getSiteIdentity(facts.data?.facts ?? [])}
                describeChange={tellChange}
              />
            </div>
          </>
        )}
      </div>
    </ReportSection>
  );
}

const waitingFields = ['one', 'two', 'three', 'four', 'five', 'six'];

function WaitingProfile() {
  return (
    <div className="grid max-w-[44rem] gap-5">
      <p className="sr-only">Loading the profile</p>
      <Skeleton className="h-28 w-full" />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {waitingFields.map((field) => (
          <Skeleton key={field} className="h-24 w-full" />
        ))}
      </div>
    </div>
  );
}
