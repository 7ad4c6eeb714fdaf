/** The topics of questions. In each list the most frequent come first. */
export const QA_TOPICS = [
  'services',
  'where',
  'hours',
  'price',
  'urgent',
  'reach',
  'service',
  'areas',
  'standing',
  'history',
  'free',
  'what',
  'guarantee',
  'payment',
  'saturday',
  'sunday',
  'area',
  'appointment',
  'amenity',
  'access',
  'owned',
  'people',
  'brands',
  'languages',
  'credential',
  'award',
  'email',
  'address',
  'day',
  'serviceInArea',
] as const;
export type QaTopic = (typeof QA_TOPICS)[number];

/** Questions as customers ask them and first sentences of their answers; slots as everywhere. */
export interface QaWording {
  readonly questions: readonly string[];
  readonly answers: readonly string[];
}

export interface QaWordings {
  readonly topics: Readonly<Record<QaTopic, QaWording>>;
  /** How to contact the business, as a second or third sentence. */
  readonly contact: readonly string[];
}
