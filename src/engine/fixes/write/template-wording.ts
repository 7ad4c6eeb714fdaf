/** Messages that a business completes and sends; text in brackets is filled in by hand. */
export const MESSAGE_TEMPLATES = [
  'reviewSms',
  'reviewEmail',
  'reviewCard',
  'appointment',
  'visit',
  'followUp',
  'holiday',
  'voicemail',
  'directoryShort',
] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

/**
 * A line of a message: the first wording that the facts can fill. Without one the line is left out; an empty wording gives
 * an empty line.
 */
export type TemplateLine = readonly string[];
