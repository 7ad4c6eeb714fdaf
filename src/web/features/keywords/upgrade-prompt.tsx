import { useEffect } from 'react';
import { Link } from 'react-router';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { RIGHTS } from '#shared/product/rights.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { paths } from '#web/paths.ts';

export const keywordPricing = `${paths.pricing.to()}?source=keywords`;

/** Shown where a tool is part of Pro: what it adds, its price, and a link. Counted as an upgrade view. */
export function UpgradePrompt({ tool, onClose }: { readonly tool: string; readonly onClose: () => void }) {
  const [monthly] = PLAN_PRICES;
  useEffect(() => {
    sendPageEvent('upgrade_view', { from: 'keywords', tool });
  }, [tool]);
  return (
    <Dialog title={`${tool} comes with Pro`} onClose={onClose}>
      <p>
        Pro shows the whole strategy: {RIGHTS.keywordTools.detail.toLowerCase()}. {formatPrice(monthly.usDollars)} a
        month. End it at any time.
      </p>
      <p className="text-ink-2 text-note">The keywords you see here stay free, with the reason for each.</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="ink">
          <Link to={keywordPricing}>See what Pro costs</Link>
        </Button>
        <Button variant="plain" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
