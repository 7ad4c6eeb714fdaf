import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Whether this page was opened with `?name=value`: a one-time mark, such as after a payment. It is removed from the URL at
 * once, so that a reload or a bookmark does not repeat it; other parameters stay.
 */
export function useQueryMark(name: string, value: string): boolean {
  const [search, setSearch] = useSearchParams();
  const isThere = search.get(name) === value;
  // False at first: prerendered markup has no query.
  const [isMarked, setMarked] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    setMarked(true);
    setSearch(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(name);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isThere, name, setSearch]);
  return isMarked;
}
