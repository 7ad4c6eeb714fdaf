/**
 * The page where a customer writes a review. Only forms of Google's own are accepted: the URL with a place id, the short
 * link from the profile's "Ask for reviews", and links that open the profile on Maps, one click away from the review. A
 * link through a page that asks about satisfaction first would be gating, and any other host is untrusted.
 */
export const REVIEW_LINK_KINDS = ['write-review', 'short-link', 'profile'] as const;
export type ReviewLinkKind = (typeof REVIEW_LINK_KINDS)[number];

export interface ReviewLink {
  /** `write-review` and `short-link` open the review form, `profile` the business on Maps. */
  readonly kind: ReviewLinkKind;
  readonly url: string;
}

export type ReviewLinkReading =
  | { readonly isLink: true; readonly link: ReviewLink }
  | { readonly isLink: false; readonly problem: string };

/** Place ids are letters, digits, - and _; Google documents no length, known ones have 20 and more. */
const placeIdPattern = /^[A-Za-z0-9_-]{20,300}$/;
const longestInput = 2048;
const mapsHosts: ReadonlySet<string> = new Set(['www.google.com', 'google.com', 'maps.google.com']);

/**
 * Parses what an owner pasted: a place id or a link of Google's. Returns the canonical link, or a sentence that says what
 * to paste instead. Never throws.
 */
export function readReviewLink(input: string): ReviewLinkReading {
  const text = input.trim();
  if (text === '') return problem('Paste your review link or your place id.');
  if (text.length > longestInput) return problem('This is too long for a review link.');
  if (placeIdPattern.test(text)) return fromPlaceId(text);
  const url = parse(text);
  if (url === null)
    return problem('This is neither a link nor a place id. In your Google profile, choose “Ask for reviews” and copy.');
  if (url.protocol !== 'https:') return problem('The link has to begin with https.');
  if (url.username !== '' || url.password !== '' || url.port !== '')
    return problem('The link carries a name, a password or a port, which a link of Google’s never does.');
  return fromGoogle(url);
}

/** The URL of a place's review form (domain facts I2). */
function writeReviewUrl(placeId: string): string {
  return `https://search.google.com/local/writereview?placeid=${encodeURIComponent(placeId)}`;
}

function fromGoogle(url: URL): ReviewLinkReading {
  const { hostname, pathname } = url;
  const placeId = url.searchParams.get('placeid');
  if (hostname === 'search.google.com' && pathname === '/local/writereview') {
    return placeId !== null && placeIdPattern.test(placeId)
      ? fromPlaceId(placeId)
      : problem('The link has no place id in it. Copy it once more, whole.');
  }
  if (hostname === 'g.page') {
    const id = /^\/r\/([A-Za-z0-9_-]{6,64})(?:\/review)?\/?$/.exec(pathname)?.[1];
    return id === undefined
      ? problem('This g.page link is not a review link. It should look like g.page/r/…/review.')
      : { isLink: true, link: { kind: 'short-link', url: `https://g.page/r/${id}/review` } };
  }
  if (hostname === 'maps.app.goo.gl' && /^\/[A-Za-z0-9]{6,64}$/.test(pathname))
    return profile(`https://maps.app.goo.gl${pathname}`);
  // `/maps/` only: `/url?q=` on the same host is an open redirect.
  if (mapsHosts.has(hostname) && /^\/maps(?:\/place\/|$|\/?\?)/.test(`${pathname}${url.search}`))
    return url.searchParams.has('cid') || pathname.startsWith('/maps/place/')
      ? profile(url.href)
      : problem('This opens Maps, but not your business. Open your profile there and copy its link.');
  return problem('This link does not lead to Google. Only links of Google’s own are used, without a page in between.');
}

function fromPlaceId(placeId: string): ReviewLinkReading {
  return { isLink: true, link: { kind: 'write-review', url: writeReviewUrl(placeId) } };
}

function profile(url: string): ReviewLinkReading {
  return { isLink: true, link: { kind: 'profile', url } };
}

function problem(sentence: string): ReviewLinkReading {
  return { isLink: false, problem: sentence };
}

/** Adds a missing https. */
function parse(text: string): URL | null {
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(absolute) && !/\s/.test(text) ? new URL(absolute) : null;
}
