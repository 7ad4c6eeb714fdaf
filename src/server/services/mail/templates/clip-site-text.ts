import type { Analysis } from '#shared/audit/analysis.ts';
import { publicName } from '#shared/report/public-name.ts';
import { clipText } from './clip-text.ts';
import { leaveOutAddresses } from './leave-out-addresses.ts';

/** The longest quotes of site text in a mail, as a page may contain anything. */
const CAPS = { sentence: 300, label: 120 } as const;

/** The name of a business in a mail: its name, or its host where the name is missing or contains more than a name. */
export function nameInMail({ businessName, websiteUrl }: Pick<Analysis, 'businessName' | 'websiteUrl'>): string {
  return publicName(businessName, websiteUrl);
}

/** Shortens a sentence that may quote a site. */
export function clipMailSentence(text: string): string {
  return clipText(leaveOutAddresses(text), CAPS.sentence);
}

/** The same for a title. */
export function titleInMail(text: string): string {
  return clipText(leaveOutAddresses(text), CAPS.label);
}
