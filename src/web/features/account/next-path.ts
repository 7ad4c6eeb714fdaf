import { useSearchParams } from 'react-router';
import { safeInternalPath } from '#shared/product/safe-internal-path.ts';
import { paths } from '#web/paths.ts';

const entryPaths: readonly string[] = [paths.login.pattern, paths.signup.pattern];

/** The target of `?next=` after signing in: an internal path that is not an entry page itself; otherwise home. */
export function getNextPath(value: string | null): string {
  const path = safeInternalPath(value);
  if (path === null) return paths.home.to();
  const [pathname = ''] = path.split(/[?#]/);
  return entryPaths.includes(pathname.replace(/\/+$/, '')) ? paths.home.to() : path;
}

/** The same, from the address bar. */
export function useNextPath(): string {
  const [search] = useSearchParams();
  return getNextPath(search.get('next'));
}
