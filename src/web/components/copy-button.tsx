import { Check, Copy } from 'lucide-react';
import { type copyFailures, useCopy } from '#web/lib/use-copy.ts';
import { Button, type ButtonVariant } from './ui/button.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** What the button says; "Copied" takes its place for two seconds. */
  readonly label: string;
  /** What is copied, where several buttons say the same. */
  readonly of?: string;
  readonly variant?: ButtonVariant;
  readonly isDisabled?: boolean;
  /** Which of the two sentences a failure is told with. */
  readonly failure?: keyof typeof copyFailures;
  readonly onCopied?: () => void;
}

/** Copies a text and says so. Both wordings lie on top of each other, so that nothing moves. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, of, variant = 'outline', isDisabled = false, failure, onCopied } = props;
  const { isCopied, copy } = useCopy(failure);
  async function press(): Promise<void> {
    if (await copy(text)) onCopied?.();
  }
  return (
    <Button variant={variant} disabled={isDisabled} onClick={() => void press()}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span className="grid" aria-live="polite">
        <span className={isCopied ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}>
          {label}
          {of !== undefined && <span className="sr-only">: {of}</span>}
        </span>
        <span className={isCopied ? 'col-start-1 row-start-1' : 'invisible col-start-1 row-start-1'}>Copied</span>
      </span>
    </Button>
  );
}
