import type { Evidence } from '#shared/audit/check.ts';
import { formatPageUrl } from '#shared/report/safe-link.ts';
import { OutsideLink } from './outside-link.tsx';

interface QuoteClipProps {
  readonly quote: string;
  /** Where the words stand, as words. */
  readonly source: string | null;
  /** Where the words stand, as an address. */
  readonly url: string | null;
}

/** Words quoted from a page: the one box of the report. */
export function QuoteClip({ quote, source, url }: QuoteClipProps) {
  return (
    <figure className="grid min-w-0 gap-1 rounded-2 bg-sunk px-5 py-4">
      {quote !== '' && (
        <blockquote className="font-[500] font-display text-lead leading-[1.35] [overflow-wrap:anywhere]" dir="auto">
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

/** A piece of evidence: its words, the page where they stand, what they are there. */
export function EvidenceClip({ item: { url, quote, note } }: { readonly item: Evidence }) {
  const source = [url === null ? null : formatPageUrl(url), note].filter((part) => part !== null && part !== undefined);
  return <QuoteClip quote={quote} source={source.length === 0 ? null : source.join(' · ')} url={url} />;
}
