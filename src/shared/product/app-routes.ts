/**
 * The addresses of the screens that exist, as patterns with `:name` for a part. The server answers these with the app and
 * everything else with the app's page for unknown addresses and status 404.
 */
export const APP_ROUTES: readonly string[] = ['/', '/audit'];

/** True for an address of the app; a trailing slash does not matter. */
export function isAppRoute(path: string): boolean {
  const parts = split(path);
  return APP_ROUTES.some((route) => {
    const pattern = split(route);
    return (
      pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
