import { Link } from 'react-router';
import type { NavItem } from './nav-items.ts';

interface NavListProps {
  readonly items: readonly NavItem[];
  readonly close: () => void;
}

/** Links of a menu that opens under the bar, each with a short description. */
export function NavList({ items, close }: NavListProps) {
  return (
    <ul>
      {items.map(({ to, label, note }) => (
        <li key={label}>
          <Link
            to={to}
            onClick={close}
            className="flex min-h-11 flex-col justify-center rounded-2 px-3 py-1.5 font-[560] text-note leading-[1.35] no-underline hover:bg-sunk"
          >
            {label}
            {note !== undefined && <span className="font-[400] text-caption text-ink-2">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The same list in the phone menu. */
export function PhoneNavList({ items, close }: NavListProps) {
  return (
    <ul>
      {items.map(({ to, label }) => (
        <li key={label}>
          <Link to={to} onClick={close} className={phoneItem}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Styles of a line in the phone menu. */
export const phoneItem = 'flex min-h-12 w-full items-center border-line border-b text-left font-[560] no-underline';
