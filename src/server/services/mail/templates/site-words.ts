import type { Analysis } from '#shared/audit/analysis.ts';
import { hostOf } from '#shared/report/safe-link.ts';
import { leaveOutAddresses } from './leave-out-addresses.ts';
import { capWords } from './mail-words.ts';

/** A business may have any name, and a page may say anything: words of a site are only ever quoted this far. */
const CAPS = { name: 80, sentence: 300, label: 120 } as const;

/** What a business is called in a mail: its name, or its host where the name is missing or would become a link. */
export function nameInMail({ businessName, websiteUrl }: Pick<Analysis, 'businessName' | 'websiteUrl'>): string {
  const name = businessName?.trim() ?? '';
  return name === '' || leaveOutAddresses(name) !== name ? hostOf(websiteUrl) : capWords(name, CAPS.name);
}

/** A sentence in which a site may be quoted. */
export function wordsInMail(text: string): string {
  return capWords(leaveOutAddresses(text), CAPS.sentence);
}

/** The same for the title of something. */
export function titleInMail(text: string): string {
  return capWords(leaveOutAddresses(text), CAPS.label);
}
