import type { Plan } from '#shared/product/plans.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';

/** What the report needs to know about its viewer. */
export interface ReportViewer {
  /** Null while unknown. */
  readonly plan: Plan | null;
  readonly isPro: boolean;
  readonly email: string;
  readonly offersUpgrade: boolean;
}

export function useReportViewer(): ReportViewer {
  const auth = useCurrentUser();
  const plan = auth.status === 'loading' ? null : auth.status === 'authenticated' ? auth.user.plan : 'free';
  const isPro = auth.status === 'authenticated' && auth.user.isPro;
  return {
    plan,
    isPro,
    email: auth.status === 'authenticated' ? auth.user.email : '',
    offersUpgrade: auth.status !== 'loading' && !isPro,
  };
}
