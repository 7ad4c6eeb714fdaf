import { readPattern } from '../../data/patterns.ts';

/**
 * What is in the document without being part of the page. `certain` by its element, role, consent tool or obfuscator. `candidate`: hidden, fixed or
 * named after cookies, and a consent notice only if its text is one (`isConsentNotice`).
 */
export type Overlay = 'certain' | 'candidate';

const DIALOG_ROLES: ReadonlySet<string> = new Set(['dialog', 'alertdialog']);

/** Ids and classes of the outermost elements of widespread consent tools, from their documentation and markup (2026-11). */
const CONSENT_TOOLS = new RegExp(
  String.raw`(?:^|\s)(?:${[
    'onetrust-(?:consent|banner|pc)-sdk',
    'cybotcookiebotdialog|cookiebotwidget',
    'usercentrics-(?:root|cmp-ui)',
    'borlabs-?cookie(?:box)?(?:wrap)?',
    'cookie-law-info-bar|cky-(?:consent-container|modal)',
    'cmplz-(?:cookiebanner(?:-container)?|manage-consent)',
    'didomi-(?:host|popup|notice)',
    'qc-cmp2?-(?:container|ui)',
    'truste-consent-track|trustarc-banner|consent_blackbar',
    'osano-cm-(?:window|dialog)',
    'iubenda-cs-banner',
    'axeptio_overlay',
    'tarteaucitronroot',
    'klaro',
    'cc-window|cc--main|cc-main',
    'moove_gdpr_cookie_(?:info_bar|modal)',
    'cookiescript_injected(?:_wrapper)?',
    'cookiefirst-root',
    'cmpbox2?|cmpwrapper',
    String.raw`sp_message_container_\d+`,
    'ccm-widget|ccm-control-panel',
    'eu-cookie-compliance-banner|catapult-cookie-bar',
    'hs-eu-cookie-confirmation',
    'fc-consent-root',
    'coioverlay|cookie-information-template-wrapper',
    'shopify-pc__banner(?:__dialog)?',
    'sqs-cookie-banner-v2',
    'ketch-consent-banner',
    'termly-code-snippet-support',
  ].join('|')})(?:\s|$)`,
  'i',
);
/** Where Joomla's script puts an e-mail address. Until then a sentence in the site's language asks for JavaScript. */
const JOOMLA_CLOAK = /^cloak[\da-f]{5,32}$/;
const NAMED_AFTER_CONSENT = /cookie|consent|gdpr|dsgvo|rgpd|lgpd|ccpa/i;
/** Excludes `visibility: hidden`: entrance animations set it on text that becomes visible a moment later. */
const NOT_DISPLAYED = /display\s{0,5}:\s{0,5}none/i;
const FIXED = /position\s{0,5}:\s{0,5}(?:fixed|sticky)/i;
/** Attribute values are read so far; generated class lists can be very long. */
const NAME_CHARACTERS = 500;
const ID_CHARACTERS = 100;

const STYLE_CHARACTERS = 2000;

/** Whether an inline style takes the element out of the page. */
export function isStyledAway(style: string | null): boolean {
  return style !== null && NOT_DISPLAYED.test(style.slice(0, STYLE_CHARACTERS));
}

/** What the attributes of an element say of how it is shown. */
export interface OverlayLook {
  readonly role: string | null;
  readonly style: string | null;
  /** Hidden by itself, not only inside something hidden. */
  readonly hidesItself: boolean;
}

export interface OverlayElement extends OverlayLook {
  readonly tagName: string;
  readonly className: string;
  readonly id: string;
}

/** Whether the element lies over the page or stands for something hidden from harvesters; null: it is part of the page. */
export function classifyOverlay({ tagName, className, id, role, style, hidesItself }: OverlayElement): Overlay | null {
  // Scripts mark the whole page with what was consented to.
  if (tagName === 'html' || tagName === 'body' || tagName === 'main') return null;
  if (tagName === 'dialog' || (role !== null && DIALOG_ROLES.has(role.trim().toLowerCase()))) return 'certain';
  if (tagName === 'joomla-hidden-mail' || (id !== '' && JOOMLA_CLOAK.test(id))) return 'certain';
  if (isNamed(className, id, CONSENT_TOOLS)) return 'certain';
  const isCandidate =
    hidesItself ||
    (style !== null && FIXED.test(style.slice(0, STYLE_CHARACTERS))) ||
    isNamed(className, id, NAMED_AFTER_CONSENT);
  return isCandidate ? 'candidate' : null;
}

function isNamed(className: string, id: string, pattern: RegExp): boolean {
  return (
    (className !== '' && pattern.test(className.slice(0, NAME_CHARACTERS))) ||
    (id !== '' && pattern.test(id.slice(0, ID_CHARACTERS)))
  );
}

const COOKIE = new RegExp(readPattern('pages', 'cookie'), 'i');
/** What a notice asks for or refers to. A bakery's cookies are neither refused nor private. */
const CHOICE = new RegExp(readPattern('pages', 'consentChoice'), 'i');
/** The longest notices, with every purpose and provider listed, have dialogs of their own; a longer candidate is a part of the page. */
export const NOTICE_LIMITS = { blocks: 60, characters: 4000 } as const;

/** Whether the text of a candidate asks for consent to cookies. */
export function isConsentNotice(texts: readonly string[]): boolean {
  if (texts.length > NOTICE_LIMITS.blocks) return false;
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  if (characters > NOTICE_LIMITS.characters) return false;
  const text = texts.join('\n');
  return COOKIE.test(text) && CHOICE.test(text);
}
