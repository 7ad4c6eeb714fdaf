import { Link } from 'react-router';
import { BottomBar } from '#web/components/bottom-bar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { paths } from '#web/paths.ts';
import type { LockedFixes } from './fix-availability.ts';
import { gainSentence, proPrice, unlockTitle } from './upgrade-text.ts';

interface UpgradeProps {
  readonly locked: LockedFixes;
}

/** The offer at the bottom of the screen, for the free plan. */
export function UpgradeBar({ locked }: UpgradeProps) {
  return (
    <BottomBar label="Upgrade to Pro">
      <div className="mr-auto min-w-0 leading-[1.3]">
        <p className="font-[640] text-note sm:text-body">{upgradeTitle(locked)}</p>
        <p className="text-caption text-on-dusk-2 max-sm:hidden">Save 2 months annually: {proPrice('year')} a year.</p>
      </div>
      <TextButton asChild className="whitespace-nowrap text-note max-md:hidden">
        <Link to={paths.pricing.to()}>See Full Pricing</Link>
      </TextButton>
      <UpgradeLink />
    </BottomBar>
  );
}

interface LockedBlockProps extends UpgradeProps {
  /** What is inside, with its count; empty where it is not listed. */
  readonly contents?: readonly { readonly label: string; readonly count: string }[];
}

/** What Pro unlocks, its price, and the way to all prices: once on a tab. */
export function LockedBlock({ locked, contents = [] }: LockedBlockProps) {
  const worth = gainSentence(locked.gain, locked.ids.length);
  return (
    <aside
      aria-label="Pro"
      data-screen-only
      className="dusk mb-[clamp(2.5rem,4vw,4rem)] grid gap-6 rounded-3 px-6 py-7 sm:px-8 lg:px-9"
    >
      <div className="grid max-w-[44rem] gap-2">
        <h2 className="text-sub">{upgradeTitle(locked)}</h2>
        <p className="text-note text-on-dusk-2">
          {locked.ids.length > 0
            ? 'Every text written from your facts, a PDF without our mark, and every audit kept.'
            : 'A PDF without our mark, every audit kept, and all keywords.'}
          {worth !== null && ` ${worth}`}
        </p>
      </div>
      {contents.length > 0 && (
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {contents.map(({ label, count }) => (
            <li key={label} className="flex justify-between gap-4 border-dusk-edge border-t py-2.5 text-note">
              <b className="font-[620]">{label}</b>
              <span className="text-on-dusk-2">{count}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <UpgradeLink />
        <TextButton asChild>
          <Link to={paths.pricing.to()}>See Full Pricing</Link>
        </TextButton>
        <p className="text-caption text-on-dusk-2">
          Month to month. Save 2 months annually: {proPrice('year')} a year.
        </p>
      </div>
    </aside>
  );
}

/** The place of the block until it is known what is locked. */
export function WaitingOffer() {
  return <Skeleton className="mb-[clamp(2.5rem,4vw,4rem)] h-[23.5rem] sm:h-[13rem]" />;
}

function UpgradeLink() {
  return (
    <Button
      asChild
      className="flex-none border-on-dusk bg-on-dusk text-dusk-deep hover:bg-transparent hover:text-on-dusk"
    >
      <Link to={paths.upgrade.to('pro_monthly')}>Upgrade to Pro — {proPrice('month')}/mo</Link>
    </Button>
  );
}

function upgradeTitle({ ids }: LockedFixes): string {
  return ids.length === 0 ? 'PDF/history and the whole keyword strategy' : unlockTitle(ids.length);
}
