/** Languages the category tables have words in. `da` also serves Norwegian, `sr` all of Serbian, Croatian and Bosnian. */
export type CategoryLanguage =
  | 'en'
  | 'de'
  | 'fr'
  | 'it'
  | 'es'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'ru'
  | 'uk'
  | 'sv'
  | 'da'
  | 'fi'
  | 'cs'
  | 'sr'
  | 'hu'
  | 'ro'
  | 'el'
  | 'tr'
  | 'ja'
  | 'ko'
  | 'zh';

/**
 * One kind of business. `words` holds, by language, the terms that name it, separated by commas; a term is one or more
 * words. Marks:
 *
 * - `*` at the start or end of a word: any letters may stand there ("hydraulik*", "*zahnarzt*"). Terms in Chinese and
 *   Japanese letters and Hangul are found anywhere.
 * - `~` after a term: the field or activity ("plumbing", "Zahnmedizin"), not who does it.
 * - `?` after a term: a thing the category deals with ("drain", "pizza"); tells little alone.
 * - `^` after a term: also a common surname ("Baker", "Schneider").
 * - `!` after a term: only counts on sites in that language, elsewhere it means something else ("pension").
 */
export interface BusinessCategory {
  /** The label a Google business profile would use, in English. Unique. */
  readonly label: string;
  /** The most specific schema.org type that fits; null when there is none below `LocalBusiness`. */
  readonly schemaType: string | null;
  /** The label of the broader category this one is a kind of. */
  readonly under?: string;
  readonly words: Readonly<Partial<Record<CategoryLanguage, string>>>;
}
