import { useEffect, useState } from 'react';

/** A section is current while it covers this band of the screen. */
const readingBand = '-30% 0px -65% 0px';

/** The id of the current section; the first one before measurement. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: readingBand },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
