import { useId, useState } from 'react';
import { formatCount } from '#shared/report/format-number.ts';
import { lintMessage, type PolicyBreach } from '#shared/review-day/lint-message.ts';
import {
  fillText,
  type MessageFacts,
  type MissingPart,
  missingPartLabels,
  missingParts,
  smsParts,
} from '#shared/review-day/message-templates.ts';
import { findUncheckedLanguage, uncheckedLanguageSentence } from '#shared/review-day/request-language.ts';
import {
  REVIEW_DAY_LANGUAGES,
  type ReviewDayLanguage,
  type Workplace,
} from '#shared/review-day/review-day-language.ts';
import { findTextsLanguage, listWordings, startTexts } from '#shared/review-day/review-day-texts.ts';
import type { TextKind } from '#shared/review-day/text-kinds.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { CircleAlert, CircleCheck, RefreshCw } from '#web/components/icons/index.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { BuilderStep } from './builder-step.tsx';
import type { CampaignHold } from './use-campaign.ts';

interface EditedText {
  readonly kind: TextKind;
  readonly label: string;
  readonly rows: number;
  /** Maximum number of characters that the account stores (`ReviewCampaignDraft`). */
  readonly longest: number;
}

const kinds: readonly EditedText[] = [
  { kind: 'sms', label: 'Text message', rows: 4, longest: 1000 },
  { kind: 'emailSubject', label: 'Subject of the email', rows: 1, longest: 200 },
  { kind: 'emailBody', label: 'Email', rows: 12, longest: 5000 },
  { kind: 'inPerson', label: 'On the card and in person', rows: 3, longest: 1000 },
];

const languageNames: Readonly<Record<ReviewDayLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
};

/** The texts, each with the results of the policy check. */
export function TextsStep({ campaign, facts }: { readonly campaign: CampaignHold; readonly facts: MessageFacts }) {
  const language = findTextsLanguage(campaign.draft.texts);
  const [workplace, setWorkplace] = useState<Workplace>('place');
  const replace = (nextLanguage: ReviewDayLanguage, nextWorkplace: Workplace) =>
    campaign.dispatch({ type: 'texts-replaced', texts: startTexts(nextLanguage, nextWorkplace) });
  return (
    <BuilderStep
      id="texts"
      title="The texts"
      lead="{name}, {business}, {link} and {address} are filled in. Everybody gets the same words, content or not."
    >
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field label="Language" hint="A change puts our texts in place of yours." problem={null}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) =>
                replace(REVIEW_DAY_LANGUAGES.find((code) => code === target.value) ?? language, workplace)
              }
            >
              {REVIEW_DAY_LANGUAGES.map((code) => (
                <option key={code} value={code}>
                  {languageNames[code]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Where you meet customers" hint="A change puts our texts in place of yours." problem={null}>
          {(control) => (
            <Select
              {...control}
              value={workplace}
              onChange={({ target }) => {
                const next = target.value === 'travelling' ? 'travelling' : 'place';
                setWorkplace(next);
                replace(language, next);
              }}
            >
              <option value="place">They come to you</option>
              <option value="travelling">You go to them</option>
            </Select>
          )}
        </Field>
      </div>
      {kinds.map((edited) => (
        <TextEditor
          key={edited.kind}
          {...edited}
          campaign={campaign}
          facts={facts}
          wordings={listWordings(edited.kind, language, workplace)}
        />
      ))}
      <p className="max-w-measure text-ink-2 text-note">
        The check knows how such texts are usually written in seven languages. It misses what nobody has thought of, so
        read the rules too.
      </p>
    </BuilderStep>
  );
}

interface TextEditorProps extends EditedText {
  readonly campaign: CampaignHold;
  readonly facts: MessageFacts;
  readonly wordings: readonly string[];
}

function TextEditor({ kind, label, rows, longest, campaign: { draft, dispatch }, facts, wordings }: TextEditorProps) {
  const id = useId();
  const text = draft.texts[kind];
  const breaches = lintMessage(text, facts);
  const isBroken = breaches.some(({ isSure }) => isSure);
  const missing = missingParts(kind, text, facts);
  const unchecked = findUncheckedLanguage(text);
  const set = (next: string) => dispatch({ type: 'text-changed', kind, text: next });
  return (
    <div className="grid gap-3 border-line-2 border-t pt-5 first:border-t-0 first:pt-0">
      <label htmlFor={id} className="font-[620] text-note">
        {label}
      </label>
      <TextArea
        id={id}
        rows={rows}
        maxLength={longest}
        value={text}
        aria-invalid={isBroken || undefined}
        aria-describedby={`${id}-check`}
        onChange={({ target }) => set(target.value)}
      />
      <div id={`${id}-check`} aria-live="polite" className="grid gap-3">
        {breaches.map((breach) => (
          <Breach key={breach.rule.id} breach={breach} />
        ))}
        {missing.length > 0 && <Missing parts={missing} />}
        {unchecked !== null && (
          <p className="flex gap-2 text-mid-word text-note">
            <CircleAlert aria-hidden className="mt-[0.12em]" />
            {uncheckedLanguageSentence(unchecked)}
          </p>
        )}
        {breaches.length === 0 && missing.length === 0 && unchecked === null && (
          <p className="flex gap-2 text-good-word text-note">
            <CircleCheck aria-hidden className="mt-[0.12em]" />
            Nothing found that is against the rules.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={fillText(text, facts, '')} label="Copy" of={label} isDisabled={isBroken} />
        <Button onClick={() => set(nextWording(wordings, text))}>
          <RefreshCw aria-hidden />
          <span>
            Another wording<span className="sr-only">: {label}</span>
          </span>
        </Button>
        {kind === 'sms' && (
          <p className="text-ink-2 text-note">
            {formatCount(smsParts(fillText(text, facts, 'Customer')), 'text')} a person, as phone companies count
          </p>
        )}
      </div>
    </div>
  );
}

/** The next wording; the first one after a custom text. */
function nextWording(wordings: readonly string[], text: string): string {
  return wordings[(wordings.indexOf(text) + 1) % wordings.length] ?? text;
}

function Breach({ breach: { rule, words, isSure } }: { readonly breach: PolicyBreach }) {
  const tone = isSure ? 'text-poor-word' : 'text-mid-word';
  return (
    <div
      className={`flex gap-3 border-l-4 bg-sunk py-3 pr-4 pl-4 text-note ${isSure ? 'border-poor-edge' : 'border-mid-edge'}`}
    >
      <CircleAlert aria-hidden className={`mt-[0.12em] ${tone}`} />
      <div className="grid gap-1">
        <p>
          <strong className={tone}>{isSure ? `${rule.title}: ` : `${rule.title}? `}</strong>
          <q>{words}</q>
        </p>
        {!isSure && <p>It reads like messages that break this rule. If yours doesn’t, keep it.</p>}
        <p>{rule.why}</p>
        <p className="text-ink-2">
          Rule: <OutsideLink url={rule.source.url}>{rule.source.title}</OutsideLink>, read {formatDay(rule.source.date)}
        </p>
      </div>
    </div>
  );
}

function Missing({ parts }: { readonly parts: readonly MissingPart[] }) {
  return (
    <p className="flex gap-2 text-mid-word text-note">
      <CircleAlert aria-hidden className="mt-[0.12em]" />
      <span>Missing: {parts.map((part) => missingPartLabels[part]).join(', ')}.</span>
    </p>
  );
}
