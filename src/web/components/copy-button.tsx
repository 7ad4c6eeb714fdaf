import { type copyFailures, useCopy } from '#web/lib/use-copy.ts';
import { Check, Copy } from './icons/index.ts';
import { Button, type ButtonVariant } from './ui/button.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** The label; "Copied" replaces it for two seconds. */
  readonly label: string;
  /** What is copied, for when several buttons have the same label. */
  readonly of?: string;
  readonly variant?: ButtonVariant;
  readonly isDisabled?: boolean;
  /** Which of the two failure messages to use. */
  readonly failure?: keyof typeof copyFailures;
  readonly onCopied?: () => void;
}

/** Copies a text and confirms it. Both labels overlap, so that nothing moves. */
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
