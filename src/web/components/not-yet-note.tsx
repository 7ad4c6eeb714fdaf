import { CircleDashed } from 'lucide-react';

/** This server does not do it: nothing is wrong, and nothing is pretended. `sentence` is the server's own. */
export function NotYetNote({ sentence }: { readonly sentence: string }) {
  return (
    <div
      role="status"
      className="flex max-w-[34.72em] gap-3 rounded-2 border-[1.5px] border-ink-3 border-dashed p-4 text-note"
    >
      <CircleDashed aria-hidden className="mt-[0.12em] text-ink-2" />
      <p>
        <b className="font-[620]">Not available on this server yet.</b> <span className="text-ink-2">{sentence}</span>
      </p>
    </div>
  );
}
