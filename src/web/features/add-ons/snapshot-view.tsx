import { type FormEvent, useState } from 'react';
import {
  type CompetitorSnapshot,
  MOST_RIVALS,
  type Rival,
  type RivalState,
} from '#shared/add-ons/competitor-snapshot.ts';
import { coveragePercent } from '#shared/audit/coverage-percent.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { ScoreText } from '#web/components/score-row.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useAddOnInput } from './add-on-query.ts';
import { PackHeading } from './pack-parts.tsx';

const places = Array.from({ length: MOST_RIVALS }, (_, index) => index);

interface SnapshotViewProps {
  readonly auditId: string;
  readonly pack: CompetitorSnapshot;
}

/** Up to three competitors beside the owner's site, factor by factor. */
export function SnapshotView({ auditId, pack }: SnapshotViewProps) {
  const { rivals } = pack;
  return (
    <div className="grid gap-8">
      <RivalForm auditId={auditId} rivals={rivals} />
      {rivals.length > 0 && <RivalStates rivals={rivals} />}
      {rivals.some(({ column }) => column !== null) && <SideBySide pack={pack} />}
      {rivals.map((rival) => rival.column !== null && <Ahead key={rival.url} rival={rival} />)}
    </div>
  );
}

function RivalForm({ auditId, rivals }: { readonly auditId: string; readonly rivals: readonly Rival[] }) {
  const change = useAddOnInput(auditId, 'competitor-snapshot');
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const named = typed.getAll('rival').flatMap((value) => String(value).trim() || []);
    const isEmpty = named.length === 0 && rivals.length === 0;
    setProblem(isEmpty ? 'Type the address of at least one rival.' : null);
    if (!isEmpty && !change.isPending) change.mutate({ rivals: named });
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-[44rem] gap-4">
      <p className="text-ink-2 text-note">
        We check their websites like yours: public pages only, and only what their robots.txt allows.
      </p>
      {places.map((index) => (
        <Field key={index} label={`Rival ${index + 1}`} problem={index === 0 ? problem : null}>
          {(control) => (
            <TextInput
              {...control}
              name="rival"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2000}
              defaultValue={typedForm(rivals[index]?.url ?? '')}
            />
          )}
        </Field>
      ))}
      {change.isError && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(change.error)}
        </p>
      )}
      <div>
        <BusyButton type="submit" variant="ink" isBusy={change.isPending} busyLabel="Sending">
          Compare
        </BusyButton>
      </div>
    </form>
  );
}

/** As typed, so that it has the same meaning when sent again. */
function typedForm(url: string): string {
  return url.replace(/^https:\/\//, '').replace(/\/$/, '');
}

const stateSentences: Record<RivalState, string> = {
  queued: 'Waiting.',
  running: 'We’re checking it now. This page updates by itself.',
  done: 'Read.',
  failed: 'We couldn’t check it.',
  gone: 'We no longer have this check. Press Compare to run it again.',
};

function RivalStates({ rivals }: { readonly rivals: readonly Rival[] }) {
  return (
    <div role="status">
      <ul className="grid gap-2 text-note">
        {rivals.map(({ url, state, problem }) => (
          <li key={url} className="max-w-[44rem] [overflow-wrap:anywhere]">
            <b className="font-[620]">{formatHost(url)}</b>: {problem ?? stateSentences[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SideBySide({ pack: { own, url, rivals, factors } }: { readonly pack: CompetitorSnapshot }) {
  const read = rivals.map((rival, at) => ({ ...rival, at })).filter(({ column }) => column !== null);
  const names = [`${formatHost(url)} (you)`, ...read.map((rival) => formatHost(rival.url))];
  const rows = [
    { label: 'Overall score', scores: [own.overallScore, ...read.map(({ column }) => column?.overallScore ?? null)] },
    ...factors.map((factor) => ({
      label: factor.label,
      scores: [factor.own, ...read.map(({ at }) => factor.rivals[at] ?? null)],
    })),
  ];
  return (
    <table className="ruled-table stacked-table">
      <caption className="sr-only">Your website and {read.length} rivals, factor by factor</caption>
      <thead>
        <tr>
          <th scope="col">Factor</th>
          {names.map((name) => (
            <th key={name} scope="col" className="[overflow-wrap:anywhere]">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="wide">
            How much we could check
          </th>
          {[own, ...read.map(({ column }) => column)].map((column, index) => (
            <td key={names[index]} data-label={names[index]}>
              {column === null ? '' : shareText(column.coverage)}
            </td>
          ))}
        </tr>
        {rows.map(({ label, scores }) => (
          <tr key={label}>
            <th scope="row" className="wide">
              {label}
            </th>
            {scores.map((score, index) => (
              <td key={names[index]} data-label={names[index]}>
                <span className="inline-flex flex-wrap items-baseline gap-x-2">
                  <ScoreText score={score} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The share of the weight that a score rests on; what was not measured counts for neither site. */
function shareText(coverage: number): string {
  return `${formatNumber(coveragePercent(coverage))}%`;
}

function Ahead({ rival: { url, ahead } }: { readonly rival: Rival }) {
  return (
    <div className="grid gap-3">
      <PackHeading>What {formatHost(url)} has and you don’t</PackHeading>
      {ahead.length === 0 && (
        <p className="text-ink-2 text-note">We found no check this site passes and yours doesn’t.</p>
      )}
      <ul className="grid max-w-[44rem] gap-3 text-note">
        {ahead.map(({ checkId, label, fix }) => (
          <li key={checkId} className="grid gap-1 border-line-2 border-l-2 pl-4">
            <b className="font-[620]">{label}</b>
            {fix !== null && <span className="text-ink-2">{fix}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
