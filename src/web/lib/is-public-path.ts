import { PUBLIC_PAGES } from '#shared/product/public-pages.ts';

/** Whether a path is one of the public pages; ignores a trailing slash. */
export function isPublicPath(path: string): boolean {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return PUBLIC_PAGES.some((page) => page.path === wanted);
}
