import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BusyButton } from '#web/components/busy-button.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useNearView } from '#web/lib/use-near-view.ts';
import { profileQuery } from './fact-queries.ts';
import { ProfileForm } from './profile-form.tsx';
import { scoreChangeSentence, type ToldAudit } from './score-change.ts';
import { TakeoutUpload } from './takeout-upload.tsx';

/** What no website tells of a business: its Google profile, from Google's own export or typed by hand. */
export function ProfileSection({ auditId, standing, refetchAudit }: ToldAudit) {
  const section = useRef<HTMLDivElement>(null);
  const isNear = useNearView(section);
  const { data, error, isFetching, refetch } = useQuery({ ...profileQuery(auditId), enabled: isNear });
  const tellChange = async () => scoreChangeSentence(standing, await refetchAudit());
  return (
    <ReportSection
      id="profile"
      isScreenOnly
      title="Your Google profile"
      lead="Some checks need numbers that no website tells. Give us Google’s own export or type what you see on your profile. Checks that rest on it say so, and what you leave open is not measured."
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
              <TakeoutUpload auditId={auditId} profile={data} tellChange={tellChange} />
            </div>
            <div className="grid gap-4">
              <h3>Typed by hand</h3>
              <p className="max-w-[44rem] text-ink-2 text-note">
                Of a typed value and your file the one you gave last counts; a file made more than 30 days before you
                typed a value does not replace it. The reviews of the last 90 days and the last post count for 30 days,
                then we ask again.
              </p>
              <ProfileForm auditId={auditId} profile={data} tellChange={tellChange} />
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
