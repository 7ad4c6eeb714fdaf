import { CircleDashed } from './icons/index.ts';

interface StatusNoteProps {
  /** The status, in a few words. */
  readonly title: string;
  readonly sentence: string;
}

/** A neutral status: neither done nor failed. */
export function StatusNote({ title, sentence }: StatusNoteProps) {
  return (
    <div
      role="status"
      className="flex max-w-[34.72em] gap-3 rounded-2 border-[1.5px] border-ink-3 border-dashed p-4 text-note"
    >
      <CircleDashed aria-hidden className="mt-[0.12em] text-ink-2" />
      <p>
        <b className="font-[620]">{title}</b> <span className="text-ink-2">{sentence}</span>
      </p>
    </div>
  );
}
