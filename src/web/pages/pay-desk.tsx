import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { DeskCheckout } from '#web/features/pay-desk/desk-checkout.tsx';
import { DeskGate } from '#web/features/pay-desk/desk-gate.tsx';
import { payDeskCheckoutQuery } from '#web/features/pay-desk/pay-desk-queries.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import NotFoundPage from './not-found.tsx';

export const meta: MetaFunction = () => [{ title: 'Local pay desk' }, ...privateMeta];

/** One payment at the pretended desk of a local server. */
export default function PayDeskPage() {
  const { checkoutId = '' } = useParams();
  const { data, error } = useQuery(payDeskCheckoutQuery(checkoutId));
  return (
    <DeskGate data={data} error={error} notFound={<NotFoundPage />}>
      {(checkout) => <DeskCheckout checkout={checkout} />}
    </DeskGate>
  );
}
