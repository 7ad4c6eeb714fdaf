import type { DoubtfulAnswer } from '#shared/api/owner-files.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { Check } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';

interface DoubtfulAnswersProps {
  readonly answers: readonly DoubtfulAnswer[];
  readonly isBusy: boolean;
  readonly onMeaning: (answerId: string, isUs: boolean) => void;
}

/** Answers with a name that may mean something else, one below the other, each with what the owner says of it. */
export function DoubtfulAnswers({ answers, isBusy, onMeaning }: DoubtfulAnswersProps) {
  return (
    <section aria-labelledby="doubtful-answers" className="grid gap-3 border-line-2 border-t pt-4">
      <div className="grid max-w-measure gap-1">
        <h3 id="doubtful-answers">Do these answers mean you?</h3>
        <p className="text-ink-2 text-note">
          Your name is one word, which may mean something else. An answer counts once you’ve said so.
        </p>
      </div>
      <ul className="grid gap-4">
        {answers.map(({ id, engine, question, date, quote, isUs }) => (
          <li key={id} className="grid gap-2 border-line border-t pt-3 first:border-t-0 first:pt-0">
            <q dir="auto" className="[overflow-wrap:anywhere]">
              {quote}
            </q>
            <p className="text-ink-2 text-note [overflow-wrap:anywhere]">
              {engine}, {formatDay(date)}, asked: <span dir="auto">{question}</span>
            </p>
            <fieldset aria-label={`Does “${question}” mean you?`} className="flex flex-wrap gap-2">
              <Choice isChosen={isUs === true} isBusy={isBusy} onPress={() => onMeaning(id, true)}>
                That’s us
              </Choice>
              <Choice isChosen={isUs === false} isBusy={isBusy} onPress={() => onMeaning(id, false)}>
                Something else
              </Choice>
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Choice({ isChosen, isBusy, onPress, children }: ChoiceProps) {
  return (
    <Button
      variant={isChosen ? 'ink' : 'outline'}
      aria-pressed={isChosen}
      aria-disabled={isBusy}
      onClick={() => !isBusy && !isChosen && onPress()}
    >
      {isChosen && <Check aria-hidden />}
      {children}
    </Button>
  );
}
