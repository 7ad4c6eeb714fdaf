import { useMemo } from 'react';
import { Alert } from './ui/alert.tsx';

interface FailureAlertProps {
  readonly id: string;
  /** What failed. */
  readonly title: string | null;
  /** The reason, in the server's words. */
  readonly sentence: string;
}

/** A persistent failure message for part of a page; takes the focus once, when it appears. */
export function FailureAlert({ id, title, sentence }: FailureAlertProps) {
  const message = useMemo(() => ({ title, text: sentence }), [title, sentence]);
  return <Alert id={id} message={message} />;
}
