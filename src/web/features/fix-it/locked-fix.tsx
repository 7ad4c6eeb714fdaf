import { Link } from 'react-router';
import { Lock } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { paths } from '#web/paths.ts';

interface LockedFixProps {
  /** What is generated once it is unlocked. */
  readonly promise: string;
  /** How to do it without a purchase. */
  readonly freeWay: string;
}

/** A fix that needs a purchase. The locked text is not in the page: the bars are decoration. */
export function LockedFix({ promise, freeWay }: LockedFixProps) {
  return (
    <>
      <p className="max-w-[34.72em] text-ink-2 text-note">{promise}</p>
      <svg
        aria-hidden
        viewBox="0 0 620 86"
        preserveAspectRatio="none"
        className="h-[86px] w-full max-w-[34.72em] rounded-2 bg-sunk fill-line-2"
      >
        <rect x="20" y="16" width="360" height="9" rx="2" />
        <rect x="20" y="38" width="560" height="9" rx="2" />
        <rect x="20" y="60" width="480" height="9" rx="2" />
      </svg>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3" data-screen-only>
        <Button asChild>
          <Link to={paths.upgrade.to('pro_monthly')}>
            <Lock aria-hidden />
            Upgrade to reveal &amp; copy
          </Link>
        </Button>
        <p className="max-w-[22.4em] text-ink-2 text-note">With Pro we write the text for you.</p>
      </div>
      <p className="max-w-[34.72em] text-ink-2 text-note">
        <b className="font-[620] text-ink">Without Pro.</b> {freeWay}
      </p>
    </>
  );
}
