/** Refers to a source by its number in the list at the end of the page. */
export function Cite({ source }: { readonly source: number }) {
  return (
    <sup className="ml-[0.1em] text-caption leading-none">
      <a href={`#source-${source}`} aria-label={`Source ${source}`} className="no-underline hover:underline">
        [{source}]
      </a>
    </sup>
  );
}
