import { type KeyboardEvent, useId, useRef } from 'react';
import type { FactQuestion } from '#shared/product/offers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FieldProblem } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { AddedChip, ChoiceChip } from './answer-chips.tsx';
import { type AnswerShape, type DraftAnswer, getAnswerShape, splitTyped } from './question-draft.ts';

interface QuestionFieldProps {
  readonly number: number;
  /** Takes the whole line on a wide screen, not half of it. */
  readonly isWide: boolean;
  readonly asked: FactQuestion;
  readonly answer: DraftAnswer;
  readonly problem: string | null;
  readonly onChange: (answer: DraftAnswer) => void;
}

/** One question: what the site may mean to tick, and a field for anything else. */
export function QuestionField({ number, isWide, asked, answer, problem, onChange }: QuestionFieldProps) {
  const { kind, question, choices = [], example } = asked;
  const id = useId();
  const form = getAnswerShape(kind);
  const values = [...new Set(choices.map(({ value }) => value))];
  const hint = example === undefined ? null : `Such as: ${example}`;
  const tick = (value: string, isTicked: boolean) => {
    const others = form === 'one' ? [] : answer.picked.filter((one) => one !== value);
    onChange({ ...answer, picked: isTicked ? [...others, value] : others, ...(form === 'one' && { text: '' }) });
  };
  return (
    <fieldset
      aria-labelledby={`${id}question`}
      className={classNames('grid min-w-0 content-start gap-3 border-line-2 border-t py-5', isWide && 'col-span-full')}
    >
      <p id={`${id}question`} className="flex gap-3 font-[640] leading-[1.35]">
        <span aria-hidden className="font-[560] font-display text-ink-3">
          {number}
        </span>
        <span dir="auto">{question}</span>
      </p>
      {values.length + answer.added.length > 0 && (
        <Chips
          name={`${id}choice`}
          values={values}
          isSingle={form === 'one'}
          answer={answer}
          onTick={tick}
          onRemove={(value) => onChange({ ...answer, added: answer.added.filter((one) => one !== value) })}
          fieldId={`${id}field`}
        />
      )}
      <div className="grid gap-2">
        <label htmlFor={`${id}field`} className="text-ink-2 text-note">
          {values.length > 0 ? 'Something else' : 'Your answer'}
        </label>
        <AnswerInput
          id={`${id}field`}
          noteId={problem !== null || hint !== null ? `${id}note` : undefined}
          isInvalid={problem !== null}
          form={form}
          answer={answer}
          onChange={onChange}
        />
        {(problem !== null || hint !== null) && (
          <div id={`${id}note`} className="text-ink-2 text-note leading-[1.4]">
            {problem === null ? <p dir="auto">{hint}</p> : <FieldProblem>{problem}</FieldProblem>}
          </div>
        )}
      </div>
    </fieldset>
  );
}

interface ChipsProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly isSingle: boolean;
  readonly answer: DraftAnswer;
  readonly onTick: (value: string, isTicked: boolean) => void;
  readonly onRemove: (value: string) => void;
  /** Gets the focus of a removed answer. */
  readonly fieldId: string;
}

function Chips({ name, values, isSingle, answer, onTick, onRemove, fieldId }: ChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {values.map((value) => (
        <ChoiceChip
          key={value}
          isSingle={isSingle}
          name={name}
          value={value}
          isTicked={answer.picked.includes(value)}
          onTick={(isTicked) => onTick(value, isTicked)}
        />
      ))}
      {answer.added.map((value) => (
        <AddedChip
          key={value}
          value={value}
          onRemove={() => {
            document.getElementById(fieldId)?.focus();
            onRemove(value);
          }}
        />
      ))}
    </div>
  );
}

interface AnswerInputProps {
  readonly id: string;
  readonly noteId: string | undefined;
  readonly isInvalid: boolean;
  readonly form: AnswerShape;
  readonly answer: DraftAnswer;
  readonly onChange: (answer: DraftAnswer) => void;
}

/** The most that a fact holds. */
const mostCharacters = 500;
const mostInList = 100;

function AnswerInput({ id, noteId, isInvalid, form, answer, onChange }: AnswerInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const control = { id, dir: 'auto', 'aria-describedby': noteId, 'aria-invalid': isInvalid || undefined } as const;
  if (form === 'words')
    return (
      <TextArea
        {...control}
        rows={3}
        maxLength={mostCharacters}
        className="field-sizing-content min-h-[4.5em]"
        value={answer.text}
        onChange={(event) => onChange({ ...answer, text: event.currentTarget.value })}
      />
    );
  if (form === 'one')
    return (
      <TextInput
        {...control}
        maxLength={mostInList}
        autoComplete="off"
        value={answer.text}
        onChange={(event) => onChange({ ...answer, text: event.currentTarget.value, picked: [] })}
      />
    );
  const add = (finished: readonly string[], rest: string) =>
    onChange({ ...answer, added: [...new Set([...answer.added, ...finished])], text: rest });
  const addAll = () =>
    add(
      [answer.text.trim()].filter((text) => text !== ''),
      '',
    );
  function onKey(event: KeyboardEvent): void {
    // Enter while a word is composed chooses the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addAll();
  }
  return (
    <div className="flex gap-2">
      <TextInput
        {...control}
        ref={input}
        maxLength={mostInList}
        autoComplete="off"
        enterKeyHint="done"
        value={answer.text}
        onKeyDown={onKey}
        onChange={(event) => {
          const { finished, rest } = splitTyped(event.currentTarget.value);
          if (finished.length > 0) add(finished, rest);
          else onChange({ ...answer, text: event.currentTarget.value });
        }}
      />
      {answer.text.trim() !== '' && (
        <Button
          onClick={() => {
            addAll();
            input.current?.focus();
          }}
        >
          Add
        </Button>
      )}
    </div>
  );
}
