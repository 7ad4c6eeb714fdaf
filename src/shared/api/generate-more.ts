import { z } from 'zod';
import { GroundedSentence } from '../fixes/grounded-text.ts';
import { defineEndpoint } from './endpoint.ts';
import { generateH1Endpoint } from './generate.ts';

/** `variants`: how many different sets the facts allow; below two there is nothing to regenerate. */
const TextOfAudit = { auditId: z.string(), variant: z.number().int(), variants: z.number().int().min(0) };

/** A post for the Google profile, with the facts behind each sentence. */
export const GeneratedPost = z.object({
  topic: z.string(),
  title: z.string(),
  text: z.string(),
  sentences: z.array(GroundedSentence),
});
export type GeneratedPost = z.infer<typeof GeneratedPost>;

export const generatePostsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/generate/posts',
  summary: 'Posts for the profile of the site’s own sentences, at most twelve; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: generateH1Endpoint.query,
  response: z.object({ posts: z.array(GeneratedPost), ...TextOfAudit }),
  status: 200,
});

/** A reply to reviews of one rating and topic; `topic` null is for a rating without text. */
export const GeneratedReply = z.object({
  stars: z.number().int().min(1).max(5),
  topic: z.string().nullable(),
  text: z.string(),
  sentences: z.array(GroundedSentence),
});
export type GeneratedReply = z.infer<typeof GeneratedReply>;

export const generateReviewRepliesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/generate/review-replies',
  summary: 'Replies to reviews by rating and topic; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: generateH1Endpoint.query,
  response: z.object({ replies: z.array(GeneratedReply), ...TextOfAudit }),
  status: 200,
});
