/** Messages that a business fills in and sends; what is in brackets is filled in by hand. */
export const MESSAGE_TEMPLATES = [
  'reviewSms',
  'reviewEmail',
  'reviewCard',
  'appointment',
  'followUp',
  'holiday',
  'voicemail',
  'directoryShort',
] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

/** A line of a message: the first wording that the facts can fill; none leaves the line out, an empty one is an empty line. */
export type TemplateLine = readonly string[];
