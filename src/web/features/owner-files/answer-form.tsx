import { type FormEvent, useState } from 'react';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { answerTable } from './answer-table.ts';

const engines = ['ChatGPT', 'Perplexity', 'Copilot', 'Gemini', 'Claude'];

interface AnswerFormProps {
  readonly isBusy: boolean;
  /** Saves a table of one answer; resolves to whether that worked. */
  readonly onSave: (table: Blob) => Promise<boolean>;
}

/** One answer at a time: tool, question, answer, day. Input stays until it is saved. */
export function AnswerForm({ isBusy, onSave }: AnswerFormProps) {
  const [engine, setEngine] = useState('ChatGPT');
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState('');
  const [date, setDate] = useState(today());
  const [isAsked, setAsked] = useState(false);
  const missing = (text: string, sentence: string) => (isAsked && text.trim() === '' ? sentence : null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (isBusy || question.trim() === '' || answer.trim() === '' || date === '') return;
    const saved = await onSave(new Blob([answerTable([{ engine, question, answer, date }])]));
    if (!saved) return;
    setQuestion('');
    setAnswer('');
    setAsked(false);
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field label="AI tool" problem={null}>
          {(control) => (
            <Select {...control} value={engine} onChange={(event) => setEngine(event.currentTarget.value)}>
              {engines.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Day you asked" problem={missing(date, 'Choose the day.')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={today()}
              value={date}
              onChange={(event) => setDate(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <Field label="Your question" problem={missing(question, 'Paste the question you asked.')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="The whole answer" problem={missing(answer, 'Paste the answer you got.')}>
        {(control) => (
          <TextArea {...control} rows={6} value={answer} onChange={(event) => setAnswer(event.currentTarget.value)} />
        )}
      </Field>
      <BusyButton type="submit" className="justify-self-start" isBusy={isBusy} busyLabel="Saving">
        Add this answer
      </BusyButton>
    </form>
  );
}

/** Today in the user's time zone. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
