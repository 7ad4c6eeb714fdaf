import { useFlag } from '#web/lib/flags.ts';
import { usePopover } from '#web/lib/use-popover.ts';
import { PhoneAccountItems } from './account-menu.tsx';
import { Menu } from './icons/index.ts';
import { MainAction } from './main-action.tsx';
import { OLDER_ITEMS, PRICING_ITEM, PRODUCT_ITEMS, RESOURCE_ITEMS } from './nav-items.ts';
import { PhoneNavList } from './nav-list.tsx';

const menuId = 'phone-menu';

/** The menu of a narrow screen, as a native popover: see `BarDropdown`. */
export function PhoneMenu() {
  const { panel, isOpen, followToggle, close } = usePopover();
  const isNew = useFlag('NEW_NAVIGATION');
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Menu"
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-expanded={isOpen ?? undefined}
        className="inline-grid size-11 place-items-center rounded-2 hover:bg-[color-mix(in_oklch,currentColor_10%,transparent)]"
      >
        <Menu aria-hidden />
      </button>
      <div
        id={menuId}
        ref={panel}
        popover="auto"
        onToggle={followToggle}
        className="fixed inset-x-0 top-(--bar-height) m-0 max-h-[calc(100dvh-var(--bar-height))] w-auto max-w-none overflow-y-auto overscroll-contain border-line-2 border-b bg-raised px-(--gutter) pt-2 text-ink shadow-float"
      >
        <nav aria-label="Menu">
          {isNew ? (
            <>
              <p className={groupTitle}>Products</p>
              <PhoneNavList items={PRODUCT_ITEMS} close={close} />
              <div className="mt-5">
                <PhoneNavList items={[PRICING_ITEM]} close={close} />
              </div>
              <p className={groupTitle}>Resources</p>
              <PhoneNavList items={RESOURCE_ITEMS} close={close} />
            </>
          ) : (
            <PhoneNavList items={OLDER_ITEMS} close={close} />
          )}
          <PhoneAccountItems close={close} />
        </nav>
        <div className="sticky bottom-0 grid bg-raised py-4">
          <MainAction variant="ink" onClick={close} />
        </div>
      </div>
    </div>
  );
}

const groupTitle = 'pt-5 pb-1 text-caption text-ink-2';
