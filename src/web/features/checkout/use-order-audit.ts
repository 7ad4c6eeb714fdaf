import { useQuery } from '@tanstack/react-query';
import { previewAddOn } from '#shared/api/add-on-packs.ts';
import { getAudit } from '#shared/api/audits.ts';
import type { Product } from '#shared/product/prices.ts';
import { hostOf } from '#shared/report/safe-link.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** The audit that an add-on would be bought for. */
export interface OrderAudit {
  /** In words; null for a plan. */
  readonly words: string | null;
  /** How much the pack would hold for it; null for a plan, and where that is not known. */
  readonly holds: string | null;
  /** There is no such audit in this account: nothing is to be sold for it. */
  readonly isMissing: boolean;
}

/** Names the website an add-on is for, so that nobody pays for the wrong one. */
export function useOrderAudit(product: Product, auditId: string | null): OrderAudit {
  const isAddOn = product.kind === 'add-on';
  const { data, error } = useQuery({
    queryKey: ['audit', auditId],
    queryFn: ({ signal }) => callEndpoint(getAudit, { params: { auditId: auditId ?? '' }, signal }),
    enabled: isAddOn && auditId !== null,
    networkMode: 'always',
  });
  const { data: preview, isLoading } = useQuery({
    queryKey: ['add-on-preview', auditId, product.key],
    queryFn: ({ signal }) =>
      callEndpoint(previewAddOn, { params: { auditId: auditId ?? '', addOnId: product.key }, signal }),
    enabled: isAddOn && auditId !== null,
  });
  const holds = isLoading ? 'Counting what your facts carry.' : (preview?.sentence ?? null);
  if (!isAddOn) return { words: null, holds: null, isMissing: false };
  if (auditId === null) return { words: 'The newest finished audit in your account.', holds, isMissing: false };
  if (error instanceof ApiError && error.status === 404)
    return {
      words: 'This audit is not in your account. Open the report and buy the add-on from there.',
      holds: null,
      isMissing: true,
    };
  return {
    words: data === undefined ? 'The audit you came from.' : `The audit of ${hostOf(data.url)}.`,
    holds,
    isMissing: false,
  };
}
