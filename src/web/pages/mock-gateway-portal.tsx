import { useQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import { MockGatewayGate } from '#web/features/mock-gateway/mock-gateway-gate.tsx';
import { MockGatewayPortal } from '#web/features/mock-gateway/mock-gateway-portal.tsx';
import { mockPortalQuery } from '#web/features/mock-gateway/mock-gateway-queries.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import NotFoundPage from './not-found.tsx';

export const meta: MetaFunction = () => [{ title: 'Mock gateway' }, ...privateMeta];

/** The mock gateway's customer portal. */
export default function MockGatewayPortalPage() {
  const { data, error } = useQuery(mockPortalQuery);
  return (
    <MockGatewayGate data={data} error={error} notFound={<NotFoundPage />}>
      {(portal) => <MockGatewayPortal {...portal} />}
    </MockGatewayGate>
  );
}
