import type { FlagPercents } from '#shared/api/flags.ts';
import { selectFlagPercents } from '../../store/admin/feature-flags.ts';
import type { CoreServices } from '../core-services.ts';

/** The share of visitors that has each screen under rollout, in percent. Anybody may ask. */
export async function getFlagPercents({ database }: Pick<CoreServices, 'database'>): Promise<FlagPercents> {
  return { flags: await selectFlagPercents(database.orm) };
}
