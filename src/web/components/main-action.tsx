import { Link } from 'react-router';
import { useFlag } from '#web/lib/flags.ts';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { paths } from '#web/paths.ts';
import { Button } from './ui/button.tsx';

interface MainActionProps {
  readonly variant: 'lit' | 'ink' | 'outline';
  readonly onClick?: () => void;
}

/** "Open Your Audit" when one is saved in this browser, "Run Free Audit" otherwise; the older bar always shows the latter. */
export function MainAction({ variant, onClick }: MainActionProps) {
  const hasSavedAudit = useHasSavedAudit();
  const isNew = useFlag('NEW_NAVIGATION');
  const isOpening = isNew && hasSavedAudit;
  return (
    // Wide enough for each label, so that nothing moves when one replaces the other.
    <Button asChild variant={variant} className="min-w-[10.25rem]">
      <Link to={isOpening ? paths.audit.to() : paths.home.section('audit')} {...(onClick !== undefined && { onClick })}>
        {isOpening ? 'Open Your Audit' : isNew ? 'Run Free Audit' : 'Start Free Audit'}
      </Link>
    </Button>
  );
}

/** Fixed at the bottom of the screen on a phone. */
export function PhoneAction({ variant }: Pick<MainActionProps, 'variant'>) {
  return (
    <aside
      aria-label="Start"
      data-screen-only
      className="fixed inset-x-0 bottom-0 z-30 grid short-screen:hidden border-line-2 border-t bg-raised px-(--gutter) py-3 lg:hidden"
    >
      <MainAction variant={variant} />
    </aside>
  );
}
