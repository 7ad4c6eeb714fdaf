import { type ReactNode, useState } from 'react';
import { FIRST_VIEW } from '#shared/product/first-view.ts';

/** What the server rendered of a report into this page, as it is, until the report takes its place; the fallback without it. */
export function RenderedFirstView({ fallback }: { readonly fallback: ReactNode }) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(FIRST_VIEW.elementId)?.innerHTML,
  );
  if (html === undefined) return fallback;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is in the page already, written by our server.
  return <div id={FIRST_VIEW.elementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
