import type { ReactNode } from 'react';
import { safeHref } from '#shared/report/safe-href.ts';

/** An external link, or plain text when its URL is not safe to follow. */
export function OutsideLink({ url, children }: { readonly url: string | null; readonly children: ReactNode }) {
  const href = safeHref(url);
  if (href === null) return children;
  return (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  );
}
