import { useEffect, useRef } from 'react';
import { CircleAlert } from '../icons/index.ts';

/** A message preceded by its title: "Login Failed: Please check your credentials and try again." */
export interface Message {
  /** Null where the sentence is enough. */
  readonly title: string | null;
  readonly text: string;
}

interface AlertProps {
  readonly id: string;
  /** A new object is a new message, even with the same text. */
  readonly message: Message;
}

/** An error. Takes the focus, so that nobody misses it; typed input stays. */
export function Alert({ id, message }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) box.current?.focus();
  }, [message]);
  return (
    <div
      ref={box}
      id={id}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 border-poor-edge border-l-4 bg-sunk py-3 pr-4 pl-4 text-note"
    >
      <CircleAlert aria-hidden className="mt-[0.12em] text-poor-word" />
      <p>
        {message.title !== null && <strong className="text-poor-word">{message.title}: </strong>}
        {message.text}
      </p>
    </div>
  );
}
