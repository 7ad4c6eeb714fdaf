import type { Evidence } from '#shared/audit/check.ts';
import { formatPageUrl } from '#shared/report/safe-link.ts';
import { useTextAttributes } from '#web/lib/text-attributes.ts';
import { OutsideLink } from './outside-link.tsx';

interface QuoteClipProps {
  readonly quote: string;
  /** Where the words were found, as text. */
  readonly source: string | null;
  /** Where the words were found, as a URL. */
  readonly url: string | null;
}

/** A quote from a page. */
export function QuoteClip({ quote, source, url }: QuoteClipProps) {
  const { quoted } = useTextAttributes();
  return (
    <figure className="grid min-w-0 gap-1 rounded-2 bg-sunk px-5 py-4">
      {quote !== '' && (
        <blockquote {...quoted} className="font-[500] font-display text-lead leading-[1.35] [overflow-wrap:anywhere]">
          <q>{quote}</q>
        </blockquote>
      )}
      {source !== null && (
        <figcaption className="text-caption text-ink-2 leading-[1.45] [overflow-wrap:anywhere]">
          <OutsideLink url={url}>{source}</OutsideLink>
        </figcaption>
      )}
    </figure>
  );
}

/** A piece of evidence: its quote, the page it was found on, and what it is there. */
export function EvidenceClip({ item: { url, quote, note } }: { readonly item: Evidence }) {
  const source = [url === null ? null : formatPageUrl(url), note].filter((part) => part !== null && part !== undefined);
  return <QuoteClip quote={quote} source={source.length === 0 ? null : source.join(' · ')} url={url} />;
}
