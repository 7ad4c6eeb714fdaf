import { MOST_LISTED_SHARES, type OpenAccess } from '#shared/api/account-access.ts';
import { countOtherSessions } from '../../store/accounts/account-sessions.ts';
import { selectApiKeys } from '../../store/accounts/api-keys.ts';
import type { Orm } from '../../store/database/database.ts';
import { countAccountShareLinks, selectAccountShareLinks } from '../../store/reports/share-links.ts';
import { keyView } from '../api-keys/list-api-keys.ts';

/**
 * Everything that gives access to an account or its reports without the password. Keys are listed whatever the plan is,
 * because they work again when the plan returns.
 */
export async function findOpenAccess(
  orm: Orm,
  { userId, sessionId, now }: { readonly userId: string; readonly sessionId: string | null; readonly now: Date },
): Promise<OpenAccess> {
  const links = await selectAccountShareLinks(orm, userId, now, MOST_LISTED_SHARES);
  return {
    otherSessions: await countOtherSessions(orm, userId, sessionId, now),
    apiKeys: (await selectApiKeys(orm, userId)).map(keyView),
    shareLinks: links.map(({ id, domain, createdAt, expiresAt, openings, lastOpenedAt }) => ({
      shareId: id,
      domain,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      openings,
      lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    })),
    shareLinkCount: await countAccountShareLinks(orm, userId, now),
  };
}
