const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** The English name of an ISO 3166-1 alpha-2 code ("Germany"); anything else unchanged. */
export function formatCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code;
}

/** The English name of a BCP 47 language tag ("German"); anything else unchanged. */
export function formatLanguage(tag: string): string {
  if (!LANGUAGE_TAG.test(tag)) return tag;
  try {
    return languageNames.of(tag) ?? tag;
  } catch {
    // Of the right shape, but not a tag.
    return tag;
  }
}
