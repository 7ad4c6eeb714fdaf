import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page has been printed or is being printed: from then on everything is rendered, also what a screen hides. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when this event has been handled.
    const render = () => flushSync(() => setPrinting(true));
    addEventListener('beforeprint', render);
    return () => removeEventListener('beforeprint', render);
  }, []);
  return isPrinting;
}
