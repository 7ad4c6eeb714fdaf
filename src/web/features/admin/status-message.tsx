import { CircleCheck } from 'lucide-react';

/** What was just done, said in the place where it was done. The region stands before its words, so that they are read out. */
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
