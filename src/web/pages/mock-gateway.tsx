import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { MockCheckoutForm } from '#web/features/mock-gateway/mock-checkout-form.tsx';
import { MockGatewayGate } from '#web/features/mock-gateway/mock-gateway-gate.tsx';
import { mockCheckoutQuery } from '#web/features/mock-gateway/mock-gateway-queries.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import NotFoundPage from './not-found.tsx';

export const meta: MetaFunction = () => [{ title: 'Mock gateway' }, ...privateMeta];

/** One payment at the mock gateway. */
export default function MockGatewayPage() {
  const { checkoutId = '' } = useParams();
  const { data, error } = useQuery(mockCheckoutQuery(checkoutId));
  return (
    <MockGatewayGate data={data} error={error} notFound={<NotFoundPage />}>
      {(checkout) => <MockCheckoutForm checkout={checkout} />}
    </MockGatewayGate>
  );
}
