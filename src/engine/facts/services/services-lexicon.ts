import { readPattern } from '../../data/patterns.ts';
/** Path segments and headings that say: below are the services. Accents removed. */
export const SERVICE_SECTION = new RegExp(
  String.raw`^(?:(?:${readPattern('services', 'sectionFirst')})\s){0,2}(?:${readPattern('services', 'section')})(?:\s(?:&|and|und|et|e|y|i)\s\S{3,20})?(?:\s(?:${readPattern('services', 'sectionPlace')})\s.{2,50})?$|^(?:${readPattern('services', 'sectionUnspaced')})`,
);

export const SERVICE_SEGMENT = new RegExp(String.raw`^(?:${readPattern('services', 'serviceSegment')})(?:\.\w{2,5})?$`);

/** Navigation and page furniture: no service when nothing else stands beside it. */
const FURNITURE = readPattern('services', 'furniture');
/** Words that begin calls to action, questions and talk about the business. */
const OPENERS = readPattern('services', 'openers');
/** Beginnings of words, in languages that inflect them. */
const STEMS = readPattern('services', 'openerStems');
const JAPANESE = readPattern('services', 'furnitureJapanese');

/** Headings and links that are no services. Text: folded. */
export const NO_SERVICE = new RegExp(
  `^(?:(?:${FURNITURE})(?:\\s(?:us|page|now|uns|nous))?$|(?:${OPENERS})(?!\\p{L})|\\d|${STEMS}|${JAPANESE})`,
  'u',
);

/** Headings above groups that are about the business itself. Text: folded, letters alone. */
export const ABOUT_BUSINESS_SECTION = new RegExp(`(?:^| )(?:${readPattern('services', 'aboutUsWords')})(?: |$)`, 'u');

/** What a business says of itself. Text: folded, letters alone. */
export const SELF_PRAISE = new RegExp(`^(?:\\p{L}+ )?(?:${readPattern('services', 'praise')})(?: \\p{L}+){0,2}$`, 'u');

/** Ends of words that name services in languages that join words ("Kotipalvelut", "Dienstleistungen"). Folded. */
export const SERVICE_WORD_END = new RegExp(String.raw`\p{L}(?:${readPattern('services', 'serviceWordEnd')})$`, 'u');
