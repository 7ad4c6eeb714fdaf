import type { FormEvent } from 'react';
import { BusyButton } from '#web/components/busy-button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { QuestionField } from './question-field.tsx';
import { useQuestionForm } from './use-question-form.ts';

type QuestionFormProps = Parameters<typeof useQuestionForm>[0];

/** Replaces the description where the facts give none: what is missing is asked, and the text follows in its place. */
export function QuestionForm(props: QuestionFormProps) {
  const { questions } = props;
  const { isBusy, trouble, problemIn, answerTo, change, submit } = useQuestionForm(props);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void submit().then(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <form noValidate onSubmit={send} className="grid min-w-0 max-w-[48rem] gap-x-8 lg:grid-cols-2" data-screen-only>
      <div className="col-span-full grid gap-1 pb-5">
        <h4 className="font-[640] text-lead leading-[1.3]">We know too little to write a description yet.</h4>
        <p className="text-ink-2 text-note">
          {questions.length === 0
            ? 'Add your services, hours or prices.'
            : `${counts[questions.length] ?? `${questions.length} questions`}, about a minute. Answer what you can.`}
        </p>
      </div>
      {questions.map((asked, index) => (
        <QuestionField
          key={asked.kind}
          number={index + 1}
          isWide={index === 0 || questions.length === 2}
          asked={asked}
          answer={answerTo(asked.kind)}
          problem={problemIn(asked.kind)}
          onChange={(answer) => change(asked.kind, answer)}
        />
      ))}
      {questions.length === 0 ? (
        <TextButton asChild className="col-span-full w-fit">
          <a href="#facts">Add your facts</a>
        </TextButton>
      ) : (
        <div className="col-span-full grid gap-3 border-line-2 border-t pt-5">
          <BusyButton
            type="submit"
            variant="ink"
            isBusy={isBusy}
            busyLabel="Writing"
            className="max-sm:w-full sm:w-fit"
          >
            Write my description
          </BusyButton>
          <p className="text-ink-2 text-note">
            Free, without an account. Your answers go to <a href="#facts">your business facts</a>.
          </p>
          {trouble !== null && (
            <p role="alert" className="font-[560] text-note text-poor-word">
              {trouble}
            </p>
          )}
        </div>
      )}
    </form>
  );
}

const counts = ['', 'One question', 'Two questions', 'Three questions'];
