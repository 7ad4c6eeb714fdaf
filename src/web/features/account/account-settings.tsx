import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasRight } from '#shared/product/rights.ts';
import { MailQuestion } from '#web/components/icons/index.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { SignedInUser } from '#web/lib/current-user.ts';
import { AccessSection } from './access-section.tsx';
import {
  apiKeysQuery,
  dataSettingsQuery,
  openAccessQuery,
  reportBrandQuery,
  sessionsQuery,
} from './account-queries.ts';
import { ApiKeysSection } from './api-keys-section.tsx';
import { BusinessesSection } from './businesses-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ReportBrandSection } from './report-brand-section.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The account settings. Rendered once all data is loaded, so that nothing moves. */
export function AccountSettings({ user }: { readonly user: SignedInUser }) {
  const hasKeys = hasRight(user.plan, 'api');
  const hasBrand = hasRight(user.plan, 'whiteLabel');
  const sessions = useQuery(sessionsQuery);
  const access = useQuery(openAccessQuery);
  const data = useQuery(dataSettingsQuery);
  const keys = useQuery({ ...apiKeysQuery, enabled: hasKeys });
  const brand = useQuery({ ...reportBrandQuery, enabled: hasBrand });
  if (
    sessions.isPending ||
    access.isPending ||
    data.isPending ||
    (hasKeys && keys.isPending) ||
    (hasBrand && brand.isPending)
  )
    return <SettingsSkeleton />;
  return (
    <SettingsFrame>
      {!user.emailVerified && <UnconfirmedNotice email={user.email} />}
      <EmailSection user={user} />
      <PasswordSection email={user.email} />
      <SessionsSection sessions={sessions} />
      <AccessSection access={access} />
      {hasBrand && <ReportBrandSection brand={brand} />}
      {hasKeys && <ApiKeysSection user={user} keys={keys} />}
      <BusinessesSection settings={data} />
      <RetentionSection settings={data} />
      <ExportSection />
      <DeleteAccountSection user={user} />
    </SettingsFrame>
  );
}

function SettingsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-width pt-10 pb-16 lg:pt-14">
      <h1 className="mb-8 text-section leading-[1.12] tracking-display">Settings</h1>
      {children}
    </div>
  );
}

/** Low-key, because everything works without it except password recovery. */
function UnconfirmedNotice({ email }: { readonly email: string }) {
  return (
    <div className="mb-8 flex max-w-[44rem] gap-4 border-ink-3 border-l-[1.5px] border-dashed pl-4">
      <MailQuestion aria-hidden className="mt-0.5" />
      <div className="grid gap-2">
        <p className="text-note">
          <b>Your address is not confirmed yet.</b> Open the link that goes to{' '}
          <span className="break-words">{email}</span>, so that you can get back in if you lose your password.
        </p>
        <ResendVerification email={email} />
      </div>
    </div>
  );
}

const skeletonRows = ['email', 'password', 'sessions', 'data', 'delete'] as const;

/** The skeleton of the settings. */
export function SettingsSkeleton() {
  return (
    <SettingsFrame>
      <p role="status" className="sr-only">
        Loading
      </p>
      {skeletonRows.map((row) => (
        <div
          key={row}
          className="grid gap-x-12 gap-y-5 border-ink border-t-[1.5px] py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-10"
        >
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-56 max-w-full" />
          </div>
          <div className="grid content-start gap-4">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-5 w-44 max-w-full" />
          </div>
        </div>
      ))}
    </SettingsFrame>
  );
}
