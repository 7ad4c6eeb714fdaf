import type { ReactNode } from 'react';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import { LoaderCircle } from './icons/index.ts';
import { Button, type ButtonVariant } from './ui/button.tsx';

interface BusyButtonProps {
  readonly isBusy: boolean;
  /** The label while waiting, shown if the wait is long enough to notice. */
  readonly busyLabel: string;
  readonly variant?: ButtonVariant;
  readonly size?: 'normal' | 'big';
  readonly type?: 'button' | 'submit';
  readonly className?: string;
  readonly onPress?: () => void;
  /** Icon and label. */
  readonly children: ReactNode;
}

const wording = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

/**
 * A button that waits for the server. Both labels overlap so that it keeps its width. It stays focusable meanwhile, because
 * a disabled button loses the focus.
 */
export function BusyButton({
  isBusy,
  busyLabel,
  variant = 'outline',
  size = 'normal',
  type = 'button',
  className,
  onPress,
  children,
}: BusyButtonProps) {
  const isSlow = useDelayedFlag(isBusy);
  return (
    <Button
      variant={variant}
      size={size}
      type={type}
      className={className}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress?.()}
    >
      <span className="grid items-center">
        <span className={isSlow ? `invisible ${wording}` : wording}>{children}</span>
        <span className={isSlow ? wording : `invisible ${wording}`}>
          {/* Turning while nobody sees it would paint the page anew with every frame. */}
          <LoaderCircle aria-hidden className={isSlow ? 'animate-turn' : undefined} />
          {busyLabel}
        </span>
      </span>
    </Button>
  );
}
