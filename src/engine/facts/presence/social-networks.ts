import { readPattern } from '../../data/patterns.ts';
/** The URL format of profiles on one network. */
export interface SocialNetwork {
  readonly network: string;
  readonly kind: 'social' | 'listing';
  /** Registrable domains, or a name before any country suffix (`pinterest.`). */
  readonly domains: readonly string[];
  /**
   * The profile's own path, matched from its start (with the leading slash, percent-encoding as written); the rest (posts,
   * tabs, reviews) is cut off. Null where the path is not a profile.
   */
  profilePath(path: string): string | null;
}

/** Path segments of a network's own pages, share dialogs and single posts. */
const NOT_A_PROFILE: Readonly<Record<string, string>> = {
  facebook: `sharer sharer.php share.php dialog plugins tr login login.php help policies privacy legal terms hashtag watch photo
    photo.php photos story.php permalink.php events event marketplace gaming reel reels stories groups_create home.php
    search l.php business ads about recover r.php v2.0 media posts video.php videos notes campaign`,
  instagram: 'p reel reels explore accounts stories tv direct about legal developer web',
  x: 'intent share hashtag home search i login signup settings privacy tos explore compose widgets',
  linkedin: 'sharearticle sharing feed posts pulse login signup help legal jobs home redir cws uas',
  youtube:
    'watch embed playlist shorts results feed t about howyoutubeworks live premium ads iframe_api redirect clip v',
  pinterest: 'pin pin.it search ideas about login categories today business',
  vimeo: 'channels groups album categories upload features blog help join log_in ondemand showcase video watch',
  generic:
    'share sharer intent login signup search about help privacy terms explore hashtag home tag tags legal contact',
};

const RESERVED: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(NOT_A_PROFILE).map(([network, words]) => [network, new Set(words.split(/\s+/))]),
);

function firstSegment(reserved: string): (path: string) => string | null {
  const words = RESERVED[reserved] ?? new Set<string>();
  return (path) => {
    const match = /^\/[^/]{1,120}/.exec(path);
    return match === null || words.has(match[0].slice(1).toLowerCase()) ? null : match[0];
  };
}

function matching(pattern: RegExp): (path: string) => string | null {
  return (path) => pattern.exec(path)?.[0] ?? null;
}

const FACEBOOK_NESTED =
  /^\/(?:pages\/category\/[^/]{1,60}\/[^/]{1,160}|pages\/[^/]{1,160}\/[^/]{1,60}|people\/[^/]{1,160}\/[^/]{1,120}|groups\/[^/]{1,100}|p\/[^/]{1,160}|share\/[^/]{6,40}(?=\/?$))(?![^/])/i;

function facebookPath(path: string): string | null {
  const nested = FACEBOOK_NESTED.exec(path);
  if (nested !== null) return nested[0];
  const old = /^\/pg(\/[^/]{1,120})/i.exec(path);
  if (old?.[1] !== undefined) return old[1];
  if (/^\/(?:pages|people|groups|p|share|pg)(?:\/|$)/i.test(path)) return null;
  return firstSegment('facebook')(path);
}

const social = (network: string, domains: string, profilePath: (path: string) => string | null): SocialNetwork => ({
  network,
  kind: 'social',
  domains: domains.split(' '),
  profilePath,
});
const listing = (network: string, domains: string, pattern: RegExp): SocialNetwork => ({
  network,
  kind: 'listing',
  domains: domains.split(' '),
  profilePath: matching(pattern),
});

const ANY = /^\/[^/]{2,160}(?:\/[^/]{1,160}){0,5}/;
const DEEP = /^(?:\/[^/]{1,200}){2,6}/;

/**
 * Networks on which a business has its own profile, and directories that list it. Excludes maps, share dialogs and
 * messengers.
 */
