import { CircleCheck } from '#web/components/icons/index.ts';

/** Today's text is good: nothing is written or sold in its place. `why` says what it has, or what a new one would lose. */
export function UnchangedText({ why }: { readonly why: string }) {
  return (
    <p data-band="good" className="flex max-w-[44rem] gap-3 text-note">
      <CircleCheck aria-hidden className="mt-[0.12em] flex-none text-(--word)" />
      <span dir="auto">{why}</span>
    </p>
  );
}
