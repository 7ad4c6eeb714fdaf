/**
 * Every source of evidence that this server accepts. All texts about what would measure a check use these, so that none
 * names a source that does not exist.
 */

/** The website, the owner's input, an uploaded file, or a key in the operator's settings. */
export type EvidenceKind = 'site' | 'owner' | 'file' | 'key';

export interface EvidenceSource {
  readonly kind: EvidenceKind;
  /** Completes "What would measure it: ...", without a full stop; no phrase may contain another. */
  readonly words: string;
  /** Where an owner provides it: a section of the report, or the files screen. Null: on the website itself. */
  readonly givenIn: 'facts' | 'profile' | 'yourFiles' | null;
}

/** The name of the files screen, used everywhere. */
export const YOUR_FILES = 'Your files';
/** The name of the report section for the values of the Google profile. */
export const YOUR_PROFILE = 'Your Google profile';

const onSite = (words: string) => ({ kind: 'site', words, givenIn: null }) as const satisfies EvidenceSource;
const inFiles = (words: string) => ({ kind: 'file', words, givenIn: 'yourFiles' }) as const satisfies EvidenceSource;

export const EVIDENCE_SOURCES = {
  newAudit: onSite('a new audit'),
  openRobotsTxt: onSite('a robots.txt that allows these bots'),
  openSitemap: onSite('a site where we may open more than one page'),
  textWithoutScripts: onSite('pages that show their text without scripts'),
  whatYouDo: onSite('a page that says what you do'),
  whereYouWork: onSite('a page that says where you work'),
  services: onSite('a list of your services on your site'),
  secondMention: onSite('a second place on your site that gives them'),
  dates: onSite('dates on your posts or pages'),
  structuredData: onSite('structured data on your pages'),
  businessEntry: onSite('an entry about your business in structured data'),
  profileLink: onSite('a plain link to your profile on your site'),
  listingLink: onSite('a plain link to your review listing on your site'),
  servicePages: onSite('service pages that open'),
  questionsAsText: onSite('questions and answers as text on your pages'),
  quotesAsText: onSite('customer quotes as text on your pages'),
  photosInPage: onSite('photos in the page itself'),
  pageDescription: onSite('a page description on your home page'),
  shownHeading: onSite('a main heading that your visitors see'),
  ownName: { kind: 'owner', words: 'your business name, added under Your facts', givenIn: 'facts' },
  ownCategory: { kind: 'owner', words: 'your kind of business, chosen under Your facts', givenIn: 'facts' },
  ownPhone: { kind: 'owner', words: 'your phone number, added under Your facts', givenIn: 'facts' },
  ownAddress: { kind: 'owner', words: 'your address, added under Your facts', givenIn: 'facts' },
  ownServices: { kind: 'owner', words: 'your services, added under Your facts', givenIn: 'facts' },
  takeout: { kind: 'file', words: 'your Google Takeout file', givenIn: 'profile' },
  ownProfile: {
    kind: 'owner',
    words: `what you type in under ${YOUR_PROFILE}`,
    givenIn: 'profile',
  },
  linksExport: inFiles('your Search Console links export or any list of links'),
  trafficExport: inFiles('your GA4 traffic export'),
  bingExport: inFiles('your Bing AI Performance export'),
  pastedAnswers: inFiles('five answers of that tool that you paste'),
} as const satisfies Readonly<Record<string, EvidenceSource>>;

export type EvidenceSourceId = keyof typeof EVIDENCE_SOURCES;

/** Both ways to provide a value of the Google profile, the file first. */
export const PROFILE_SOURCES = ['takeout', 'ownProfile'] as const satisfies readonly EvidenceSourceId[];

const SOURCES: Readonly<Record<EvidenceSourceId, EvidenceSource>> = EVIDENCE_SOURCES;
const IDS = Object.keys(EVIDENCE_SOURCES).filter((id): id is EvidenceSourceId => id in EVIDENCE_SOURCES);

/**
 * The ways to measure something as one phrase: "your Google Takeout file or what you type in under Your Google profile".
 * Mentions the files screen at most once.
 */
export function describeEvidenceSources(ids: readonly EvidenceSourceId[]): string {
  const words = ids.map((id) => SOURCES[id].words).join(' or ');
  return ids.some((id) => SOURCES[id].givenIn === 'yourFiles') ? `${words} (${YOUR_FILES})` : words;
}

/** Parses the sources in such a phrase, to link to their screens. A phrase of an earlier release may have none. */
export function sourcesNamedIn(phrase: string): EvidenceSourceId[] {
  return IDS.filter((id) => phrase.includes(SOURCES[id].words));
}

/** Where an owner provides what a phrase names: the place of the first source that has one in the product. */
export function findEvidenceSource(phrase: string): NonNullable<EvidenceSource['givenIn']> | null {
  for (const id of sourcesNamedIn(phrase)) {
    const { givenIn } = SOURCES[id];
    if (givenIn !== null) return givenIn;
  }
  return null;
}
