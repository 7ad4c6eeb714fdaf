import { type AeoSource, sourceNumber } from './aeo-sources.ts';

/** Between a word and its mark no line may end (U+2060). */
const WORD_JOINER = '\u2060';

/** Refers to sources by their numbers in the list at the end of the page. */
export function By({ of }: { readonly of: AeoSource | readonly AeoSource[] }) {
  const sources = typeof of === 'string' ? [of] : of;
  return sources.map((source) => (
    <sup key={source} className="ml-[0.1em] text-caption leading-none">
      {WORD_JOINER}
      <a
        href={`#source-${sourceNumber(source)}`}
        aria-label={`Source ${sourceNumber(source)}`}
        className="no-underline hover:underline"
      >
        [{sourceNumber(source)}]
      </a>
    </sup>
  ));
}
