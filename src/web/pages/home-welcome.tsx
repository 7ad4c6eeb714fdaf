import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { paths } from '#web/paths.ts';

const UpgradeWelcome = lazy(() =>
  import('#web/features/upgrade-welcome/upgrade-welcome.tsx').then((module) => ({ default: module.UpgradeWelcome })),
);

/**
 * After an upgrade (`?success=true`): redirects to the saved audit, whose questions the welcome can generate; without one,
 * shows the welcome here.
 */
export function HomeWelcome() {
  const [search] = useSearchParams();
  const isBack = search.get('success') === 'true';
  const isHydrated = useHydrated();
  const hasAudit = useHasSavedAudit();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isBack) setNeeded(true);
  }, [isBack]);
  if (!isHydrated) return null;
  if (isBack && hasAudit) return <Navigate to={paths.audit.afterUpgrade()} replace />;
  return <Suspense>{isNeeded && <UpgradeWelcome place="home" questionCount={null} nextScanAt={null} />}</Suspense>;
}
