/** The lists of words of `data/languages/<code>/words.yaml`, and of `data/words.yaml` for what is of no one language. */
export const WORD_LISTS = [
  /** Menu texts: words that say nothing of the kind of page a link leads to. */
  'pageFillers',
  /** Names of services, folded: words that say nothing of which service it is. */
  'serviceGlue',
  /** Searches, folded: words that make no other search of a phrase. */
  'keywordGlue',
  /** Searches: words that need not be in a text that has the keyword. Each language for itself. */
  'keywordStops',
  /** Folded words between a kind of service and what it is of: "ostéopathe du sport". */
  'ofWords',
  /** Lists of services and promises, folded: joining or intensifying words without a claim of their own. */
  'claimsNothing',
  /** Words within a sentence that keep their capital: brands, nationalities, things named after people. */
  'properWords',
  /** Folded words before "'s" that say for whom a service is, and are nobody's name: "women's haircuts". */
  'commonOwners',
  /** Places of a language that a sentence gives an article, in the nominative with it. Each language for itself. */
  'placesWithArticle',
  /** The same, but where somebody is there, a preposition takes the place of the article: "en Bretagne". */
  'placesSaidIn',
  /** Islands and capes that people are "on". Each language for itself. */
  'islands',
  /** Lower-case words within the name of a place, as a text writes it properly: "Stoke on Trent". */
  'placeParticles',
  /** Lower-case words within the name of a town in an address: "Villeneuve-sur-Lot", "Weiden i.d. OPf". */
  'townParticles',
  /** Words that end the name of a town on the same line: labels, days, units. */
  'afterTown',
  /** Lower-case words within the name of a street. */
  'streetGlue',
  /** Words before a street that are no part of its name, where they are in lower case. */
  'beforeStreet',
  /** Words that do not tell one street from another. */
  'streetKinds',
  /** Words by which a site refers to itself or greets. */
  'genericName',
  /** One of these is required for a generic name: "the" alone is not enough. */
  'tellingGenericName',
  /** What stands in the place of a name and is none: navigation, and texts of templates and builders. */
  'notAName',
  /** Words of praise and address that show a slogan, no name. Folded. */
  'sloganWords',
  /** Legal forms of companies, folded, without dots. */
  'legalForms',
  /** Legal forms that people leave out of a company's name; without those that are also words for trades. */
  'companySuffixes',
  /** Conjunctions and articles in names, which do not count where names are compared. */
  'nameJoining',
  /** The same where a name is looked for in a text. */
  'smallNameWords',
  /** Segments of addresses of pages that tell nothing about a business: carts, logins, feeds. */
  'noPageSegments',
] as const;
export type WordList = (typeof WORD_LISTS)[number];

/** Words by list and then by language; `any` for those of no one language. */
export type WordData = Partial<Record<WordList, Readonly<Record<string, readonly string[]>>>>;
