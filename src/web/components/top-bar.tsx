import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { useScrolled } from '#web/lib/use-scrolled.ts';
import { paths } from '#web/paths.ts';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Button } from './ui/button.tsx';

const links = [
  { to: paths.home.section('how'), label: 'How it works' },
  { to: paths.home.section('measured'), label: 'What we measure' },
  { to: paths.home.section('questions'), label: 'Fair questions' },
] as const;

interface TopBarProps {
  /** `dusk` over the landing picture, `paper` elsewhere. */
  readonly tone: 'dusk' | 'paper';
  /** Whether the main link is the amber thing of this screen; it stays an outline while another one is in view. */
  readonly isActionLit: boolean;
}

/** Fixed at the top of every page; sets itself off once the page has been scrolled. */
export function TopBar({ tone, isActionLit }: TopBarProps) {
  const isScrolled = useScrolled();
  return (
    <header
      data-screen-only
      className={classNames(
        'sticky top-0 z-40 border-b transition-[border-color,background-color] duration-(--quick)',
        tone === 'dusk' && 'dusk',
        tone === 'paper' && 'bg-paper',
        !isScrolled && 'border-transparent',
        isScrolled && (tone === 'dusk' ? 'border-dusk-edge bg-dusk-deep' : 'border-line'),
      )}
    >
      <div className="page-width flex min-h-(--bar-height) items-center gap-2">
        <div className="mr-auto">
          <Logo />
        </div>
        <nav aria-label="Main" className="mr-2 hidden items-center gap-1 lg:flex">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center rounded-2 px-3 font-[560] text-note no-underline hover:bg-[color-mix(in_oklch,currentColor_9%,transparent)]"
            >
              {label}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
        <div className="hidden lg:block">
          <MainAction look={isActionLit ? 'lit' : 'outline'} />
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}

/** "Open Your Audit" when one is saved in this browser, "Run Free Audit" otherwise. */
export function MainAction({ look }: { readonly look: 'lit' | 'outline' }) {
  const hasSavedAudit = useHasSavedAudit();
  return (
    // Wide enough for both wordings: nothing moves when one takes the place of the other.
    <Button asChild look={look} className="min-w-[10.25rem]">
      {hasSavedAudit ? (
        <Link to={paths.audit.to()}>Open Your Audit</Link>
      ) : (
        <Link to={paths.home.section('audit')}>Run Free Audit</Link>
      )}
    </Button>
  );
}

const menuId = 'phone-menu';

/** A popover of the browser: Escape and a touch beside it close it, and it opens before scripts have loaded. */
function PhoneMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Menu"
        popoverTarget={menuId}
        className="inline-grid size-11 place-items-center rounded-2 hover:bg-[color-mix(in_oklch,currentColor_10%,transparent)]"
      >
        <Menu aria-hidden />
      </button>
      <div
        id={menuId}
        ref={menu}
        popover="auto"
        className="fixed inset-x-0 top-(--bar-height) m-0 w-auto max-w-none border-line-2 border-b bg-raised px-(--gutter) pt-2 pb-6 text-ink shadow-float"
      >
        <nav aria-label="Menu">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              onClick={close}
              className="flex min-h-12 items-center border-line border-b font-[560] no-underline"
            >
              {label}
            </Link>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes after the link inside, which is the control, was used. */}
        <div className="mt-4 grid" onClick={close}>
          <MainAction look="outline" />
        </div>
      </div>
    </div>
  );
}
