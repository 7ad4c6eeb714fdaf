import type { Analysis } from '#shared/audit/analysis.ts';
import { publicName } from '#shared/report/public-name.ts';
import { clipText } from './clip-text.ts';
import { leaveOutAddresses } from './leave-out-addresses.ts';

/** A business may have any name, and a page may say anything: words of a site are only ever quoted this far. */
const CAPS = { sentence: 300, label: 120 } as const;

/** What a business is called in a mail: its name, or its host where that is missing or more than a name. */
export function nameInMail({ businessName, websiteUrl }: Pick<Analysis, 'businessName' | 'websiteUrl'>): string {
  return publicName(businessName, websiteUrl);
}

/** A sentence in which a site may be quoted. */
export function clipMailSentence(text: string): string {
  return clipText(leaveOutAddresses(text), CAPS.sentence);
}

/** The same for the title of something. */
export function titleInMail(text: string): string {
  return clipText(leaveOutAddresses(text), CAPS.label);
}
