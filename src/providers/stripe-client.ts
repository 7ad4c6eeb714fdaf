import type Stripe from 'stripe';
import { readStripeFailure } from './payment-error.ts';
import type { ServiceClient } from './service-client.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly apiOrigin: string;
}

/** The outcome of one call to an external service; `reason` is null when it succeeded. */
export type OnProviderCall = (call: { readonly failed: boolean; readonly reason: string | null }) => void;

/** The SDK behind our own service client, loaded with the first call: a server that sells nothing never loads it. */
export interface StripeClient {
  /** One call, with all the requests it needs. Throws `PaymentError`. */
  call<Answer>(work: (stripe: Stripe) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** Below the time limit of a task, including the SDK's own two retries. */
const ATTEMPT_MS = 20_000;
const RETRIES = 2;

export function openStripeClient(
  { secretKey, apiOrigin }: StripeSettings,
  door: ServiceClient,
  onCall: OnProviderCall,
): StripeClient {
  let stripe: Promise<Stripe> | null = null;
  const load = async () => {
    const { default: Sdk } = await import('stripe');
    const { protocol, hostname, port } = new URL(apiOrigin);
    const fetchStripe = door.makeFetch({ origin: apiOrigin, timeoutMs: ATTEMPT_MS });
    return new Sdk(secretKey, {
      httpClient: Sdk.createFetchHttpClient(counted(fetchStripe, onCall)),
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port === '' ? {} : { port }),
      maxNetworkRetries: RETRIES,
      timeout: ATTEMPT_MS,
      telemetry: false,
    });
  };
  return {
    async call(work) {
      stripe ??= load();
      try {
        return await work(await stripe);
      } catch (error) {
        throw readStripeFailure(error);
      }
    },
    close: () => door.close(),
  };
}

/** An error of the caller (a wrong parameter, a declined card) is no failure of the service. */
function counted(ask: typeof fetch, onCall: OnProviderCall): typeof fetch {
  return async (input, init) => {
    try {
      const response = await ask(input, init);
      const failed = response.status >= 500 || [401, 403, 429].includes(response.status);
      onCall({ failed, reason: failed ? `HTTP ${response.status}` : null });
      return response;
    } catch (error) {
      onCall({ failed: true, reason: error instanceof Error ? error.message : 'unknown' });
      throw error;
    }
  };
}
