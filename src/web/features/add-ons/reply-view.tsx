import { type FormEvent, useRef, useState } from 'react';
import { MOST_PASTED_REVIEWS, PastedReview, type ReviewReplyPack } from '#shared/add-ons/review-reply-pack.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useAddOnInput } from './add-on-query.ts';
import { PackHeading, PackRow, Steps, TextToCopy } from './pack-parts.tsx';

const allStars = [5, 4, 3, 2, 1];

interface ReplyViewProps {
  readonly auditId: string;
  readonly pack: ReviewReplyPack;
}

/** A reply for each pasted review, then those by rating and topic. */
export function ReplyView({ auditId, pack: { kinds, pasted, steps } }: ReplyViewProps) {
  const change = useAddOnInput(auditId, 'review-reply-pack');
  const reviews = pasted.map(({ review }) => review);
  const without = (index: number) => reviews.filter((_, at) => at !== index);
  return (
    <div className="grid gap-8">
      <Steps lines={steps} />
      <div className="grid gap-4">
        <PackHeading>Your own reviews</PackHeading>
        <p className="max-w-[44rem] text-ink-2 text-note">
          Paste up to {MOST_PASTED_REVIEWS}. They are kept with this audit, only you see them, and each is deleted when
          you remove it.
        </p>
        <PasteForm
          isFull={reviews.length >= MOST_PASTED_REVIEWS}
          isBusy={change.isPending}
          onPaste={(review) => change.mutateAsync({ reviews: [...reviews, review] })}
        />
        {change.isError && (
          <p role="alert" className="font-[560] text-note text-poor-word">
            {failureSentence(change.error)}
          </p>
        )}
        <ul>
          {pasted.map(({ review, text }, index) => (
            <PackRow key={`${review.rating} ${review.text}`}>
              <p className="text-caption text-ink-2">{review.rating} of 5 stars</p>
              {review.text !== '' && (
                <blockquote
                  dir="auto"
                  className="max-w-[44rem] border-line-2 border-l-2 pl-4 text-ink-2 text-note [overflow-wrap:anywhere]"
                >
                  {review.text}
                </blockquote>
              )}
              <TextToCopy text={text} of={`reply to review ${index + 1}`} />
              <div>
                <TextButton
                  className="text-note"
                  aria-disabled={change.isPending}
                  onClick={() => !change.isPending && change.mutate({ reviews: without(index) })}
                >
                  Remove this review
                  <span className="sr-only">: {cutText(review.text, 40)}</span>
                </TextButton>
              </div>
            </PackRow>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <PackHeading>By rating and topic</PackHeading>
        {allStars.map((stars) => {
          const ofStars = kinds.filter((kind) => kind.stars === stars);
          return (
            <Disclosure
              key={stars}
              className="border-line-2 border-t"
              summaryClassName="flex min-h-12 items-center font-[620] text-note"
              summary={`${formatCount(stars, 'star')}: ${formatCount(ofStars.length, 'reply', 'replies')}`}
            >
              <ul>
                {ofStars.map(({ topic, text }) => (
                  <PackRow key={topic ?? 'none'}>
                    <p className="font-[620] text-note">
                      {topic === null ? 'A rating without words' : `About ${topicWords[topic] ?? topic}`}
                    </p>
                    <TextToCopy text={text} of={`${formatCount(stars, 'star')}, ${topic ?? 'no words'}`} />
                  </PackRow>
                ))}
              </ul>
            </Disclosure>
          );
        })}
      </div>
    </div>
  );
}

const topicWords: Readonly<Record<string, string>> = {
  service: 'the service',
  staff: 'your people',
  price: 'the price',
  wait: 'waiting',
  communication: 'calls and answers',
  result: 'the result',
  place: 'the place',
};

interface PasteFormProps {
  readonly isFull: boolean;
  readonly isBusy: boolean;
  readonly onPaste: (review: PastedReview) => Promise<unknown>;
}

function PasteForm({ isFull, isBusy, onPaste }: PasteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const review = PastedReview.safeParse({ rating: Number(typed.get('rating')), text: typed.get('text') });
    setProblem(review.success ? null : (review.error.issues[0]?.message ?? 'We can’t read this review.'));
    if (!review.success || isBusy) return;
    // Input stays when it was rejected.
    const isTaken = await onPaste(review.data).then(
      () => true,
      () => false,
    );
    if (isTaken) form.current?.reset();
  }

  if (isFull) return <p className="text-note">You have pasted {MOST_PASTED_REVIEWS}. Remove one to add another.</p>;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[44rem] gap-4">
      <div className="max-w-[12rem]">
        <Field label="Stars" problem={null}>
          {(control) => (
            <Select {...control} name="rating" defaultValue="5">
              {allStars.map((stars) => (
                <option key={stars} value={stars}>
                  {formatCount(stars, 'star')}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="The review" hint="Leave it empty for a rating without words." problem={problem}>
        {(control) => <TextArea {...control} name="text" rows={4} maxLength={5000} autoComplete="off" dir="auto" />}
      </Field>
      <div>
        <BusyButton type="submit" variant="ink" isBusy={isBusy} busyLabel="Writing">
          Write the reply
        </BusyButton>
      </div>
    </form>
  );
}
