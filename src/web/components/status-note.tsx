import { CircleDashed } from 'lucide-react';

interface StatusNoteProps {
  /** How things stand, in a few words. */
  readonly title: string;
  readonly sentence: string;
}

/** Something that is neither done nor has failed: nothing is wrong, and nothing is pretended. */
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
