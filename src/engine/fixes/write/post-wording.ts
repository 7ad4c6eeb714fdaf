import type { RoleWordings } from '../compose/description-wording.ts';

/** What a post is about. `service` is written once for each of several services. */
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

/** Wordings of which one is taken; `@tell`, `@prepare` and `@compare` stand for those of the category. */
export type Beat = readonly string[];

export interface PostPlan {
  /** Titles and the first beat are needed, the others are left out where facts do not carry them. */
  readonly titles: Beat;
  readonly beats: readonly Beat[];
}

/** Posts in one language: what stands around the `{slots}` is advice that is true for any business of the category. */
export interface PostWordings {
  readonly plans: Readonly<Record<PostTopic, PostPlan>>;
  /** What a customer should tell beforehand. */
  readonly tell: RoleWordings;
  /** How a customer prepares. */
  readonly prepare: RoleWordings;
  /** "For example:", before questions to ask. */
  readonly compareLead: string;
  /** What to ask anybody of the category before deciding. */
  readonly compare: RoleWordings;
  readonly closings: Beat;
}
