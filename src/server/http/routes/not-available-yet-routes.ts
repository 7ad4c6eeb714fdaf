import type { Endpoint } from '#shared/api/endpoint.ts';
import { exportSeoEmail } from '#shared/api/exports.ts';
import { refuse } from '../../services/api-error.ts';
import { countCall, type LimitedCall } from '../../services/limits/count-call.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireCaller } from '../register-endpoint.ts';

/** Endpoints with a contract and no service behind them. A service takes its line out of here. */
interface Waiting {
  readonly missing: string;
  readonly endpoints: readonly Endpoint[];
  readonly limit?: LimitedCall;
}

const NOT_AVAILABLE_YET: readonly Waiting[] = [
  { missing: 'Sending by e-mail is', endpoints: [exportSeoEmail], limit: 'email' },
];
const RETRY_AFTER_SECONDS = 86_400;

/**
 * Answers 503 `not-available-yet` where a contract waits for its service, to those whom the service would answer. Returns
 * the endpoints, so that the document and the other methods know them.
 */
export function registerNotAvailableYetRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  for (const { missing, endpoints, limit } of NOT_AVAILABLE_YET) {
    for (const endpoint of endpoints) {
      app.on(endpoint.method, endpoint.path, async (c) => {
        const viewer = await c.get('findViewer')();
        requireCaller(endpoint, viewer);
        if (limit !== undefined) await countCall(core, viewer, limit);
        return answer(missing);
      });
    }
  }
  return NOT_AVAILABLE_YET.flatMap(({ endpoints }) => endpoints);
}

function answer(missing: string): never {
  throw refuse('not-available-yet', `${missing} not available yet. The audit itself works without.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
