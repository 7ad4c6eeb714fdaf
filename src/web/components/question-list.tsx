import { formatDay } from '#shared/text/day-words.ts';
import { Plus } from './icons/index.ts';
import { OutsideLink } from './outside-link.tsx';
import type { Source } from './reading/source-list.tsx';
import { Disclosure } from './ui/disclosure.tsx';

interface QuestionListProps {
  readonly questions: readonly {
    readonly question: string;
    readonly answer: string;
    /** Where the answer's sentence about others comes from. */
    readonly source?: Source;
  }[];
}

/** Questions that each open their answer; works without scripts. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="border-line-2 border-b">
      {questions.map(({ question, answer, source }) => (
        <Disclosure
          key={question}
          className="border-line-2 border-t"
          summaryClassName="flex min-h-14 justify-between gap-4 py-4 font-[640] text-lead leading-[1.35] hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
          summary={
            <>
              {question}
              <Plus aria-hidden data-turn="plus" className="disclosure-arrow mt-[0.1em]" />
            </>
          }
        >
          <div className="max-w-[35.84em] pr-12 pb-6 text-ink-2">
            <p>{answer}</p>
            {source !== undefined && (
              <p className="mt-2 text-ink-3 text-note">
                Source: <OutsideLink url={source.url}>{source.title}</OutsideLink>, {formatDay(source.date)}
              </p>
            )}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
