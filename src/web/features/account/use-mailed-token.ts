import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The token of a mailed link, taken out of the address bar at once: it is a key, and must not stay in the history, in a
 * shared screen or in a bookmark. Null when the address has none.
 */
export function useMailedToken(): string | null {
  const [search, setSearch] = useSearchParams();
  const given = search.get('token');
  const [token, setToken] = useState(given === '' ? null : given);
  useEffect(() => {
    if (given === null) return;
    if (given !== '') setToken(given);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [given, setSearch]);
  return token;
}
