import type { FactQuestion } from '#shared/product/offers.ts';
import { TextButton } from '#web/components/ui/text-button.tsx';

interface TooFewFactsProps {
  /** What cannot be generated: "a description", "questions and answers". */
  readonly what: string;
  /** Questions for the owner; empty: the sentence names the kinds of facts instead. */
  readonly questions?: readonly FactQuestion[];
  /** The facts that would help, if there is no question. */
  readonly hint?: string;
}

/** Replaces a text for which there are too few facts: nothing is sold, and the owner is asked for facts. */
export function TooFewFacts({ what, questions = [], hint = 'Add your services, hours or prices.' }: TooFewFactsProps) {
  return (
    <div className="grid max-w-[34.72em] gap-3 border-ink-3 border-t-[1.5px] border-dashed pt-4 text-note">
      <p>
        <b className="font-[620]">We know too little to write {what} yet.</b>{' '}
        {questions.length === 0 ? hint : questions.length === 1 ? 'One answer helps:' : 'These answers help:'}
      </p>
      {questions.length > 0 && (
        <ul className="grid gap-2">
          {questions.map(({ kind, question }) => (
            <li key={kind} className="border-line border-l-2 pl-4">
              {question}
            </li>
          ))}
        </ul>
      )}
      <TextButton asChild className="w-fit" data-screen-only>
        <a href="#facts">Add your facts</a>
      </TextButton>
    </div>
  );
}

/** The offers are unknown: nothing is sold on a guess. */
export function NotKnown() {
  return (
    <p className="max-w-[34.72em] text-ink-2 text-note">
      We couldn&rsquo;t work out what we can write here. Reload this page to try again.
    </p>
  );
}
