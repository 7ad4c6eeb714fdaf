/** Word joiner (U+2060): no line break between a word and its reference mark. */
const WORD_JOINER = '\u2060';

/** Refers to a source by its number in the list at the end of the page. */
export function Cite({ source }: { readonly source: number }) {
  return (
    <sup className="ml-[0.1em] text-caption leading-none">
      {WORD_JOINER}
      <a href={`#source-${source}`} aria-label={`Source ${source}`} className="no-underline hover:underline">
        [{source}]
      </a>
    </sup>
  );
}
