import { CopyButton } from '#web/components/copy-button.tsx';
import type { AnswerEngine } from './answer-engines.ts';
import { listEngineBots, robotsLines } from './engine-bots.ts';

/** The robots.txt lines: to allow the engine, to block it, and to block training alone. */
export function EngineRules({ engine }: { readonly engine: AnswerEngine }) {
  const { name, answerBots, beforeRefusing } = engine;
  const training = listEngineBots(engine).flatMap(({ role, token }) =>
    role === 'training' && !answerBots.includes(token) ? [token] : [],
  );
  return (
    <div className="grid gap-6 pt-2 pb-1">
      <Lines title="To let it in" of={`lines that let ${name} in`} text={robotsLines(answerBots, 'Allow')} />
      {training.length > 0 && (
        <Lines
          title="To stay in its answers and out of training"
          of={`lines that keep ${name} from training`}
          text={`${robotsLines(answerBots, 'Allow')}\n\n${robotsLines(training, 'Disallow')}`}
        />
      )}
      <Lines
        title="To keep it out"
        note={beforeRefusing}
        of={`lines that keep ${name} out`}
        text={robotsLines(answerBots, 'Disallow')}
      />
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly note?: string | null;
  readonly of: string;
  readonly text: string;
}

function Lines({ title, note = null, of, text }: LinesProps) {
  return (
    <div className="grid gap-2">
      <h3 className="text-body">{title}</h3>
      {note !== null && <p className="text-ink-2 text-note">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: horizontal scroll areas must be reachable by keyboard. */}
      <pre tabIndex={0} className="text-note">
        <code>{text}</code>
      </pre>
      <p>
        <CopyButton text={text} label="Copy" of={of} />
      </p>
    </div>
  );
}
