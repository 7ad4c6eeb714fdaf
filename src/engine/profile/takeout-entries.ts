import { createHash } from 'node:crypto';
import type { TakeoutPost, TakeoutReview } from '#shared/fixes/takeout-profile.ts';
import type { PostFile, ReviewEntry } from './takeout-document.ts';

/** A review for storage. Its id is the part of Google's name that does not depend on the account. */
export function readReview(entry: ReviewEntry): TakeoutReview {
  const { starRating: rating, comment, createTime: createdAt, updateTime: updatedAt, reviewReply } = entry;
  const own = [rating, comment, createdAt].join('\n');
  const id = /locations\/[^/]+\/reviews\/[^/]+$/.exec(entry.name ?? '')?.[0] ?? entry.name ?? `review-${digest(own)}`;
  return {
    id,
    rating,
    comment: inOwnWords(comment),
    createdAt: createdAt ?? updatedAt,
    updatedAt,
    reply:
      reviewReply.comment === null
        ? null
        : { comment: inOwnWords(reviewReply.comment) ?? '', updatedAt: reviewReply.updateTime },
  };
}

/** Removes Google's translation, which is before or after the original: `(Translated by Google) … (Original) …`. */
function inOwnWords(comment: string | null): string | null {
  if (comment === null) return null;
  const original = /\(Original\)\s*([\s\S]+)$/.exec(comment)?.[1];
  const before = comment.split('(Translated by Google)')[0]?.trim();
  return (comment.includes('(Translated by Google)') ? (original ?? before) : comment)?.trim() || comment;
}

/** A post for storage; null when Google rejected it or it is empty. `path` is the path of its file. */
export function readPost(post: PostFile, path: string): TakeoutPost | null {
  const text = post.summary ?? post.event.title;
  if (post.state === 'REJECTED' || text === null) return null;
  const ownId = `post-${digest(`${path.split('/').at(-2)}\n${text}`)}`;
  const id = /localPosts\/[^/]+$/.exec(post.name ?? '')?.[0] ?? post.name ?? ownId;
  const topic = post.topicType?.toUpperCase();
  const kind = topic === 'EVENT' ? 'event' : topic === 'OFFER' ? 'offer' : 'update';
  return { id, kind, text, createdAt: post.createTime ?? post.updateTime };
}

function digest(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 16);
}
