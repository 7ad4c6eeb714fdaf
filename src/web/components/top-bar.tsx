import { Link } from 'react-router';
import { type BarLook, useBarLook } from '#web/lib/bar-look.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useFlag } from '#web/lib/flags.ts';
import { useScrolled } from '#web/lib/use-scrolled.ts';
import { AccountMenu } from './account-menu.tsx';
import { BarDropdown, barItem } from './bar-dropdown.tsx';
import { Logo } from './logo.tsx';
import { MainAction } from './main-action.tsx';
import { OLDER_ITEMS, PRICING_ITEM, PRODUCT_ITEMS, RESOURCE_ITEMS } from './nav-items.ts';
import { NavList } from './nav-list.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The skip link and the bar, as the page requests them. */
export function TopBar() {
  const variant = useBarLook();
  if (variant === null) return null;
  return (
    <>
      <a
        href="#main"
        data-screen-only
        className="absolute -top-16 left-4 z-60 rounded-2 bg-raised px-4 py-3 text-ink focus:top-3"
      >
        Skip to content
      </a>
      <Bar {...variant} />
    </>
  );
}

/** Fixed at the top of every page; more opaque, with a border, once the page is scrolled. */
function Bar({ tone, isActionLit }: BarLook) {
  const isScrolled = useScrolled();
  const isNew = useFlag('NEW_NAVIGATION');
  return (
    <header
      data-screen-only
      data-top-bar
      data-scrolled={isScrolled || undefined}
      className={classNames(
        'sticky top-0 z-40 min-h-(--bar-height) border-b transition-[border-color,background-color] duration-(--quick)',
        tone === 'dusk' && 'text-on-dusk',
        !isScrolled && (tone === 'dusk' ? 'dusk border-transparent bg-dusk/70' : 'border-transparent bg-paper/70'),
        isScrolled && (tone === 'dusk' ? 'dusk border-dusk-edge bg-dusk-deep' : 'border-line bg-paper'),
      )}
    >
      <div className="page-width flex min-h-[calc(var(--bar-height)-1px)] items-center gap-2">
        <div className="mr-auto">
          <Logo />
        </div>
        <nav aria-label="Main" className="mr-2 hidden items-center gap-1 lg:flex">
          {isNew ? <NewItems /> : <OlderItems />}
          <AccountMenu />
        </nav>
        <ThemeSwitch />
        <div className="hidden lg:block">
          <MainAction variant={isActionLit ? 'lit' : 'outline'} />
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}

function NewItems() {
  return (
    <>
      <BarDropdown id="products-menu" label="Products" align="start">
        {(close) => <NavList items={PRODUCT_ITEMS} close={close} />}
      </BarDropdown>
      <Link to={PRICING_ITEM.to} className={barItem}>
        {PRICING_ITEM.label}
      </Link>
      <BarDropdown id="resources-menu" label="Resources" align="start">
        {(close) => <NavList items={RESOURCE_ITEMS} close={close} />}
      </BarDropdown>
    </>
  );
}

function OlderItems() {
  return OLDER_ITEMS.map(({ to, label }) => (
    <Link key={label} to={to} className={barItem}>
      {label}
    </Link>
  ));
}
