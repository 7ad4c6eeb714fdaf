import type { FactQuestion } from '#shared/product/offers.ts';
import { TextButton } from '#web/components/ui/text-button.tsx';

interface TooFewFactsProps {
  /** What cannot be written: "a description", "questions and answers". */
  readonly what: string;
  /** What the owner could tell; empty: the sentence names the kinds of facts instead. */
  readonly questions?: readonly FactQuestion[];
  /** Which facts would do, where no question is asked. */
  readonly hint?: string;
}

/** In the place of a text that the facts are too few for: nothing is for sale here, and the owner is asked. */
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

/** The report was opened without knowing what could be written: nothing is offered on a guess. */
export function NotKnown() {
  return (
    <p className="max-w-[34.72em] text-ink-2 text-note">
      We couldn&rsquo;t work out what we can write here. Reload this page to try again.
    </p>
  );
}
