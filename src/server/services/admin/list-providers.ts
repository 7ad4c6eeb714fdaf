import type { ProviderStatus } from '#shared/api/admin/work.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { type ProviderSum, sumProviderCalls, sumProviderCosts } from '../../store/fixes/provider-calls.ts';
import type { AdminServices } from './admin-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { PROVIDERS, type ProviderTerms } from './providers.ts';

const MICRO = 1_000_000;

/** Every outside service: whether it is configured, how its calls of the last 24 hours ended, and this month's cost. */
export async function listProviders(
  { core, providerCalls }: Pick<AdminServices, 'core' | 'providerCalls'>,
  by: Operating,
): Promise<{ providers: ProviderStatus[] }> {
  requireOperator(by, 'support');
  const { orm } = core.database;
  const nowMs = core.now();
  await providerCalls.flush();
  const firstDay = `${new Date(nowMs).toISOString().slice(0, 7)}-01`;
  const [sums, costs] = await Promise.all([
    sumProviderCalls(orm, new Date(nowMs - DAY_MS)),
    sumProviderCosts(orm, firstDay),
  ]);
  const status = (id: string, terms: ProviderTerms): ProviderStatus => {
    const sum = sums.find(({ provider }) => provider === id);
    return {
      id,
      title: terms.title,
      purpose: terms.purpose,
      isConfigured: terms.isConfigured(core.config),
      settings: [...terms.settings],
      calls: sum?.calls ?? 0,
      failures: sum?.failures ?? 0,
      lastFailure: lastFailureOf(sum),
      costThisMonthUsd: terms.isChargedByCall ? (costs.get(id) ?? 0) / MICRO : null,
    };
  };
  return { providers: Object.entries(PROVIDERS).map(([id, terms]) => status(id, terms)) };
}

function lastFailureOf(sum: ProviderSum | undefined): ProviderStatus['lastFailure'] {
  if (sum === undefined || sum.lastFailureAt === null) return null;
  return { at: sum.lastFailureAt.toISOString(), reason: sum.lastFailure ?? 'unknown' };
}
