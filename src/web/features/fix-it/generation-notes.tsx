import { CircleAlert } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';

interface SampleNoteProps {
  readonly problem: string;
  readonly onRetry: () => void;
}

/** Says that the call failed and that the text below is a sample. */
export function SampleNote({ problem, onRetry }: SampleNoteProps) {
  return (
    <div
      role="alert"
      className="grid max-w-[34.72em] justify-items-start gap-3 border-poor-edge border-l-4 bg-sunk p-4 text-note"
    >
      <p className="flex gap-3">
        <CircleAlert aria-hidden className="mt-[0.12em] flex-none text-poor-word" />
        <span>{problem} Below is a sample. You can’t copy it: it describes a home that doesn’t exist.</span>
      </p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}

/** Shown on every sample. */
export function SampleMark() {
  return (
    <p className="inline-flex w-fit items-center rounded-1 border-[1.5px] border-ink-3 border-dashed px-2 py-1 font-[650] text-note">
      Sample - not about your business
    </p>
  );
}
