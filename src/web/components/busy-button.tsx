import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLasting } from '#web/lib/use-lasting.ts';
import { Button, type ButtonLook } from './ui/button.tsx';

interface BusyButtonProps {
  readonly isBusy: boolean;
  /** What it says while it waits, if that takes long enough to be noticed. */
  readonly busyLabel: string;
  readonly look?: ButtonLook;
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  /** Icon and label. */
  readonly children: ReactNode;
}

/** A button that waits for the server and keeps its width meanwhile. It stays focusable: a disabled one loses the focus. */
export function BusyButton({
  isBusy,
  busyLabel,
  look = 'outline',
  type = 'button',
  onPress,
  children,
}: BusyButtonProps) {
  const isSlow = useLasting(isBusy);
  return (
    <Button look={look} type={type} aria-disabled={isBusy} onClick={() => !isBusy && onPress?.()}>
      <span className="grid items-center justify-items-center">
        <span className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isSlow ? 'invisible' : ''}`}>
          {children}
        </span>
        {isSlow && (
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            <LoaderCircle aria-hidden className="animate-turn" />
            {busyLabel}
          </span>
        )}
      </span>
    </Button>
  );
}
