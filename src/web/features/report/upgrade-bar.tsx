import { Link } from 'react-router';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { paths } from '#web/paths.ts';

const [monthly] = PLAN_PRICES;

interface UpgradeBarProps {
  /** Hidden while the unlock bar of the Fix-It panel, which says the same in more detail, is in view. */
  readonly isAway: boolean;
  /** Pro would unlock texts for this audit. */
  readonly hasMoreToWrite: boolean;
}

/** Sticky at the bottom for the free plan; ends with the report, above the footer. */
export function UpgradeBar({ isAway, hasMoreToWrite }: UpgradeBarProps) {
  return (
    <aside
      aria-label="Upgrade to Pro"
      data-screen-only
      className={classNames('sticky bottom-0 z-20 border-line-2 border-t bg-raised', isAway && 'invisible')}
    >
      <div className="page-width flex min-h-16 items-center justify-end gap-x-3 py-2 sm:gap-x-5">
        <p className="mr-auto hidden text-ink-2 text-note md:block">
          {hasMoreToWrite
            ? 'All fixes written for you, full keyword strategy, Review Day kit, history.'
            : 'Full keyword strategy, Review Day kit, history.'}
        </p>
        <TextButton asChild className="whitespace-nowrap text-note max-sm:mr-auto">
          <Link to={paths.pricing.to()}>See Full Pricing</Link>
        </TextButton>
        <Button asChild variant="ink" className="whitespace-nowrap max-sm:px-3 max-sm:text-note">
          <Link to={paths.upgrade.to(monthly.key)}>Upgrade to Pro — {formatPrice(monthly.usDollars)}/mo</Link>
        </Button>
      </div>
    </aside>
  );
}
