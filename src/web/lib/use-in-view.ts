import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is on screen; true before measurement. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) setInView(entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
