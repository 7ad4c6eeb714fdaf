import { Link } from 'react-router';
import { Check } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { paths } from '#web/paths.ts';
import { gainSentence, proPrice } from './upgrade-text.ts';

interface UpgradeOfferProps {
  /** What each locked fix contains, in words. */
  readonly lockedFixes: readonly string[];
  readonly gain: number | null;
  readonly onClose: () => void;
}

/** The offer after the free fix: what is unlocked, its price, its gain on this audit, and a plain no. */
export function UpgradeOffer({ lockedFixes, gain, onClose }: UpgradeOfferProps) {
  const worth = gainSentence(gain, lockedFixes.length);
  const included = [...lockedFixes, 'PDF reports without watermark', 'Every audit kept, with what changed'];
  return (
    <Dialog title="Your description is done. The rest is in Pro." onClose={onClose}>
      <ul className="grid gap-2">
        {included.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden className="mt-[0.2em] flex-none text-good-word" />
            {item}
          </li>
        ))}
      </ul>
      {worth !== null && <p className="text-note">{worth}</p>}
      <p className="text-ink-2 text-note">
        {proPrice('month')}/mo, month to month. Save 2 months annually: {proPrice('year')} a year. What you have now
        stays free.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="ink">
          <Link to={paths.upgrade.to('pro_monthly')}>Upgrade to Pro</Link>
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </Dialog>
  );
}
