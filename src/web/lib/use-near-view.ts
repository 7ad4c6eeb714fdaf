import { type RefObject, useEffect, useState } from 'react';

/** Two screens ahead, so that it has loaded before the user scrolls to it. */
const NEAR = '200% 0px';

/**
 * Becomes true when the element comes near the screen, and stays so: for lazy loading.
 * @param margin how far from the screen still counts, as a margin of the observer; two screens if omitted.
 */
export function useNearView(ref: RefObject<Element | null>, margin: string = NEAR): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isNear;
}
