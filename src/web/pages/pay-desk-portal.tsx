import { useQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import { DeskGate } from '#web/features/pay-desk/desk-gate.tsx';
import { DeskPortal } from '#web/features/pay-desk/desk-portal.tsx';
import { payDeskPortalQuery } from '#web/features/pay-desk/pay-desk-queries.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import NotFoundPage from './not-found.tsx';

export const meta: MetaFunction = () => [{ title: 'Local pay desk' }, ...privateMeta];

/** The desk's customer portal. */
export default function PayDeskPortalPage() {
  const { data, error } = useQuery(payDeskPortalQuery);
  return (
    <DeskGate data={data} error={error} notFound={<NotFoundPage />}>
      {(portal) => <DeskPortal {...portal} />}
    </DeskGate>
  );
}
