import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { type DataSettings, deleteBusinessEndpoint, type RetainedBusiness } from '#shared/api/data-retention.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { readSavedAudit } from '#web/lib/saved-audit.ts';
import { forgetSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/paths.ts';
import { LoadFailure } from './load-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The account's businesses, each with a button that deletes it and all its data. */
export function BusinessesSection({ settings }: { readonly settings: UseQueryResult<DataSettings> }) {
  return (
    <SettingsSection
      title="Your businesses"
      lead="Open one for its history and its regular checks. Deleting one removes its audits, its history and what you told us about it. Payments stay on record."
    >
      {settings.data === undefined ? (
        <LoadFailure error={settings.error} tryAgain={() => void settings.refetch()} />
      ) : (
        <BusinessRows businesses={settings.data.businesses} />
      )}
    </SettingsSection>
  );
}

/** An agency has many, so the rest is collapsed. */
const shownAtFirst = 8;

function BusinessRows({ businesses }: { readonly businesses: readonly RetainedBusiness[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<RetainedBusiness | null>(null);
  const now = useNow();
  if (businesses.length === 0)
    return <p className="text-ink-2 text-note">None yet. A business is added when you audit its website.</p>;
  const shown = isWhole ? businesses : businesses.slice(0, shownAtFirst);
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {shown.map((business) => (
          <li
            key={business.businessId}
            className="flex min-h-16 items-center gap-4 border-line border-b py-3 first:pt-0"
          >
            <div className="mr-auto min-w-0">
              <p className="font-[560] [overflow-wrap:anywhere]">
                <Link to={paths.businessHistory.to(business.businessId)}>{business.domain}</Link>
              </p>
              <p className="text-ink-2 text-note">{auditsInWords(business, now)}</p>
            </div>
            <Button aria-label={`Delete ${business.domain}`} onClick={() => setAsked(business)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < businesses.length && (
        <TextButton className="mt-3" onClick={() => setWhole(true)}>
          Show {businesses.length - shown.length} more
        </TextButton>
      )}
      {asked !== null && (
        <DeleteDialog
          title={`Delete ${asked.domain}?`}
          confirm="Delete for good"
          keep="Keep it"
          act={() => callEndpoint(deleteBusinessEndpoint, { params: { businessId: asked.businessId } })}
          onDone={() => {
            forgetIfOf(asked.domain);
            setAsked(null);
            // The pressed button was removed with its row.
            list.current?.focus();
          }}
          onClose={() => setAsked(null)}
        >
          <p>We delete this now, and you can’t undo it:</p>
          <ul className="grid list-disc gap-1 pl-5">
            <li>{formatCount(asked.audits, 'audit', 'audits')} with reports, texts and shared links</li>
            <li>its history, and the watch over it</li>
            <li>what you told us about it</li>
          </ul>
          <p>You can’t open add-ons bought for its audits any more.</p>
        </DeleteDialog>
      )}
    </>
  );
}

function auditsInWords({ audits, newestAuditAt }: RetainedBusiness, now: number): string {
  if (newestAuditAt === null) return 'No audits';
  return `${formatCount(audits, 'audit', 'audits')}, ${audits === 1 ? '' : 'the last '}${relativeTime(newestAuditAt, now)}`;
}

/** Also deletes this browser's copy of the business's audit. */
function forgetIfOf(domain: string): void {
  const saved = readSavedAudit();
  const host = saved !== null && URL.canParse(saved.url) ? new URL(saved.url).hostname : '';
  if (host === domain || host.endsWith(`.${domain}`)) forgetSavedAudit();
}
