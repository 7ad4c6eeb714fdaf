import type { ProfileView } from '#shared/api/facts.ts';
import { Upload } from '#web/components/icons/index.ts';
import { ListRow } from '#web/components/list-row.tsx';
import type { SiteIdentity } from '#web/lib/site-identity.ts';
import { ProfileForm } from './profile-form.tsx';
import { TakeoutUploadForm } from './takeout-upload.tsx';

interface ProfileGroupProps {
  readonly auditId: string;
  readonly profile: ProfileView;
  readonly onSite: SiteIdentity;
  /** The effect on the score, once the audit is evaluated again. */
  readonly describeChange: () => Promise<string>;
  readonly onMessage: () => void;
}

/** What no website states of a business: its Google profile, typed row by row or from a Takeout file. */
export function ProfileGroup({ auditId, profile, onSite, describeChange, onMessage }: ProfileGroupProps) {
  return (
    <ProfileForm
      auditId={auditId}
      profile={profile}
      onSite={onSite}
      onMessage={onMessage}
      lastRow={
        <ListRow
          id="takeout"
          label="Or upload it all"
          value={
            profile.takeout === null
              ? 'Your Google Takeout file fills in everything at once.'
              : 'Your Google Takeout file is in use.'
          }
          action={{ label: 'Upload', icon: <Upload aria-hidden className="size-[1.1em]" /> }}
        >
          <TakeoutUploadForm auditId={auditId} profile={profile} describeChange={describeChange} />
        </ListRow>
      }
    />
  );
}
