import { KeyRound } from '#web/components/icons/index.ts';
import { useFlag } from '#web/lib/flags.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';

/** Google's own page for administrators of a Workspace. */
const workspaceAdminUrl = 'https://admin.google.com/';

interface TrustTipProps {
  /** `compact` is a line or two beside other content, `full` is a note of its own. */
  readonly form: 'compact' | 'full';
  /** Its location, for counting clicks. */
  readonly source: 'onboarding' | 'audit_results';
}

/** Recommends to keep the Google profile under a paid workspace account. Behind the flag WORKSPACE_TIP. */
export function TrustTip({ form, source }: TrustTipProps) {
  const isShown = useFlag('WORKSPACE_TIP');
  if (!isShown) return null;
  return form === 'compact' ? (
    <aside aria-label="Tip" className="flex max-w-measure items-start gap-3 text-ink-2 text-note">
      <KeyRound aria-hidden className="mt-[0.15em]" />
      <p>
        Keep your Google profile under a paid workspace account, not a free email account, with the same business name
        and address as on the profile. <WorkspaceLink source={source}>Open Workspace admin</WorkspaceLink>
      </p>
    </aside>
  ) : (
    <aside
      aria-label="Tip"
      className="grid max-w-measure justify-items-start gap-2 border-line-2 border-l-[3px] pl-5 text-ink-2"
    >
      <p>
        <b className="font-[640] text-ink">Keep your Google profile in the company’s name.</b> A paid workspace account
        belongs to the business, so the profile stays yours when people leave. Give it exactly the business name and
        address that are on the profile.
      </p>
      <p>In Google Workspace, an administrator also has to turn on the Business Profile service.</p>
      <WorkspaceLink source={source}>Open Google Workspace admin</WorkspaceLink>
    </aside>
  );
}

function WorkspaceLink({ source, children }: Pick<TrustTipProps, 'source'> & { readonly children: string }) {
  return (
    <a
      href={workspaceAdminUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center font-[620] text-ink"
      onClick={() => sendPageEvent('workspace_tip_clicked', { source, label: 'google_workspace_admin' })}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
