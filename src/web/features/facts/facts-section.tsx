import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { OpenFactChoice } from '#web/components/open-fact-choice.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { factRowId } from '#web/lib/fact-labels.ts';
import { factsQuery } from '#web/lib/fact-queries.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { type AuditStatusOwner, scoreChangeSentence } from '#web/lib/score-change.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';
import { useNearView } from '#web/lib/use-near-view.ts';
import { AddFactForm } from './add-fact-form.tsx';
import { type FactGroup, factGroups, isOpen } from './fact-groups.ts';
import { FactRow } from './fact-row.tsx';
import { NapBlock } from './nap-block.tsx';

/** Every fact that texts may use, with its source, for the owner to confirm, correct and complete. */
export function FactsSection({ auditId, standing, refetchAudit }: AuditStatusOwner) {
  const section = useRef<HTMLDivElement>(null);
  const isNear = useNearView(section);
  const { data, error, isFetching, refetch } = useQuery({ ...factsQuery(auditId), enabled: isNear });
  // A toast, because the changed fact may be screens away from any fixed place.
  const told = async () => showToast('Saved', scoreChangeSentence(standing, await refetchAudit()));
  return (
    <ReportSection
      id="facts"
      isScreenOnly
      title="Your facts"
      lead="Everything we write for you uses only these facts. Fix what is wrong and add what is missing. What you say overrides your website, in your next audit too."
    >
      <div ref={section} className="grid gap-8">
        {data !== undefined && <Groups auditId={auditId} sheet={data} onMessage={() => void told()} />}
        {data !== undefined && <NapBlock facts={data.facts} />}
        {data === undefined && error === null && <WaitingFacts />}
        {data === undefined && error !== null && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{failureSentence(error)}</p>
            <BusyButton isBusy={isFetching} busyLabel="Loading" onPress={() => void refetch()}>
              Load the facts again
            </BusyButton>
          </div>
        )}
      </div>
    </ReportSection>
  );
}

function Groups({
  auditId,
  sheet,
  onMessage,
}: {
  readonly auditId: string;
  readonly sheet: FactSheet;
  readonly onMessage: () => void;
}) {
  return factGroups(sheet).map((group) => (
    <Group key={group.id} auditId={auditId} group={group} onMessage={onMessage} />
  ));
}

/** The number of facts shown at first; a long list is collapsed. */
const shownAtFirst = 8;

function Group({
  auditId,
  group,
  onMessage,
}: {
  readonly auditId: string;
  readonly group: FactGroup;
  readonly onMessage: () => void;
}) {
  const { title, facts, open, openCount } = group;
  const rest = facts.slice(shownAtFirst);
  const row = (fact: FactGroup['facts'][number]) => (
    <FactRow key={factRowId(fact)} auditId={auditId} fact={fact} groupId={group.id} onMessage={onMessage} />
  );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3>{title}</h3>
        {openCount > 1 && <ConfirmAll auditId={auditId} group={group} onMessage={onMessage} />}
      </div>
      {facts.length === 0 && open.length === 0 ? (
        <p className="border-line border-y py-3 text-ink-2">We read nothing of this on your website.</p>
      ) : (
        <ul>
          {open.map((fact) => (
            <OpenFactChoice key={fact.kind} auditId={auditId} fact={fact} onMessage={onMessage} />
          ))}
          {facts.slice(0, shownAtFirst).map(row)}
        </ul>
      )}
      {rest.length > 0 && (
        <Disclosure
          summary={`${rest.length} more`}
          summaryClassName="inline-flex min-h-11 items-center font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
        >
          <ul>{rest.map(row)}</ul>
        </Disclosure>
      )}
      <AddFactForm auditId={auditId} group={group} onMessage={onMessage} />
    </div>
  );
}

/** The maximum per request. */
const mostAtOnce = 50;

function ConfirmAll({
  auditId,
  group,
  onMessage,
}: {
  readonly auditId: string;
  readonly group: FactGroup;
  readonly onMessage: () => void;
}) {
  const change = useFactChange(auditId, onMessage);
  const open = group.facts.filter(isOpen).slice(0, mostAtOnce);
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
        onClick={() => !change.isPending && change.mutate(open.map(({ id }) => ({ action: 'confirm', factId: id })))}
      >
        Confirm all {open.length}
        <span className="sr-only">: {group.title}</span>
      </TextButton>
    </div>
  );
}

const waitingRows = ['one', 'two', 'three', 'four', 'five', 'six'];

function WaitingFacts() {
  return (
    <div className="grid gap-2">
      <p className="sr-only">Loading the facts</p>
      <Skeleton className="h-[1.6em] w-40" />
      {waitingRows.map((row) => (
        <div key={row} className="grid min-h-12 items-center gap-2 border-line border-t py-3 md:grid-cols-[11rem_1fr]">
          <Skeleton className="h-[1em] w-24" />
          <Skeleton className="h-[1em] w-[min(100%,18rem)]" />
        </div>
      ))}
    </div>
  );
}
