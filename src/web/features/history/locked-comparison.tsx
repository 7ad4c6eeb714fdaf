import { Link } from 'react-router';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { Lock } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { paths } from '#web/paths.ts';

/** What comparing audits shows and costs, with a link to upgrade. */
export function LockedComparison() {
  const [monthly] = PLAN_PRICES;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex items-start gap-2.5">
        <Lock aria-hidden className="mt-[0.15em]" />
        <span className="max-w-measure">
          Comparing comes with Pro. It shows what changed on your site between two audits, quotes the words before and
          after, and sets apart what only our rules changed. Pro also keeps every audit open, however old.
        </span>
      </p>
      <Button asChild variant="ink">
        <Link to={paths.pricing.to()}>See what Pro costs, from {formatPrice(monthly.usDollars)} a month</Link>
      </Button>
    </div>
  );
}
