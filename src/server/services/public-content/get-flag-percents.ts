import type { FlagPercents } from '#shared/api/flags.ts';
import { selectFlagPercents } from '../../store/admin/feature-flags.ts';
import type { CoreServices } from '../core-services.ts';

/** The percentage of visitors that gets each screen under rollout. Public. */
export async function getFlagPercents({ database }: Pick<CoreServices, 'database'>): Promise<FlagPercents> {
  return { flags: await selectFlagPercents(database.orm) };
}
