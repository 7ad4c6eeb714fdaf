import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';

/** Whose name stands on a report: an agency's instead of ours. */
export const ReportBrand = z.object({
  name: typedText({ most: 80, least: 1 }),
  /** The colour of headings and bars, `#rrggbb`. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Whom a reader writes to: a mail address, a phone number or a web address; null: nobody is named. */
  contact: typedText({ most: 120, least: 1 }).nullable(),
  /** A PNG, base64; null: the name stands in its place. */
  logo: z.string().nullable(),
});
export type ReportBrand = z.infer<typeof ReportBrand>;

/** "Studio 54" is a name; a telephone number has more digits. */
const MOST_DIGITS = 6;
const ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;

/** Whether a name is a name and sends nobody anywhere: strangers read it in mail and on paper. Pure. */
export function isBrandName(name: string): boolean {
  return name.replace(/\P{N}/gu, '').length <= MOST_DIGITS && !ADDRESS.test(name);
}

/** Whether a contact is one e-mail address, phone number or web address, and no sentence. Pure. */
export function isContact(contact: string): boolean {
  const isPhone = /^\+?[\d ().\-/]+$/.test(contact) && /^\d{5,15}$/.test(contact.replace(/\D/g, ''));
  const isEmail = /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u.test(contact);
  return (
    isPhone || isEmail || /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[\p{L}\p{N}/_.-]*)?$/u.test(contact)
  );
}

/** How a report is dressed, by the plan of the one whose report it is. */
export interface ReportBranding {
  /** Null: ours. */
  readonly brand: ReportBrand | null;
  /** The free plan's mark across each page. */
  readonly hasWatermark: boolean;
}
