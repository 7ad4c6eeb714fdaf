import { classNames } from '#web/lib/class-names.ts';

/** A grey placeholder. Give it the size of the content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={classNames('block animate-breathe rounded-[3px] bg-line', className)} />;
}
