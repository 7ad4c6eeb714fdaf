import type { ShareLink } from '#shared/api/shares.ts';
import type { ShareLinkRecord } from '../../store/reports/share-links.ts';
import type { CoreServices } from '../core-services.ts';
import { makeShareToken } from './share-token.ts';

/** Dependencies of the services for shared links. */
export type ShareServices = Pick<CoreServices, 'database' | 'now' | 'secret' | 'config'>;

/** A link as its owner sees it. */
export function shareView(services: Pick<ShareServices, 'secret' | 'config'>, link: ShareLinkRecord): ShareLink {
  return {
    shareId: link.id,
    url: makeShareUrl(services, link.id),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    openings: link.openings,
    lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
  };
}

/** The full URL of a link. */
function makeShareUrl(services: Pick<ShareServices, 'secret' | 'config'>, id: string): string {
  return new URL(`/r/${makeShareToken(services, id)}`, services.config.publicUrl).href;
}
