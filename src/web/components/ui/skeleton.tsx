import { classNames } from '#web/lib/class-names.ts';

/** A grey place where something will stand. Give it the size of what comes. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={classNames('block animate-breathe rounded-[3px] bg-line', className)} />;
}
