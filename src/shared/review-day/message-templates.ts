/** The variables of a text. All values come from the owner. */
export interface MessageFacts {
  readonly businessName: string;
  readonly reviewUrl: string;
  /** US law requires a postal address in such a mail (CAN-SPAM). */
  readonly postalAddress: string;
}

export const TEXT_KINDS = ['sms', 'emailSubject', 'emailBody', 'inPerson'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
export type CampaignTexts = Readonly<Record<TextKind, string>>;

/** Placeholders that are filled in for each customer. */
export const placeholders = ['{name}', '{business}', '{link}', '{address}'] as const;

/** Three wordings of each; all of them pass the policy check (tested). */
export const textTemplates: Readonly<Record<TextKind, readonly [string, string, string]>> = {
  sms: [
    'Hi {name}, this is {business}. Thank you for your visit. Would you write an honest review? {link} Reply STOP to opt out.',
    'Hello {name}, {business} here. How did we do? Your own words help people nearby decide: {link} Reply STOP and we will not write again.',
    '{business}: thank you for coming in, {name}. If you have a minute, tell others how it was: {link} To opt out, reply STOP.',
  ],
  emailSubject: [
    'How was your visit to {business}?',
    'A question from {business}',
    '{business}: what would you tell others?',
  ],
  emailBody: [
    'Hello {name},\n\nThank you for choosing {business}. We ask every customer the same question: how was it?\n\nIf you have a minute, please write an honest review in your own words:\n{link}\n\nWe read every review and answer it.\n\n{business}\n{address}\n\nIf you would rather not hear from us, reply “unsubscribe” and we will not write again.',
    'Hello {name},\n\nPeople nearby read what others say before they call anybody. What you think of {business}, good or bad, helps them and us.\n\nHere is the page:\n{link}\n\nIt takes about a minute, and nothing depends on what you write.\n\nThank you,\n{business}\n{address}\n\nNo more messages? Reply “unsubscribe”.',
    'Hello {name},\n\nThis is a short note from {business} after your visit. Would you tell others how it went?\n\n{link}\n\nWhatever you write, it appears under your own name, and you can change it at any time.\n\nKind regards,\n{business}\n{address}\n\nTo opt out of messages like this one, reply “unsubscribe”.',
  ],
  inPerson: [
    'Thank you for coming in. We ask everybody for an honest review: the code on this card opens the page on your own phone, whenever it suits you.',
    'If you have a minute tonight, tell others how it was. The card has the link. Good or bad, we read every one.',
    'Here is a card from us. It leads to our reviews. Your own words help people nearby decide.',
  ],
};

export const defaultTexts: CampaignTexts = {
  sms: textTemplates.sms[0],
  emailSubject: textTemplates.emailSubject[0],
  emailBody: textTemplates.emailBody[0],
  inPerson: textTemplates.inPerson[0],
};

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
  if (!/\bstop\b|\bopt[- ]?out\b|\bunsubscribe\b/i.test(text)) missing.push('opt-out');
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
