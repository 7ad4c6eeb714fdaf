import { KeyRound } from 'lucide-react';
import { useFlag } from '#web/lib/flags.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';

/** Google's own page for administrators of a Workspace. */
const workspaceAdminUrl = 'https://admin.google.com/';

interface TrustTipProps {
  /** `compact` is a line or two beside other content, `full` is a section of its own. */
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
        Keep your Google profile under a paid workspace account, not a free mail account, with the same business name
        and address as on the profile. <WorkspaceLink source={source}>Open Workspace admin</WorkspaceLink>
      </p>
    </aside>
  ) : (
    <aside aria-label="Tip" className="grid max-w-measure justify-items-start gap-3 border-ink border-t-[1.5px] pt-5">
      <h3 className="flex items-center gap-3">
        <KeyRound aria-hidden />
        Let the business hold the keys
      </h3>
      <p className="text-ink-2">
        A free mail account belongs to a person. When that person leaves or loses the password, your Google profile can
        go with them. A paid workspace account belongs to the business: you can hand it on, and its address ends in your
        own domain.
      </p>
      <p className="text-ink-2">
        Give the workspace exactly the business name and address that stand on the profile. In Google Workspace an
        administrator also has to switch the Business Profile service on.
      </p>
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
      className="inline-flex min-h-6 items-center font-[620] text-ink"
      onClick={() => sendPageEvent('workspace_tip_clicked', { source, label: 'google_workspace_admin' })}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
