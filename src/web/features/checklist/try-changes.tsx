import { type FormEvent, type ReactNode, useState } from 'react';
import { dryRunEndpoint } from '#shared/api/dry-run.ts';
import { DRY_RUN_LIMITS, type DryRun, isHarmless, type PageChange } from '#shared/audit/dry-run.ts';
import { contradictionTitles, formatDryRunScore, formatMovedFact } from '#shared/report/dry-run-text.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { FlaskConical } from '#web/components/icons/index.ts';
import { EvidenceClip } from '#web/components/quote-clip.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';

const parts = {
  url: { label: 'Page', hint: 'Like /contact. Leave it empty for your home page.', most: 2048, rows: 1 },
  title: { label: 'Page title (blue line in Google)', hint: undefined, most: DRY_RUN_LIMITS.line, rows: 1 },
  heading: { label: 'Main heading (H1)', hint: undefined, most: DRY_RUN_LIMITS.line, rows: 1 },
  description: {
    label: 'Page description (text under it)',
    hint: undefined,
    most: DRY_RUN_LIMITS.description,
    rows: 3,
  },
  text: { label: 'Main text', hint: 'It replaces the text of the page.', most: DRY_RUN_LIMITS.text, rows: 5 },
  html: {
    label: 'Or the whole page as HTML',
    hint: 'Paste the code of your new page.',
    most: DRY_RUN_LIMITS.html,
    rows: 3,
  },
} as const;
type Part = keyof typeof parts;
type Draft = Readonly<Record<Part, string>>;

const partNames = Object.keys(parts) as readonly Part[];
const emptyDraft: Draft = { url: '', title: '', heading: '', description: '', text: '', html: '' };

/** What was typed, as a change: an empty field leaves its part as it is. */
function toPageChange({ text, ...typed }: Draft): PageChange {
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
  return { ...given, ...(text.trim() !== '' && { text: { mode: 'replace', text } }) };
}

/** Texts or a page to try on the audited site before they are published: the score then, what is gained, what is lost. */
export function TryChanges({ auditId }: { readonly auditId: string }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [isAskedBlank, setAskedBlank] = useState(false);
  const { state, start } = useAsyncAction({
    ask: (signal) =>
      callEndpoint(dryRunEndpoint, { params: { auditId }, body: { changes: [toPageChange(draft)] }, signal }),
  });
  const isBlank = partNames.every((part) => part === 'url' || draft[part].trim() === '');
  return (
    <Disclosure
      data-screen-only
      className="border-line-2 border-y py-1"
      summaryClassName="flex min-h-12 cursor-pointer items-center gap-2 font-[620] text-body-wide"
      summary={
        <>
          Try it before you publish
          <DisclosureArrow className="ml-auto" />
        </>
      }
    >
      <form
        method="post"
        noValidate
        className="mt-4 mb-5 grid max-w-[44rem] gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setAskedBlank(isBlank);
          if (!isBlank) start();
        }}
      >
        <p className="max-w-measure text-ink-2 text-note">
          Paste a new text. We check your site with it and show what you’d gain and lose. Nothing is published.
        </p>
        {partNames.map((part) => {
          const { label, hint, most, rows } = parts[part];
          const onType = (value: string) => setDraft((old) => ({ ...old, [part]: value }));
          return (
            <Field
              key={part}
              label={label}
              problem={part === 'title' && isBlank && isAskedBlank ? 'Type or paste at least one change.' : null}
              {...(hint !== undefined && { hint })}
            >
              {(control) =>
                rows === 1 ? (
                  <TextInput
                    {...control}
                    value={draft[part]}
                    maxLength={most}
                    onChange={(event) => onType(event.currentTarget.value)}
                  />
                ) : (
                  <TextArea
                    {...control}
                    value={draft[part]}
                    maxLength={most}
                    rows={rows}
                    onChange={(event) => onType(event.currentTarget.value)}
                  />
                )
              }
            </Field>
          );
        })}
        <BusyButton type="submit" className="justify-self-start" isBusy={state.kind === 'busy'} busyLabel="Trying">
          <FlaskConical aria-hidden />
          Try these changes
        </BusyButton>
      </form>
      {state.kind === 'done' && <DryRunResult run={state.value} />}
      {(state.kind === 'refused' || state.kind === 'failed') && (
        <div className="mt-5 max-w-[34.72em]">
          <FailureAlert id="dry-run-problem" title="We couldn’t try this" sentence={state.sentence} />
        </div>
      )}
    </Disclosure>
  );
}

function DryRunResult({ run }: { readonly run: DryRun }) {
  const { lostFacts, worseChecks, contradictions, betterChecks, gainedFacts } = run;
  return (
    <div className="mt-6 grid gap-6">
      <p role="status" className="font-[620] text-lead">
        {formatDryRunScore(run)} {isHarmless(run) && 'You’d lose nothing.'}
      </p>
      <ResultList title="You’d lose">
        {lostFacts.map((fact) => (
          <ResultRow key={`${fact.kind} ${fact.value}`} text={formatMovedFact(fact)} quotes={[fact.quote]} />
        ))}
        {worseChecks.map(({ checkId, label, finding, quotes }) => (
          <ResultRow key={checkId} text={label} detail={finding.after} quotes={quotes.slice(0, 1)} />
        ))}
      </ResultList>
      <ResultList title="Please check">
        {contradictions.map(({ part, statements }) => (
          <ResultRow key={part} text={contradictionTitles[part]} quotes={statements} />
        ))}
      </ResultList>
      <ResultList title="You’d gain">
        {betterChecks.map(({ checkId, label, finding }) => (
          <ResultRow key={checkId} text={label} detail={finding.after} quotes={[]} />
        ))}
        {gainedFacts.map((fact) => (
          <ResultRow key={`${fact.kind} ${fact.value}`} text={formatMovedFact(fact)} quotes={[]} />
        ))}
      </ResultList>
    </div>
  );
}

function ResultList({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode[] | readonly ReactNode[][];
}) {
  const rows = children.flat();
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="font-[620] text-note">{title}</h3>
      <ul className="grid gap-4">{rows}</ul>
    </section>
  );
}

interface ResultRowProps {
  readonly text: string;
  readonly detail?: string | null;
  readonly quotes: readonly { readonly url: string | null; readonly quote: string }[];
}

function ResultRow({ text, detail = null, quotes }: ResultRowProps) {
  return (
    <li
      className="grid min-w-0 max-w-[44rem] gap-2 border-line border-l-2 pl-4 text-note [overflow-wrap:anywhere]"
      dir="auto"
    >
      <span className="font-[560]">{text}</span>
      {detail !== null && <span className="text-ink-2">{detail}</span>}
      {quotes.map(({ url, quote }) => (
        <EvidenceClip key={`${url} ${quote}`} item={{ url, quote }} />
      ))}
    </li>
  );
}
