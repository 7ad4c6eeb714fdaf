import { z } from 'zod';
import { GroundedSentence } from '../fixes/grounded-text.ts';
import { defineEndpoint } from './endpoint.ts';
import { generateH1 } from './generate.ts';

const TextOfAudit = { auditId: z.string(), variant: z.number().int() };

/** A post for the Google profile, with the facts behind each sentence. */
export const GeneratedPost = z.object({
  topic: z.string(),
  title: z.string(),
  text: z.string(),
  sentences: z.array(GroundedSentence),
});
export type GeneratedPost = z.infer<typeof GeneratedPost>;

export const generatePosts = defineEndpoint({
  method: 'GET',
  path: '/api/generate/posts',
  summary: 'Up to twelve weekly posts for the profile; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: generateH1.query,
  response: z.object({ posts: z.array(GeneratedPost), ...TextOfAudit }),
  status: 200,
});

/** A reply to reviews of one rating and topic; `topic` null answers a rating without words. */
export const GeneratedReply = z.object({
  stars: z.number().int().min(1).max(5),
  topic: z.string().nullable(),
  text: z.string(),
  sentences: z.array(GroundedSentence),
});
export type GeneratedReply = z.infer<typeof GeneratedReply>;

export const generateReviewReplies = defineEndpoint({
  method: 'GET',
  path: '/api/generate/review-replies',
  summary: 'Replies to reviews by rating and topic; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: generateH1.query,
  response: z.object({ replies: z.array(GeneratedReply), ...TextOfAudit }),
  status: 200,
});
