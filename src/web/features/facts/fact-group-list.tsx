import type { ReactNode } from 'react';
import type { Business } from '#shared/audit/business.ts';
import type { Factors } from '#shared/audit/factors.ts';
import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { describeAbsence } from '#shared/report/describe-absence.ts';
import { Plus } from '#web/components/icons/index.ts';
import { ListRow } from '#web/components/list-row.tsx';
import { type FactConflict, OpenFactChoice } from '#web/components/open-fact-choice.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';
import { AddFactForm } from './add-fact-form.tsx';
import { addFormId, describeWhere, type FactGroup, type FactRowView } from './fact-groups.ts';
import { KnownRow, MissingRow } from './fact-row.tsx';
import { SeenList } from './seen-list.tsx';

interface FactGroupListProps {
  readonly auditId: string;
  readonly group: FactGroup;
  readonly business: Business;
  readonly factors: Factors;
  readonly onMessage: () => void;
  /** A row behind the facts, or false. */
  readonly lastRow: ReactNode;
}

/** A group of the list: its facts, what is only read from the website, and a form for anything else. */
export function FactGroupList({ auditId, group, business, factors, onMessage, lastRow }: FactGroupListProps) {
  const { id, title, rows, unreviewed, addable } = group;
  const seen = (field: keyof Business | null) => (field === null ? [] : (business.sources[field]?.seen ?? []));
  const show = (row: FactRowView) => {
    const own = { auditId, row, onMessage };
    if (row.question !== null)
      return <OpenFactChoice key={row.id} auditId={auditId} fact={row.question} onMessage={onMessage} isMarked />;
    if (row.rivals.length > 0)
      return (
        <OpenFactChoice
          key={row.id}
          auditId={auditId}
          fact={{ kind: 'phone', values: [...row.rivals] }}
          onMessage={onMessage}
          isMarked
          conflict={describeConflict(row)}
        />
      );
    if (row.facts.length > 0) return <KnownRow key={row.id} {...own} seen={seen(row.field)} />;
    return <MissingRow key={row.id} {...own} sentence={describeAbsence(row.field, factors, business)} />;
  };
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
        <h3 className="text-balance font-[560] font-display text-[1.375rem] leading-[1.2]">{title}</h3>
        {unreviewed.length > 1 && <ConfirmAll auditId={auditId} group={group} onMessage={onMessage} />}
      </div>
      <ul>
        {rows.map(show)}
        {listReadFacts(business)
          .filter((fact) => fact.group === id)
          .map(({ field, label, value }) => (
            <ListRow
              key={field}
              label={label}
              value={value}
              source={describeWhere([], seen(field).length)}
              action="look"
            >
              <SeenList label={label} seen={seen(field)} />
              <p className="text-ink-2 text-note">We read this from your website. Change it there, then check again.</p>
            </ListRow>
          ))}
        {lastRow}
      </ul>
      <Disclosure
        id={addFormId(id)}
        data-screen-only
        summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
        summary={
          <>
            <Plus aria-hidden className="size-[1.1em]" />
            Add a fact
            <span className="sr-only">: {title}</span>
          </>
        }
      >
        <div className="pt-2 pb-4">
          <AddFactForm auditId={auditId} kinds={addable} homeId={addFormId(id)} onMessage={onMessage} />
        </div>
      </Disclosure>
    </div>
  );
}

/** The answers to numbers that exclude each other: one of them, another one, or all. */
function describeConflict({ facts, rivals }: Pick<FactRowView, 'facts' | 'rivals'>): FactConflict {
  const [first, ...rest] = facts;
  const reject = (wrong: readonly Fact[]) => wrong.map(({ id }) => ({ action: 'reject' as const, factId: id }));
  return {
    question: 'Your website shows different numbers. Which one is right?',
    choose: (value) => {
      const right = facts.find((fact) => fact.value === value);
      if (right !== undefined)
        return [{ action: 'confirm', factId: right.id }, ...reject(facts.filter((fact) => fact !== right))];
      return first === undefined ? [] : [{ action: 'correct', factId: first.id, value }, ...reject(rest)];
    },
    keepAll: rivals.map((value) => {
      const known = facts.find((fact) => fact.value === value);
      return known === undefined ? { action: 'add', kind: 'phone', value } : { action: 'confirm', factId: known.id };
    }),
    note: (
      <a href="#nap" className="inline-flex min-h-11 items-center text-note">
        See where each one is
      </a>
    ),
  };
}

interface ReadFact {
  readonly group: string;
  readonly field: keyof Business;
  readonly label: string;
  readonly value: string;
}

/** What is read from the website and is no fact for texts: shown where it is known. */
function listReadFacts({ isServiceArea, socialProfiles, siteBuilder }: Business): ReadFact[] {
  const facts: (Omit<ReadFact, 'value'> & { readonly value: string | null })[] = [
    {
      group: 'where',
      field: 'isServiceArea',
      label: 'You come to the customer',
      value: isServiceArea === null ? null : isServiceArea ? 'Yes' : 'No',
    },
    {
      group: 'trust',
      field: 'socialProfiles',
      label: 'Profiles you link to',
      value: socialProfiles.map(({ network }) => network).join(', ') || null,
    },
    { group: 'who', field: 'siteBuilder', label: 'Site builder', value: siteBuilder },
  ];
  return facts.flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]));
}

/** The maximum per request. */
const mostAtOnce = 50;

interface ConfirmAllProps {
  readonly auditId: string;
  readonly group: FactGroup;
  readonly onMessage: () => void;
}

function ConfirmAll({ auditId, group, onMessage }: ConfirmAllProps) {
  const change = useFactChange(auditId, onMessage);
  const facts = group.unreviewed.slice(0, mostAtOnce);
  return (
    <div className="flex flex-wrap items-center gap-3" data-screen-only>
      {change.isError && (
        <span role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(change.error)}
        </span>
      )}
      <TextButton
        className="text-note"
        aria-disabled={change.isPending}
        onClick={() => !change.isPending && change.mutate(facts.map(({ id }) => ({ action: 'confirm', factId: id })))}
      >
        All {facts.length} are right
        <span className="sr-only">: {group.title}</span>
      </TextButton>
    </div>
  );
}
