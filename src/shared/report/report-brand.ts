import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';

/** The brand of a report: an agency's instead of ours. */
export const ReportBrand = z.object({
  name: typedText({ most: 80, least: 1 }),
  /** The color of headings and bars, `#rrggbb`. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Contact: an email address, a phone number or a URL; null: none. */
  contact: typedText({ most: 120, least: 1 }).nullable(),
  /** A PNG, base64; null: the name is shown instead. */
  logo: z.string().nullable(),
});
export type ReportBrand = z.infer<typeof ReportBrand>;

/** "Studio 54" is a name; a telephone number has more digits. */
const MOST_DIGITS = 6;
const ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;

/** Whether a name is only a name, without contact data or links: strangers read it in mail and on paper. Pure. */
export function isBrandName(name: string): boolean {
  return name.replace(/\P{N}/gu, '').length <= MOST_DIGITS && !ADDRESS.test(name);
}

/** Whether a contact is exactly one email address, phone number or URL. Pure. */
export function isContact(contact: string): boolean {
  const isPhone = /^\+?[\d ().\-/]+$/.test(contact) && /^\d{5,15}$/.test(contact.replace(/\D/g, ''));
  const isEmail = /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u.test(contact);
  return (
    isPhone || isEmail || /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[\p{L}\p{N}/_.-]*)?$/u.test(contact)
  );
}

/** The branding of a report, by the plan of its owner. */
export interface ReportBranding {
  /** Null: ours. */
  readonly brand: ReportBrand | null;
  /** The free plan's watermark on each page. */
  readonly hasWatermark: boolean;
}
