import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, when everything is rendered, also what the screen hides. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when this event has been handled.
    const render = () => flushSync(() => setPrinting(true));
    const goBack = () => setPrinting(false);
    addEventListener('beforeprint', render);
    addEventListener('afterprint', goBack);
    return () => {
      removeEventListener('beforeprint', render);
      removeEventListener('afterprint', goBack);
    };
  }, []);
  return isPrinting;
}
