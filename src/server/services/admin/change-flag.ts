import { z } from 'zod';
import type { FlagPercents } from '#shared/api/flags.ts';
import { DEFAULT_FLAG_PERCENTS, FLAG_NAMES } from '#shared/product/flags.ts';
import { saveFlagPercent, selectFlagPercents } from '../../store/admin/feature-flags.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';

const FlagName = z.enum(FLAG_NAMES);

/** Sets the share of visitors that get a screen; returns all current shares. Throws 404 for an unknown flag. */
export async function changeFlag(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  flagName: string,
  { percent, reason }: { readonly percent: number; readonly reason: string },
): Promise<FlagPercents> {
  const operator = requireOperator(by, 'owner');
  const parsed = FlagName.safeParse(flagName);
  if (!parsed.success) throw apiError('not-found', 'There is no such flag.');
  const name = parsed.data;
  const { actor } = operator;
  const flags = await core.database.orm.transaction(async (tx) => {
    const changedAt = new Date(core.now());
    const before = await saveFlagPercent(tx, { name, percent, changedAt, changedBy: actor });
    const percentBefore = before ?? DEFAULT_FLAG_PERCENTS[name];
    const details = { percent, percentBefore };
    await recordOperatorAction(tx, core, { actor, action: 'flag-changed', subject: name, reason, details });
    return selectFlagPercents(tx);
  });
  return { flags };
}
