import type { RoleWordings } from '../compose/description-wording.ts';

/** The topics of posts. `service` is used once for each of several services. */
export const POST_TOPICS = [
  'who',
  'service',
  'list',
  'hours',
  'visit',
  'area',
  'history',
  'standing',
  'people',
  'practical',
  'urgent',
  'contact',
  'prepare',
  'compare',
  'question',
  'plan',
  'change',
  'feedback',
  'keep',
  'photo',
] as const;
export type PostTopic = (typeof POST_TOPICS)[number];

/** Alternative wordings; `@tell`, `@prepare` and `@compare` insert those of the category. */
export type Beat = readonly string[];

export interface PostPlan {
  /** Titles and the first beat are required, the others are left out where facts do not support them. */
  readonly titles: Beat;
  readonly beats: readonly Beat[];
}

/** Posts in one language: the text around the `{slots}` is advice that is true for any business of the category. */
export interface PostWordings {
  readonly plans: Readonly<Record<PostTopic, PostPlan>>;
  /** What a customer should mention in advance. */
  readonly tell: RoleWordings;
  /** How a customer prepares. */
  readonly prepare: RoleWordings;
  /** "For example:", before questions to ask. */
  readonly compareLead: string;
  /** What to ask any business of the category before deciding. */
  readonly compare: RoleWordings;
  readonly closings: Beat;
}
