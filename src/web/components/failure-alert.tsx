import { useMemo } from 'react';
import { Alert } from './ui/alert.tsx';

interface FailureAlertProps {
  readonly id: string;
  /** What did not happen. */
  readonly title: string | null;
  /** Why, in the server's words. */
  readonly sentence: string;
}

/** A failure that stays while the page around it goes on, such as a field below it: it takes the focus once, when it appears. */
export function FailureAlert({ id, title, sentence }: FailureAlertProps) {
  const message = useMemo(() => ({ title, text: sentence }), [title, sentence]);
  return <Alert id={id} message={message} />;
}
