import type { AdminFlag } from '#shared/api/admin/content.ts';
import { DEFAULT_FLAG_PERCENTS, FLAG_NAMES } from '#shared/product/flags.ts';
import { selectStoredFlagPercents } from '../../store/admin/feature-flags.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';

/** Every feature flag with its current share, its compiled-in share, and who changed it last. */
export async function listFlags(
  { database }: Pick<CoreServices, 'database'>,
  by: Operating,
): Promise<{ flags: AdminFlag[] }> {
  requireOperator(by, 'support');
  const stored = await selectStoredFlagPercents(database.orm);
  const flags = FLAG_NAMES.map((name) => {
    const changed = stored.find((flag) => flag.name === name);
    const defaultPercent = DEFAULT_FLAG_PERCENTS[name];
    return {
      name,
      percent: changed?.percent ?? defaultPercent,
      defaultPercent,
      changedAt: changed?.changedAt.toISOString() ?? null,
      changedBy: changed?.changedBy ?? null,
    };
  });
  return { flags };
}
