import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The token of a mailed link, removed from the address bar at once: it is a secret and must not stay in the history, a
 * shared screen or a bookmark. Null when the URL has none.
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
