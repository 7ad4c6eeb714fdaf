import {
  type GeneratedPost,
  type GeneratedReply,
  generatePostsEndpoint,
  generateReviewRepliesEndpoint,
} from '#shared/api/generate-more.ts';
import type { Offers, TextOffer } from '#shared/product/offers.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TextSources } from '#web/components/text-sources.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { useTextAttributes } from '#web/lib/text-attributes.ts';
import { variantsSentence } from './fix-availability.ts';
import type { Generation } from './generation.ts';
import { LockedFix } from './locked-fix.tsx';
import { groupReplies } from './reply-groups.ts';
import { NotKnown, TooFewFacts } from './too-few-facts.tsx';
import { useGeneration } from './use-generation.ts';

interface ProfileTextsProps {
  readonly auditId: string;
  readonly isLocked: boolean;
  /** What could be generated for this audit; undefined: unknown. */
  readonly offers: Offers | undefined;
}

/** Texts for the Google profile: posts and replies to reviews. */
export function ProfileTextsSection({ auditId, isLocked, offers }: ProfileTextsProps) {
  return (
    <ReportSection
      id="profile-texts"
      title="Posts and review replies"
      lead="For your Google profile, only from facts with a source. You paste them. We post nothing for you."
    >
      <div className="grid gap-10">
        <Posts auditId={auditId} isLocked={isLocked} offers={offers} />
        <Replies auditId={auditId} isLocked={isLocked} offers={offers} />
      </div>
    </ReportSection>
  );
}

function Posts({ auditId, isLocked, offers }: ProfileTextsProps) {
  const { state, start } = useGeneration({
    fix: 'posts',
    ask: (signal, variant) => callEndpoint(generatePostsEndpoint, { query: { auditId, variant }, signal }),
  });
  const posts = state.kind === 'written' ? state.value.posts : [];
  const count = offers?.posts.count ?? 0;
  return (
    <div className="grid gap-4">
      <h3 className="text-body-wide">Posts</h3>
      {isTooFew(state, posts, offers?.posts) ? (
        <TooFewFacts what="posts" />
      ) : isLocked && offers === undefined ? (
        <NotKnown />
      ) : isLocked || state.kind === 'refused' ? (
        <LockedFix
          promise={`${formatCount(count, 'post')}${count === 1 ? '' : ', each about something else'}, in your own sentences.`}
          freeWay="Post once a week what a customer asked you, with the answer. Leave phone numbers out: Google may reject a post for one."
        />
      ) : (
        <>
          {posts.length > 0 && <PostList posts={posts} />}
          {posts.length > 0 && (
            <TextSources auditId={auditId} texts={posts.map(({ title, sentences }) => ({ title, sentences }))} />
          )}
          <GenerationControl state={state} start={start} first="Write posts" again="Write others" />
        </>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'written' ? `${formatCount(posts.length, 'post')} written.` : ''}
      </p>
    </div>
  );
}

function PostList({ posts }: { readonly posts: readonly GeneratedPost[] }) {
  const { written } = useTextAttributes();
  return (
    <ol className="max-w-[44rem]">
      {posts.map(({ title, text }, index) => (
        <li key={text} className="grid gap-2 border-line border-t py-4 last:border-b">
          <p className="text-caption text-ink-2">Post {index + 1}</p>
          <div {...written}>
            <p className="font-[620] [overflow-wrap:anywhere]">{title}</p>
            <p className="mt-1 whitespace-pre-line text-note [overflow-wrap:anywhere]">{text}</p>
          </div>
          <div className="w-fit" data-screen-only>
            <CopyButton text={`${title}\n\n${text}`} label="Copy" of={title} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Replies({ auditId, isLocked, offers }: ProfileTextsProps) {
  const { state, start } = useGeneration({
    fix: 'review-replies',
    ask: (signal, variant) => callEndpoint(generateReviewRepliesEndpoint, { query: { auditId, variant }, signal }),
  });
  const replies = state.kind === 'written' ? state.value.replies : [];
  const count = offers?.replies.count ?? 0;
  return (
    <div className="grid gap-4">
      <h3 className="text-body-wide">Replies to reviews</h3>
      <p className="max-w-[34.72em] text-ink-2 text-note">
        They offer nothing and take complaints to the phone. Add a word of your own before you post one.
      </p>
      {isTooFew(state, replies, offers?.replies) ? (
        <TooFewFacts what="replies" />
      ) : isLocked && offers === undefined ? (
        <NotKnown />
      ) : isLocked || state.kind === 'refused' ? (
        <LockedFix
          promise={`${formatCount(count, 'reply', 'replies')}, for good, mixed and bad reviews and what they speak of: service, people, price, waiting, answers, result, place.`}
          freeWay="Thank everybody, answer one point, and give your phone number to those who complain. Never offer anything for a change of mind."
        />
      ) : (
        <>
          {replies.length > 0 && <ReplyList replies={replies} />}
          <GenerationControl state={state} start={start} first="Write replies" again="Write others" />
        </>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'written' ? `${formatCount(replies.length, 'reply', 'replies')} written.` : ''}
      </p>
    </div>
  );
}

function ReplyList({ replies }: { readonly replies: readonly GeneratedReply[] }) {
  const { written } = useTextAttributes();
  return (
    <div className="max-w-[44rem] border-line border-b">
      {groupReplies(replies).map(({ stars, title, replies: ofGroup }) => (
        <details key={stars} className="border-line border-t" open={stars === 5}>
          <summary className="min-h-11 cursor-pointer py-3 font-[620]">{title}</summary>
          <ul className="pb-4">
            {ofGroup.map(({ about, text }) => (
              <li key={about} className="grid gap-2 border-line border-t py-4">
                <p className="text-caption text-ink-2">{about}</p>
                <p {...written} className="whitespace-pre-line text-note [overflow-wrap:anywhere]">
                  {text}
                </p>
                <div className="w-fit" data-screen-only>
                  <CopyButton text={text} label="Copy" of={`${title}, ${about}`} />
                </div>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface GenerationControlProps {
  readonly state: Generation<{ readonly variants: number }>;
  readonly start: () => void;
  readonly first: string;
  readonly again: string;
}

/** The error, and the button that generates or retries. */
function GenerationControl({ state, start, first, again }: GenerationControlProps) {
  return (
    <div className="grid gap-3" data-screen-only>
      {state.kind === 'sample' && (
        <p role="alert" className="max-w-[34.72em] text-note">
          {state.problem}
        </p>
      )}
      {(state.kind !== 'written' || state.value.variants > 1) && (
        <BusyButton
          variant={state.kind === 'written' ? 'outline' : 'ink'}
          isBusy={state.kind === 'asking'}
          busyLabel="Writing"
          onPress={start}
        >
          {state.kind === 'written' ? again : first}
        </BusyButton>
      )}
      {state.kind === 'written' && <p className="text-ink-2 text-note">{variantsSentence(state.value.variants)}</p>}
    </div>
  );
}

/** Nothing can be generated, by the offers or by the response. */
function isTooFew(state: Generation<unknown>, written: readonly unknown[], offer: TextOffer | undefined): boolean {
  return state.kind === 'written' ? written.length === 0 : offer?.count === 0;
}
