/** The texts of a campaign. */
export const TEXT_KINDS = ['sms', 'emailSubject', 'emailBody', 'inPerson'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
export type CampaignTexts = Readonly<Record<TextKind, string>>;
