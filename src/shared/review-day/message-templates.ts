import { saysOptOut } from './review-day-texts.ts';
import type { TextKind } from './text-kinds.ts';

/** The variables of a text. All values come from the owner. */
export interface MessageFacts {
  readonly businessName: string;
  readonly reviewUrl: string;
  /** US law requires a postal address in such a mail (CAN-SPAM). */
  readonly postalAddress: string;
}

/** Placeholders that are filled in for each customer. */
export const placeholders = ['{name}', '{business}', '{link}', '{address}'] as const;

/** Renders a text for one customer. Without a name the greeting has none. */
export function fillText(
  text: string,
  { businessName, reviewUrl, postalAddress }: MessageFacts,
  customerName: string,
): string {
  const firstName = customerName.trim().split(/\s+/)[0] ?? '';
  const greeted = firstName === '' ? text.replace(/,? \{name\}/g, '').replace(/\{name\}/g, '') : text;
  // A replacer function, so that a `$` in a name is literal.
  return greeted
    .replace(/\{name\}/g, () => firstName)
    .replace(/\{business\}/g, () => businessName)
    .replace(/\{link\}/g, () => reviewUrl)
    .replace(/\{address\}/g, () => postalAddress)
    .replace(/\n{3,}/g, '\n\n');
}

export type MissingPart = 'business' | 'link' | 'opt-out' | 'address';

/** The required parts that a text lacks: the sender, the link, the opt-out, and in a mail the postal address. */
export function missingParts(
  kind: TextKind,
  text: string,
  { businessName, postalAddress }: MessageFacts,
): MissingPart[] {
  if (kind === 'emailSubject' || kind === 'inPerson') return [];
  const has = (placeholder: string, value: string) =>
    text.includes(placeholder) || (value !== '' && text.toLowerCase().includes(value.toLowerCase()));
  const missing: MissingPart[] = [];
  if (!has('{business}', businessName)) missing.push('business');
  if (!/\{link\}|https:\/\//.test(text)) missing.push('link');
  if (!saysOptOut(text)) missing.push('opt-out');
  if (kind === 'emailBody' && (!has('{address}', postalAddress) || postalAddress.trim() === ''))
    missing.push('address');
  return missing;
}

/** The label of a missing part. */
export const missingPartLabels: Readonly<Record<MissingPart, string>> = {
  business: 'who writes ({business})',
  link: 'the link ({link})',
  'opt-out': 'how to get no more of them (STOP, or unsubscribe)',
  address: 'your postal address ({address})',
};

const gsmLetters = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-zÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü¡£¤¥§¿ΓΔΘΛΞΠΣΦΨΩ^{}\\[\]~|€]*$/;

/** The number of billed SMS segments: 160 characters of the GSM alphabet in one, 153 in each of several; otherwise 70 and 67. */
export function smsParts(text: string): number {
  if (text === '') return 0;
  const isGsm = gsmLetters.test(text);
  const units = isGsm ? text.length + (text.match(/[\^{}\\[\]~|€]/g)?.length ?? 0) : text.length;
  const [single, several] = isGsm ? [160, 153] : [70, 67];
  return units <= single ? 1 : Math.ceil(units / several);
}
