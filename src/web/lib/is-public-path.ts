import { PUBLIC_PAGES } from '#shared/product/public-pages.ts';

/** Whether an address is one of the public pages; a slash at its end does not matter. */
export function isPublicPath(path: string): boolean {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return PUBLIC_PAGES.some((page) => page.path === wanted);
}
