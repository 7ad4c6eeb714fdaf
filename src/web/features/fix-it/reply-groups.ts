import type { GeneratedReply } from '#shared/api/generate-more.ts';

/** The topic of a review, in words for the owner. */
const TOPIC_WORDS: Readonly<Record<string, string>> = {
  service: 'the service',
  staff: 'the people',
  price: 'the price',
  wait: 'time and waiting',
  communication: 'answers and explanations',
  result: 'the result',
  place: 'the place and getting there',
};

/** Ratings that are answered alike, by the one that stands for them. */
const STARS: Readonly<Record<number, string>> = { 5: '4 and 5 stars', 1: '1 and 2 stars' };

export interface ReplyGroup {
  readonly stars: number;
  /** "4 and 5 stars". */
  readonly title: string;
  readonly replies: readonly (GeneratedReply & { readonly about: string })[];
}

/** Replies by stars, highest first; each with its topic. */
export function groupReplies(replies: readonly GeneratedReply[]): ReplyGroup[] {
  const stars = [...new Set(replies.map((reply) => reply.stars))].toSorted((one, other) => other - one);
  return stars.map((count) => ({
    stars: count,
    title: STARS[count] ?? `${count} stars`,
    replies: replies
      .filter((reply) => reply.stars === count)
      .map((reply) => ({ ...reply, about: aboutOf(reply.topic) })),
  }));
}

function aboutOf(topic: string | null): string {
  return topic === null ? 'A rating without words' : `About ${TOPIC_WORDS[topic] ?? topic}`;
}
