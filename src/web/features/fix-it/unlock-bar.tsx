import { Link } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { paths } from '#web/paths.ts';
import { gainSentence, proPrice, unlockTitle } from './upgrade-text.ts';

interface UnlockBarProps {
  readonly lockedCount: number;
  /** The gain of the locked fixes; null: not computable. */
  readonly gain: number | null;
}

/** What Pro unlocks here, its price and its gain; sticky while the panel is in view. */
export function UnlockBar({ lockedCount, gain }: UnlockBarProps) {
  const worth = gainSentence(gain, lockedCount);
  return (
    <aside
      aria-label="Upgrade"
      data-screen-only
      className="dusk sticky bottom-0 z-20 -mx-(--gutter) mt-8 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-(--gutter) py-3 md:bottom-4 md:mx-0 md:rounded-3 md:px-7 md:py-5"
    >
      <div className="min-w-0">
        <p className="font-[560] font-display text-body leading-[1.2] md:text-sub">{unlockTitle(lockedCount)}</p>
        <p className="mt-1 text-caption text-on-dusk-2 md:text-note">
          <b className="font-[650] text-on-dusk">{proPrice('month')}/mo</b>
          <span className="max-md:sr-only">, month to month</span>. Save 2 months annually
          <span className="max-md:sr-only">: {proPrice('year')} a year</span>.
          {worth !== null && <span className="max-md:sr-only"> {worth}</span>}
        </p>
      </div>
      <Button asChild className="border-on-dusk bg-on-dusk text-dusk-deep hover:bg-transparent hover:text-on-dusk">
        <Link to={paths.upgrade.to('pro_monthly')}>
          <span>
            Upgrade<span className="max-md:sr-only"> to Pro</span>
          </span>
        </Link>
      </Button>
    </aside>
  );
}
