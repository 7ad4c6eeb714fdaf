import { CircleAlert, CircleDashed, LoaderCircle } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { useLasting } from '#web/lib/use-lasting.ts';

/** This server does not write the fix: nothing is wrong, and nothing is pretended. */
export function NotYetNote({ sentence }: { readonly sentence: string }) {
  return (
    <div
      role="status"
      className="flex max-w-[34.72em] gap-3 border-[1.5px] border-ink-3 border-dashed rounded-2 p-4 text-note"
    >
      <CircleDashed aria-hidden className="mt-[0.12em] flex-none text-ink-2" />
      <p>
        <b className="font-[620]">Not available on this server yet.</b> <span className="text-ink-2">{sentence}</span>
      </p>
    </div>
  );
}

interface SampleNoteProps {
  readonly problem: string;
  readonly onRetry: () => void;
}

/** Says that the call failed and that what stands below is somebody else's text. */
export function SampleNote({ problem, onRetry }: SampleNoteProps) {
  return (
    <div
      role="alert"
      className="grid max-w-[34.72em] justify-items-start gap-3 border-poor-edge border-l-4 bg-sunk p-4 text-note"
    >
      <p className="flex gap-3">
        <CircleAlert aria-hidden className="mt-[0.12em] flex-none text-poor-word" />
        <span>
          {problem} Below is a sample. It cannot be copied, and it counts for nothing: it describes a home that does not
          exist.
        </span>
      </p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}

/** Stands on every sample. */
export function SampleMark() {
  return (
    <p className="inline-flex w-fit items-center rounded-1 border-[1.5px] border-ink-3 border-dashed px-2 py-1 font-[650] text-note">
      Sample - not about your business
    </p>
  );
}

interface GenerateButtonProps {
  readonly label: string;
  readonly isAsking: boolean;
  readonly look?: 'ink' | 'outline';
  readonly onPress: () => void;
}

/** Asks for the text; while it is written the button says so and keeps its width. */
export function GenerateButton({ label, isAsking, look = 'ink', onPress }: GenerateButtonProps) {
  const isSlow = useLasting(isAsking);
  return (
    <Button look={look} aria-disabled={isAsking} onClick={() => !isAsking && onPress()}>
      <span className="grid items-center">
        <span className={isSlow ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}>{label}</span>
        {isSlow && (
          <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2">
            <LoaderCircle aria-hidden className="animate-turn" />
            Writing
          </span>
        )}
      </span>
    </Button>
  );
}
