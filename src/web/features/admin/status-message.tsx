import { CircleCheck } from '#web/components/icons/index.ts';

/** The result of an action, shown in place. The live region exists before its text, so that the text is announced. */
export function StatusMessage({ children }: { readonly children: string | null }) {
  return (
    <div role="status">
      {children !== null && (
        <p className="flex gap-2 pb-4 font-[560] text-good-word text-note">
          <CircleCheck aria-hidden className="mt-[0.12em]" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
