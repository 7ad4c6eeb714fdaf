import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { usePaymentKind } from '#web/lib/payment-options.ts';
import { paths } from '#web/paths.ts';
import { MockGatewayFrame } from './mock-gateway-frame.tsx';

interface MockGatewayGateProps<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  /** The not-found page; shown when the mock gateway is disabled. */
  readonly notFound: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows a mock gateway screen only where it is enabled, and only to its customer. */
export function MockGatewayGate<T>({ data, error, notFound, children }: MockGatewayGateProps<T>) {
  const payment = usePaymentKind();
  const { pathname } = useLocation();
  if (payment === 'not-set-up' || payment === 'stripe') return notFound;
  if (data !== undefined) return children(data);
  if (error === null) return null;
  if (error instanceof ApiCallError && error.status === 404) return notFound;
  if (error instanceof ApiCallError && error.status === 401) return <Navigate replace to={paths.login.to(pathname)} />;
  return (
    <MockGatewayFrame title="The desk could not be opened">
      <p role="alert">{failureSentence(error)}</p>
    </MockGatewayFrame>
  );
}
