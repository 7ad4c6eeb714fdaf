/** The topics of questions that one fact or sentence answers, in the order of answers. */
export const QA_TOPICS = [
  'area',
  'emergency',
  'estimate',
  'licence',
  'since',
  'payment',
  'hours',
  'address',
  'parking',
  'access',
  'person',
  'price',
  'appointment',
  'service',
] as const;
export type QaTopic = (typeof QA_TOPICS)[number];

/** One question and the answers that facts can fill; `{slots}` as everywhere. */
export interface QaWording {
  /** Source of a regular expression on folded text: which questions of the site are about this. */
  readonly about: string;
  readonly question: string;
  /** To a business that calls its customers by their first name; in Portuguese, to one in Brazil. */
  readonly familiar?: string | undefined;
  /** To a business that says "I", where the question would name several. */
  readonly toOne?: string | undefined;
  /** The question that a sentence of the site answers, where the other one names a fact. */
  readonly plain?: string | undefined;
  readonly answers?: readonly string[] | undefined;
  /** Answers of a business that says "I". */
  readonly single?: readonly string[] | undefined;
}

export interface QaWordings {
  readonly yes: string;
  /** A topic that has no natural question in the language is left out. */
  readonly topics: Readonly<Partial<Record<QaTopic, QaWording>>>;
}

/** By which words an answer on a site is judged: sources of regular expressions on folded text. */
export interface AnswerTerms {
  /** The business speaks. */
  readonly own: string;
  /** In a question that is put to the business: "Do you ...?" */
  readonly addressed: string;
  /** In sentences that say nothing: calls to action, politeness. */
  readonly empty: string;
  readonly praise: string;
  /** In a first sentence that gives no answer: "That depends." */
  readonly vague: string;
  /** Begins a sentence that leans on the one before. */
  readonly pointing: string;
  /** Begins a question about a subject, not about the business. */
  readonly general: string;
  /** A promise of health texts. */
  readonly health: string;
  /** Asks to come to the business. */
  readonly visit: string;
}
