import {
  type GeneratedPost,
  type GeneratedReply,
  generatePosts,
  generateReviewReplies,
} from '#shared/api/generate-more.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TextSources } from '#web/components/text-sources.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import type { Generation } from './generation.ts';
import { LockedFix } from './locked-fix.tsx';
import { groupReplies } from './reply-groups.ts';
import { useGeneration } from './use-generation.ts';

interface ProfileTextsProps {
  readonly auditId: string;
  readonly isLocked: boolean;
}

/** Texts for the Google profile: a quarter of weekly posts, and replies to reviews. */
export function ProfileTextsSection({ auditId, isLocked }: ProfileTextsProps) {
  return (
    <ReportSection
      id="profile-texts"
      title="Posts and review replies"
      lead="For your Google profile, written only from facts with a source. You paste them; nothing is posted for you."
    >
      <div className="grid gap-10">
        <Posts auditId={auditId} isLocked={isLocked} />
        <Replies auditId={auditId} isLocked={isLocked} />
      </div>
    </ReportSection>
  );
}

function Posts({ auditId, isLocked }: ProfileTextsProps) {
  const { state, start } = useGeneration({
    fix: 'posts',
    ask: async (signal, variant) => (await callEndpoint(generatePosts, { query: { auditId, variant }, signal })).posts,
  });
  return (
    <div className="grid gap-4">
      <h3 className="text-body-wide">Twelve weekly posts</h3>
      {isLocked || state.kind === 'refused' ? (
        <LockedFix
          promise="Up to twelve posts, each about something else: your services, your hours, how to prepare, what to ask."
          freeWay="Post once a week what a customer asked you, with the answer. Leave phone numbers out: Google may reject a post for one."
        />
      ) : (
        <>
          {state.kind === 'written' && <PostList posts={state.value} />}
          {state.kind === 'written' && state.value.length > 0 && (
            <TextSources auditId={auditId} texts={state.value.map(({ title, sentences }) => ({ title, sentences }))} />
          )}
          <GenerationControl state={state} start={start} first="Write posts" again="Write others" />
        </>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'written' ? `${state.value.length} posts are written.` : ''}
      </p>
    </div>
  );
}

function PostList({ posts }: { readonly posts: readonly GeneratedPost[] }) {
  if (posts.length === 0) return <TooFewFacts />;
  return (
    <ol className="max-w-[44rem]">
      {posts.map(({ title, text }, index) => (
        <li key={text} className="grid gap-2 border-line border-t py-4 last:border-b">
          <p className="text-caption text-ink-2">Week {index + 1}</p>
          <div dir="auto">
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

function Replies({ auditId, isLocked }: ProfileTextsProps) {
  const { state, start } = useGeneration({
    fix: 'review-replies',
    ask: async (signal, variant) =>
      (await callEndpoint(generateReviewReplies, { query: { auditId, variant }, signal })).replies,
  });
  return (
    <div className="grid gap-4">
      <h3 className="text-body-wide">Replies to reviews</h3>
      <p className="max-w-[34.72em] text-ink-2 text-note">
        They confirm nothing, offer nothing, and take complaints to the phone. Add a word of your own before you post
        one.
      </p>
      {isLocked || state.kind === 'refused' ? (
        <LockedFix
          promise="A reply for every number of stars and for what reviews speak of: service, people, price, waiting, answers, result, place."
          freeWay="Thank everybody, answer one point, and give your phone number to those who complain. Never offer anything for a change of mind."
        />
      ) : (
        <>
          {state.kind === 'written' && <ReplyList replies={state.value} />}
          <GenerationControl state={state} start={start} first="Write replies" again="Write others" />
        </>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'written' ? `${state.value.length} replies are written.` : ''}
      </p>
    </div>
  );
}

function ReplyList({ replies }: { readonly replies: readonly GeneratedReply[] }) {
  if (replies.length === 0) return <TooFewFacts />;
  return (
    <div className="max-w-[44rem] border-line border-b">
      {groupReplies(replies).map(({ stars, title, replies: ofGroup }) => (
        <details key={stars} className="border-line border-t" open={stars === 5}>
          <summary className="min-h-11 cursor-pointer py-3 font-[620]">{title}</summary>
          <ul className="pb-4">
            {ofGroup.map(({ about, text }) => (
              <li key={about} className="grid gap-2 border-line border-t py-4">
                <p className="text-caption text-ink-2">{about}</p>
                <p dir="auto" className="whitespace-pre-line text-note [overflow-wrap:anywhere]">
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
  readonly state: Generation<unknown>;
  readonly start: () => void;
  readonly first: string;
  readonly again: string;
}

/** What went wrong, and the button that writes or tries again. */
function GenerationControl({ state, start, first, again }: GenerationControlProps) {
  return (
    <div className="grid gap-3" data-screen-only>
      {state.kind === 'sample' && (
        <p role="alert" className="max-w-[34.72em] text-note">
          {state.problem}
        </p>
      )}
      <BusyButton
        look={state.kind === 'written' ? 'outline' : 'ink'}
        isBusy={state.kind === 'asking'}
        busyLabel="Writing"
        onPress={start}
      >
        {state.kind === 'written' ? again : first}
      </BusyButton>
    </div>
  );
}

function TooFewFacts() {
  return (
    <p className="max-w-[34.72em] text-ink-2 text-note">
      Your site gives too few facts to write from. Add your services or hours under Your facts, then try again.
    </p>
  );
}