export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
  social('facebook', 'facebook.com fb.com fb.me', facebookPath),
  social('instagram', 'instagram.com instagr.am', firstSegment('instagram')),
  social('x', 'twitter.com x.com', (path) => (/\/status\//.test(path) ? null : firstSegment('x')(path))),
  social('linkedin', 'linkedin.com', matching(/^\/(?:company|in|school|showcase|pub|company-beta)\/[^/]{1,160}/i)),
  social('youtube', 'youtube.com', (path) =>
    /^\/(?:channel|c|user)\//i.test(path)
      ? matching(/^\/(?:channel|c|user)\/[^/]{1,120}/i)(path)
      : firstSegment('youtube')(path),
  ),
  social('tiktok', 'tiktok.com', (path) =>
    /\/(?:video|photo)\//.test(path) ? null : matching(/^\/@[^/]{1,60}/)(path),
  ),
  social('pinterest', 'pinterest.', firstSegment('pinterest')),
  social('threads', 'threads.net threads.com', matching(/^\/@[^/]{1,60}(?=\/?$)/)),
  social('bluesky', 'bsky.app', matching(/^\/profile\/[^/]{3,100}(?=\/?$)/)),
  social('xing', 'xing.com', matching(/^\/(?:companies|pages|profile|company)\/[^/]{1,120}/i)),
  social('vimeo', 'vimeo.com', (path) => (/^\/\d+/.test(path) ? null : firstSegment('vimeo')(path))),
  social('snapchat', 'snapchat.com', matching(/^\/(?:add\/|@)[^/]{1,60}/i)),
  social('vk', 'vk.com vkontakte.ru vk.ru', firstSegment('generic')),
  social('odnoklassniki', 'ok.ru', matching(/^\/(?:group|profile)?\/?[^/]{2,60}/i)),
  social('twitch', 'twitch.tv', firstSegment('generic')),
  social('flickr', 'flickr.com', matching(/^\/(?:photos|people)\/[^/]{1,60}/i)),
  social('behance', 'behance.net', firstSegment('generic')),
  social('soundcloud', 'soundcloud.com', firstSegment('generic')),
  social('tumblr', 'tumblr.com', firstSegment('generic')),
  social('weibo', 'weibo.com', firstSegment('generic')),

  listing('yelp', 'yelp.', /^\/biz\/[^/]{1,160}/i),
  listing(
    'tripadvisor',
    'tripadvisor.',
    /^\/(?:\w{1,30}_Review|Restaurant|Hotel|Attraction|ShowUserReviews|VacationRental)[^/]{1,300}/i,
  ),
  listing('airbnb', 'airbnb.', /^\/(?:rooms\/(?:plus\/)?[^/]{3,60}|h\/[^/]{2,80}|users\/show\/\d{1,20})/i),
  listing('booking', 'booking.com', /^\/hotel\/[a-z]{2}\/[^/]{2,160}/i),
  listing('expedia', 'expedia.', /^\/[^/]{2,80}\.h\d{2,12}\.[^/]{5,60}/i),
  listing('hostelworld', 'hostelworld.com', DEEP),
  listing('threebestrated', 'threebestrated.', ANY),
  listing('holidaycheck', 'holidaycheck.', DEEP),
  listing('vrbo', 'vrbo.com', /^\/(?:[a-z]{2}-[a-z]{2}\/)?[^/]{4,60}/i),
  listing('agoda', 'agoda.com', DEEP),
  listing('trustpilot', 'trustpilot.', /^\/review\/[^/]{3,120}/i),
  listing('bbb', 'bbb.org', DEEP),
  listing('angi', 'angi.com angieslist.com', DEEP),
  listing('homeadvisor', 'homeadvisor.com', DEEP),
  listing('thumbtack', 'thumbtack.com', DEEP),
  listing('houzz', 'houzz.', /^\/(?:pro|professionals|professionnels|profis|user)\/[^/]{2,160}(?:\/[^/]{2,160})?/i),
  listing('porch', 'porch.com', DEEP),
  listing('nextdoor', 'nextdoor.', /^\/(?:pages|profile)\/[^/]{2,160}/i),
  listing('foursquare', 'foursquare.com', /^\/(?:v\/[^/]{1,120}\/)?[^/]{8,60}/i),
  listing('yellowpages', 'yellowpages.com yellowpages.ca yellowpages.com.au yellow.co.nz', DEEP),
  listing('yell', 'yell.com', /^\/biz\/[^/]{2,160}/i),
  listing('checkatrade', 'checkatrade.com', /^\/trades\/[^/]{2,120}/i),
  listing('trustatrader', 'trustatrader.com', /^\/traders\/[^/]{2,160}/i),
  listing('hipages', 'hipages.com.au', DEEP),
  listing('healthgrades', 'healthgrades.com', DEEP),
  listing('zocdoc', 'zocdoc.com', DEEP),
  listing('vitals', 'vitals.com', DEEP),
  listing('psychologytoday', 'psychologytoday.com', DEEP),
  listing('doctolib', 'doctolib.', DEEP),
  listing('jameda', 'jameda.de', DEEP),
  listing('doctoralia', 'doctoralia.', ANY),
  listing('miodottore', 'miodottore.it', ANY),
  listing('znanylekarz', 'znanylekarz.pl', ANY),
  listing('avvo', 'avvo.com', DEEP),
  listing('justia', 'lawyers.justia.com justia.com', DEEP),
  listing('martindale', 'martindale.com', DEEP),
  listing('anwalt', 'anwalt.de', ANY),
  listing('provenexpert', 'provenexpert.com', ANY),
  listing('gelbeseiten', 'gelbeseiten.de', DEEP),
  listing('golocal', 'golocal.de', DEEP),
  listing('pagesjaunes', 'pagesjaunes.fr', DEEP),
  listing('paginegialle', 'paginegialle.it', ANY),
  listing('paginasamarillas', 'paginasamarillas.es', DEEP),
  listing('opentable', 'opentable.', /^\/(?:r\/|restaurant\/profile\/)?[^/]{2,160}/i),
  listing('resy', 'resy.com', DEEP),
  listing('thefork', 'thefork. lafourchette.com', /^\/(?:restaurant|ristorante|restaurante)\/[^/]{2,160}/i),
  listing('quandoo', 'quandoo.', /^(?:\/[a-z]{2})?\/(?:place|lokal|locale)\/[^/]{2,160}/i),
  listing('zomato', 'zomato.com', DEEP),
  listing('restaurantguru', 'restaurantguru.', ANY),
  listing('tabelog', 'tabelog.com', /^(?:\/en)?\/[a-z]{3,12}\/A\d{4}\/A\d{6}\/\d{5,10}/),
  listing('hotpepper', 'hotpepper.jp', /^\/(?:slnH|kr\/slnH|strJ)\d{6,12}/),
  listing('ekiten', 'ekiten.jp', /^\/shop_\d{2,12}/),
  listing(
    'treatwell',
    'treatwell.',
    /^\/(?:ort|place|salon|salone|etablissement|establecimiento|salon-de-beaute)\/[^/]{2,160}/i,
  ),
  listing('booksy', 'booksy.com', /^\/[a-z]{2}-[a-z]{2}\/\d{2,12}[^/]{0,160}/i),
  listing('fresha', 'fresha.com', /^\/(?:[a-z]{2}\/)?(?:a|providers)\/[^/]{2,160}/i),
  listing('bokadirekt', 'bokadirekt.se', /^\/places\/[^/]{2,160}/i),
  listing('planity', 'planity.com', /^\/[^/]{4,160}$/i),
  listing('salonkee', 'salonkee.', /^\/salon\/[^/]{2,160}/i),
  listing('theknot', 'theknot.com', /^\/marketplace\/[^/]{2,160}/i),
  listing('weddingwire', 'weddingwire.', /^\/(?:biz|reviews)\/[^/]{2,160}(?:\/[^/]{2,80})?/i),
  listing('zillow', 'zillow.com', /^\/(?:profile|lender-profile)\/[^/]{2,80}/i),
  listing('realtor', 'realtor.com', /^\/realestateagents\/[^/]{2,80}/i),
  listing('carscom', 'cars.com dealerrater.com', /^\/(?:dealers|dealer)\/[^/]{2,120}/i),
  listing('rover', 'rover.com', /^\/(?:members|sit)\/[^/]{2,120}/i),
  listing('carecom', 'care.com', /^\/(?:b\/l|p)\/[^/]{2,120}/i),
  listing('justdial', 'justdial.com', DEEP),
  listing('practo', 'practo.com', DEEP),
];

/** Handles left over from builders, themes and examples. */
const PLACEHOLDER_HANDLE = new RegExp(readPattern('presence', 'placeholderHandle'), 'i');

/** Whether a profile's path is a leftover of a template: `/yourpage`, `/wix`, `/{{handle}}`. */
export function isPlaceholderProfile(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  // `/company/...` and `/profile/...` are the network's path format; the template's handle follows them.
  return segments.some((segment, index) => {
    const isStructure =
      index < segments.length - 1 && /^(?:company|page|pages|profile|user|business|brand|name|account)$/i.test(segment);
    return !isStructure && PLACEHOLDER_HANDLE.test(segment);
  });
}
