import { type ReactNode, useState } from 'react';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { CircleDashed, Pencil } from './icons/index.ts';

interface ListRowProps {
  readonly id?: string;
  /** Null where the values of a list need none. */
  readonly label: string | null;
  /** What is known, or with `isMissing` the sentence in its place. */
  readonly value: ReactNode;
  readonly isMissing?: boolean;
  readonly isStruck?: boolean;
  /** Where the value is from. */
  readonly source?: ReactNode;
  /** What the row opens for; `look` shows only where something is from. */
  readonly action: 'edit' | 'add' | 'look' | { readonly label: string; readonly icon: ReactNode };
  /** A row inside a row has less room for its label. */
  readonly isInner?: boolean;
  /** Whether what it opens is there before: rows that an address may name, fields of a form around the rows. */
  readonly isKept?: boolean;
  readonly children: ReactNode;
}

/** A row of "Everything we know": label, value, where from; it opens in place to edit, to add or to look at the source. */
export function ListRow(props: ListRowProps) {
  const { id, label, value, isMissing = false, isStruck = false, source, action, isInner = false, children } = props;
  const [wasOpened, setOpened] = useState(props.isKept ?? false);
  const isWide = action === 'add' || typeof action === 'object';
  return (
    <li className="border-line-2 border-t last:border-b">
      <Disclosure
        id={id}
        className="scroll-mt-(--tabs-height)"
        onOpenChange={(isOpen) => isOpen && setOpened(true)}
        summaryClassName={classNames(
          'grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 md:gap-x-6',
          isInner
            ? 'md:grid-cols-[6.5rem_minmax(0,1fr)_auto_auto]'
            : 'md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,auto)_auto]',
          'hover:[&_.row-value]:underline hover:[&_.row-value]:decoration-1 hover:[&_.row-value]:underline-offset-[0.2em]',
        )}
        summary={
          <>
            {label !== null && <span className="col-start-1 text-ink-2 text-note leading-[1.35]">{label}</span>}
            <span
              className={classNames(
                'row-value col-start-1 leading-[1.4] [overflow-wrap:anywhere] ',
                label === null ? 'md:col-span-2' : 'md:col-start-2',
                isMissing ? 'flex items-center gap-[0.4em] text-ink-2' : 'font-[600]',
                isStruck && 'text-ink-2 line-through',
                label !== null && (source === undefined || source === null) && 'md:col-span-2',
              )}
              dir="auto"
            >
              {isMissing && <CircleDashed aria-hidden className="size-[1.1em] flex-none text-ink-3" />}
              {value}
            </span>
            {source !== undefined && source !== null && (
              <span className="col-start-1 text-caption text-ink-2 [overflow-wrap:anywhere] md:col-start-3 md:max-w-[14rem] md:text-right">
                {source}
              </span>
            )}
            <RowAction action={action} isWide={isWide} />
          </>
        }
      >
        <div
          className={classNames('grid gap-4 pt-1 pb-5', isInner ? label !== null && 'md:pl-[8rem]' : 'md:pl-[12.5rem]')}
        >
          {wasOpened && children}
        </div>
      </Disclosure>
    </li>
  );
}

/** What pressing the row does. Part of its summary: the whole row is the button. */
function RowAction({ action, isWide }: { readonly action: ListRowProps['action']; readonly isWide: boolean }) {
  const place = 'col-start-2 row-span-3 row-start-1 justify-self-end md:col-start-4 md:row-span-1';
  if (action === 'look')
    return (
      <span data-screen-only className={`${place} grid size-11 place-items-center`}>
        <DisclosureArrow className="size-5 text-ink-3" />
      </span>
    );
  if (!isWide)
    return (
      <span data-screen-only className={`${place} grid size-11 place-items-center rounded-2 hover:bg-sunk`}>
        <Pencil aria-hidden className="size-[1.15em] [details[open]>summary_&]:hidden" />
        <span className="sr-only [details[open]>summary_&]:hidden">Edit</span>
        <span className="hidden font-[620] text-note [details[open]>summary_&]:inline">Close</span>
      </span>
    );
  const { label, icon } = typeof action === 'object' ? action : { label: 'Add', icon: null };
  return (
    <span
      data-screen-only
      className={`${place} inline-flex min-h-11 items-center gap-2 rounded-2 border-[1.5px] border-edge px-[1.1em] font-[620] text-note hover:border-ink [details[open]>summary_&]:border-transparent`}
    >
      <span className="inline-flex items-center gap-2 [details[open]>summary_&]:hidden">
        {icon}
        {label}
      </span>
      <span className="hidden [details[open]>summary_&]:inline">Close</span>
    </span>
  );
}

/**
 * Closes the row around an element, and moves the focus to it: what was pressed is gone with the form.
 * @param within an element inside the opened row.
 */
export function closeRow(within: Element | null): void {
  const details = within?.closest('details') ?? null;
  if (details === null) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Moves the focus to a row, where nothing else has it: the row with the pressed button was removed. */
export function focusRow(id: string): void {
  if (document.activeElement === document.body) document.getElementById(id)?.querySelector('summary')?.focus();
}
