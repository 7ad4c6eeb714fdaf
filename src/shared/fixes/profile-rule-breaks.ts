import { z } from 'zod';
import { PROFILE_DESCRIPTION_LIMIT } from './owner-profile.ts';

/**
 * What Google does not allow in the description of a Business Profile: more than 750 characters, links and HTML, phone
 * numbers and email addresses, prices, offers, sales talk, and characters that are there to catch the eye.
 * (Google's content policy for profiles, collected 2026-11-20.)
 */
export const PROFILE_RULES = [
  'tooLong',
  'html',
  'link',
  'email',
  'phone',
  'price',
  'offer',
  'salesTalk',
  'gimmick',
] as const;
export const ProfileRule = z.enum(PROFILE_RULES);
export type ProfileRule = z.infer<typeof ProfileRule>;

/** A violation in a text, quoted. `start` and `end` count UTF-16 units. */
export const ProfileRuleBreak = z.object({
  rule: ProfileRule,
  words: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
export type ProfileRuleBreak = z.infer<typeof ProfileRuleBreak>;

/** Each rule in words for the owner. */
export const PROFILE_RULE_SENTENCES: Readonly<Record<ProfileRule, string>> = {
  tooLong: 'Google cuts a description after 750 characters.',
  html: 'Google does not allow HTML in the description.',
  link: 'Google does not allow links in the description; the profile has its own field for your website.',
  email: 'Leave email addresses out of the description.',
  phone: 'Leave phone numbers out of the description; the profile has its own field for them.',
  price: 'Google does not allow prices in the description.',
  offer: 'Offers belong in a post, not in the description.',
  salesTalk: 'Google does not allow sales talk in the description.',
  gimmick: 'Google does not allow characters and capitals that only catch the eye.',
};

const AMOUNT = '\\d[\\d.,\\u00a0 ]{0,9}';
const PATTERNS: readonly (readonly [ProfileRule, RegExp])[] = [
  ['html', /<\/?[a-z][^<>]{0,200}>|&(?:nbsp|amp|lt|gt|quot|#\d{2,5});/gi],
  ['email', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu],
  [
    'link',
    /\bhttps?:\/\/\S+|\bwww\.\S+|(?<![@\p{L}\p{N}.-])[a-z\d-]{2,63}(?:\.[a-z\d-]{2,63})?\.(?:com|net|org|info|biz|io|co|shop|online|site|app|uk|de|at|ch|fr|be|es|mx|it|nl|pl|pt|br|us|ca|au|nz|ie|eu)(?:\/\S*)?(?![\p{L}\p{N}])/giu,
  ],
  ['phone', /(?<![\p{L}\p{N}])(?:\+\d|\(0?\d{2,4}\)|0\d)(?:[ ()./-]{0,3}\d){5,13}(?![\p{L}\p{N}])/gu],
  ['phone', /(?<![\p{L}\p{N}-])(?:\d{3}[ .-]){1,2}\d{4}(?![\p{L}\p{N}-])/gu],
  [
    'price',
    new RegExp(
      `(?:[$€£¥]|\\b(?:usd|eur|gbp|chf|cad|aud)\\b)\\s?${AMOUNT}|\\b${AMOUNT}\\s?(?:[€£$¥]|(?:euros?|eur|dollars?|usd|chf|franken|francs|pounds|pesos|cents?)\\b)`,
      'giu',
    ),
  ],
  ['offer', /\b\d{1,3}\s?(?:%|percent|prozent|pour cent|por ciento)(?![\p{L}\p{N}])/giu],
  [
    'offer',
    /(?<![\p{L}-])(?:discounts?|coupons?|promo(?:tions?|tional)?|clearance (?:sales?|prices?|items?)|on clearance|special offers?|special prices?|on sale|sale now|buy one|two for one|money off|for free|free (?:estimates?|quotes?|consultations?|inspections?|delivery|shipping|trials?|gifts?|samples?)|no charge|rabatte?|sonderangebote?|aktionspreise?|gutscheincodes?|schnäppchen|kostenlose[nrsm]?|gratis|umsonst|(?:code )?promos?|réductions?|remises?(?! (?:en |aux? (?:normes?|niveau|point)|à (?:neuf|niveau|jour)|des clés))|soldes|offres? spéciales?|gratuite?s?|offerte?s?|descuentos?|ofertas?|rebajas|promoci(?:ón|ones)|gratuit[ao]s?)(?![\p{L}])/giu,
  ],
  [
    'salesTalk',
    /(?<![\p{L}-])(?:(?:call|buy|order|book|shop|contact us|visit us|sign up|click|act|hurry)(?: \p{L}+)? (?:now|today|here|immediately)|don['’]t (?:wait|miss|hesitate)|limited time|while stocks? last|best prices?|lowest prices?|cheapest|unbeatable|money[- ]back|satisfaction guaranteed|jetzt (?:anrufen|kaufen|bestellen|buchen|zugreifen|sichern)|rufen sie (?:uns )?(?:jetzt|noch heute) an|nur für kurze zeit|solange der vorrat reicht|bester? preise?|tiefstpreise?|zögern sie nicht|appelez(?:-nous)? (?:vite|maintenant|dès)|n['’]hésitez (?:pas|plus)|profitez(?:-en)?|meilleurs? prix|commandez (?:vite|maintenant)|llame (?:ya|ahora|hoy)|llámenos (?:ya|ahora|hoy)|no (?:dude|espere|lo dude|te lo pierdas)|aprovecha|mejor(?:es)? precios?|compre (?:ya|ahora))(?![\p{L}])/giu,
  ],
  ['gimmick', /[!?]{2,}|\.{4,}|[\p{Extended_Pictographic}★☆✓✔✗✦✧♥►▶◄→⇒●■◆♦~^*=|#_]+/gu],
  ['gimmick', /(?<![\p{L}\p{N}])\p{Lu}{4,}(?:[\s,!-]+\p{Lu}{3,})+(?![\p{L}\p{N}])/gu],
  ['gimmick', /(?<![\p{L}\p{N}])(?:\p{Lu}[ .-]){4,}\p{Lu}(?![\p{L}\p{N}])/gu],
];

/** Finds where a profile description breaks Google's rules, in text order. Pure. */
export function profileRuleBreaks(text: string): ProfileRuleBreak[] {
  const breaks: ProfileRuleBreak[] = [];
  for (const [rule, pattern] of PATTERNS) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const end = index + words.length;
      const isKnown = breaks.some((other) => other.start < end && index < other.end);
      if (!isKnown) breaks.push({ rule, words, start: index, end });
    }
  }
  if (text.length > PROFILE_DESCRIPTION_LIMIT) {
    const start = PROFILE_DESCRIPTION_LIMIT;
    breaks.push({ rule: 'tooLong', words: text.slice(start, start + 80), start, end: text.length });
  }
  return breaks.sort((one, other) => one.start - other.start);
}
