import { useEffect, useRef, useState } from 'react';

const shortestPauseMs = 2_500;

/** Announces `sentence` to screen readers, throttled to a listenable rate. */
export function SpokenProgress({ sentence }: { readonly sentence: string }) {
  const [spoken, setSpoken] = useState('');
  const lastSpokenAt = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, lastSpokenAt.current + shortestPauseMs - Date.now());
    const timer = setTimeout(() => {
      lastSpokenAt.current = Date.now();
      setSpoken(sentence);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
