import { Link } from 'react-router';
import { useFlag } from '#web/lib/flags.ts';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { paths } from '#web/paths.ts';
import { Button } from './ui/button.tsx';

interface MainActionProps {
  readonly variant: 'lit' | 'ink' | 'outline';
  readonly onClick?: () => void;
}

/** "Open Your Audit" when one is saved in this browser, "Run Free Audit" otherwise; the older bar always starts one. */
export function MainAction({ variant, onClick }: MainActionProps) {
  const hasSavedAudit = useHasSavedAudit();
  const isNew = useFlag('NEW_NAVIGATION');
  const isOpening = isNew && hasSavedAudit;
  return (
    // Wide enough for each wording: nothing moves when one takes the place of another.
    <Button asChild variant={variant} className="min-w-[10.25rem]">
      <Link to={isOpening ? paths.audit.to() : paths.home.section('audit')} {...(onClick !== undefined && { onClick })}>
        {isOpening ? 'Open Your Audit' : isNew ? 'Run Free Audit' : 'Start Free Audit'}
      </Link>
    </Button>
  );
}

/** On a phone it stays at hand at the bottom of the screen. */
export function PhoneAction({ variant }: Pick<MainActionProps, 'variant'>) {
  return (
    <aside
      aria-label="Start"
      data-screen-only
      className="fixed inset-x-0 bottom-0 z-30 grid border-line-2 border-t bg-raised px-(--gutter) py-3 lg:hidden"
    >
      <MainAction variant={variant} />
    </aside>
  );
}
