import { useQuery } from '@tanstack/react-query';
import { previewAddOnEndpoint } from '#shared/api/add-on-packs.ts';
import type { Product } from '#shared/product/prices.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { auditQuery } from '#web/lib/audit-queries.ts';
import { type OrderTarget, useOrderTarget } from './use-order-target.ts';

/** The audit that an add-on would be bought for. */
export interface OrderAudit {
  /** Its id, resolved if the URL names none; null for a plan, and where there is no such audit. */
  readonly auditId: string | null;
  /** In words; null for a plan. */
  readonly words: string | null;
  /** How much the pack would contain; null for a plan, and when unknown. */
  readonly holds: string | null;
  /** No such audit in this account, or its pack would contain too little or is unknown: nothing can be sold for it. */
  readonly isMissing: boolean;
  /** The audit or the contents of the pack are still loading. */
  readonly isCounting: boolean;
}

const PLAN: OrderAudit = { auditId: null, words: null, holds: null, isMissing: false, isCounting: false };

/**
 * Names the website an add-on is for, so that nobody pays for the wrong one: the audit in the URL, or the newest finished
 * one, and what the pack would contain.
 * @param isSignedIn until then the user's audits are unknown
 */
export function useOrderAudit(product: Product, named: string | null, isSignedIn: boolean): OrderAudit {
  const isAddOn = product.kind === 'add-on';
  const target = useOrderTarget(named, isAddOn && isSignedIn);
  const auditId = target.kind === 'audit' ? target.auditId : null;
  const isKnown = isAddOn && auditId !== null;
  const { data, error } = useQuery({ ...auditQuery(auditId ?? ''), enabled: isKnown });
  const { data: preview, isLoading } = useQuery({
    queryKey: ['add-on-preview', auditId, product.key],
    queryFn: ({ signal }) =>
      callEndpoint(previewAddOnEndpoint, { params: { auditId: auditId ?? '', addOnId: product.key }, signal }),
    enabled: isKnown,
  });
  if (!isAddOn) return PLAN;
  if (target.kind !== 'audit') return { ...PLAN, ...withoutAudit(target) };
  if (error instanceof ApiCallError && error.status === 404)
    return {
      ...PLAN,
      words: 'This audit is not in your account. Open the report and buy the add-on from there.',
      isMissing: true,
    };
  const holds = isLoading ? 'Counting what you get.' : (preview?.sentence ?? null);
  return {
    auditId,
    words: auditWords(data === undefined ? null : formatHost(data.url), target.isNamed),
    holds: preview?.isSold === false ? `${preview.sentence} We don’t sell it for this audit.` : holds,
    isMissing: preview?.isSold === false,
    isCounting: isLoading,
  };
}

function auditWords(host: string | null, isNamed: boolean): string {
  if (host === null) return isNamed ? 'The audit you came from.' : 'Your newest finished audit.';
  return isNamed
    ? `The audit of ${host}.`
    : `Your newest finished audit: ${host}. For another one, buy it from that report.`;
}

/** Without an audit nothing can be sold; if the list fails to load, the server resolves the audit and counts. */
function withoutAudit({ kind }: Exclude<OrderTarget, { kind: 'audit' }>): Partial<OrderAudit> {
  switch (kind) {
    case 'asking':
      return {
        words: 'Looking for your newest finished audit.',
        holds: 'Counting what you get.',
        isCounting: true,
      };
    case 'none':
      return {
        words: 'You have no finished audit yet. Run your free audit first: we make the add-on from it.',
        isMissing: true,
      };
    case 'locked':
      return { words: 'Your audits are older than your plan shows. Run a new one first, free.', isMissing: true };
    case 'unknown':
      return { words: 'Your newest finished audit. We count what you get before you pay.' };
    default:
      return kind satisfies never;
  }
}
