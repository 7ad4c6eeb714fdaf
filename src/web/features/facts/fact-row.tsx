import { Check, CircleX, PenLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Fact, FactChange } from '#shared/fixes/fact-sheet.ts';
import { formatHost, formatUrlPath } from '#shared/report/safe-link.ts';
import { FactValueForm } from '#web/components/fact-value-form.tsx';
import { QuoteClip } from '#web/components/quote-clip.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { factRowId, kindLabels } from '#web/lib/fact-labels.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';
import {
  addFormId,
  describeFactOrigin,
  describeFactState,
  formatFactValue,
  isChangedElsewhere,
} from './fact-groups.ts';

interface FactRowProps {
  readonly auditId: string;
  readonly fact: Fact;
  readonly groupId: string;
  readonly onMessage: () => void;
}

/** One fact: its value and the owner's action; opened, its source and the possible actions. */
export function FactRow({ auditId, fact, groupId, onMessage }: FactRowProps) {
  const { kind, state } = fact;
  const words = describeFactState(fact);
  return (
    <li className="border-line border-t last:border-b">
      <Disclosure
        id={factRowId(fact)}
        summaryClassName="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3 md:grid-cols-[11rem_minmax(0,1fr)_auto] hover:[&_.fact-value]:underline hover:[&_.fact-value]:decoration-1 hover:[&_.fact-value]:underline-offset-[0.2em]"
        summary={
          <>
            <span className="col-span-full text-ink-2 text-note md:col-span-1">{kindLabels[kind]}</span>
            <span
              className={`fact-value font-[560] [overflow-wrap:anywhere] ${state === 'rejected' ? 'text-ink-2 line-through' : ''}`}
              dir="auto"
            >
              {formatFactValue(fact)}
            </span>
            <span className="flex items-center gap-2 whitespace-nowrap text-ink-2 text-note md:justify-end">
              {words !== null && <StateMark fact={fact} words={words} />}
              <DisclosureArrow className="size-5 text-ink-3" />
            </span>
          </>
        }
      >
        <div className="grid gap-4 pt-1 pb-5 md:pl-[12rem]">
          <Origin fact={fact} />
          {isChangedElsewhere(fact) ? (
            <p className="text-ink-2 text-note">
              Change it under <a href="#profile">Your Google profile</a>.
            </p>
          ) : (
            <FactActs auditId={auditId} fact={fact} groupId={groupId} onMessage={onMessage} />
          )}
        </div>
      </Disclosure>
    </li>
  );
}

function StateMark({ fact: { state }, words }: { readonly fact: Fact; readonly words: string }) {
  const Icon = state === 'rejected' ? CircleX : state === 'corrected' || state === 'added' ? PenLine : Check;
  return (
    <span className="inline-flex items-center gap-[0.35em] rounded-full bg-sunk px-[0.7em] py-[0.15em] font-[620] text-caption text-ink">
      <Icon aria-hidden className="size-[1.05em]" />
      {words}
    </span>
  );
}

function Origin({ fact }: { readonly fact: Fact }) {
  const { origin, foundValue } = fact;
  return (
    <div className="grid gap-2 text-note">
      {origin.kind === 'page' ? (
        <QuoteClip
          quote={origin.quote}
          source={`${formatHost(origin.url)}${formatUrlPath(origin.url)}`}
          url={origin.url}
        />
      ) : (
        <p className="text-ink-2">{describeFactOrigin(fact)}</p>
      )}
      {foundValue !== null && foundValue !== fact.value && (
        <p className="text-ink-2" dir="auto">
          Your website says: {foundValue}
        </p>
      )}
    </div>
  );
}

function FactActs({ auditId, fact, groupId, onMessage }: FactRowProps) {
  const acts = useRef<HTMLDivElement>(null);
  const [isChanging, setChanging] = useState(false);
  // The pressed button may have been removed by its action: the focus stays in the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-runs when these change.
  useEffect(() => {
    if (document.activeElement === document.body) acts.current?.querySelector('button')?.focus();
  }, [fact.state, isChanging]);
  useEffect(
    () => () => {
      // The focused row itself was removed.
      if (document.activeElement === document.body)
        document.getElementById(addFormId(groupId))?.querySelector('summary')?.focus();
    },
    [groupId],
  );
  const change = useFactChange(auditId, () => {
    setChanging(false);
    onMessage();
  });
  const send = (one: FactChange) => !change.isPending && change.mutate([one]);
  const hasWord = fact.state !== 'found' || fact.origin.kind === 'owner';
  return (
    <div ref={acts} className="grid gap-3">
      {isChanging ? (
        <FactValueForm
          kind={fact.kind}
          value={fact.value}
          isBusy={change.isPending}
          onSave={(value) => send({ action: 'correct', factId: fact.id, value })}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {fact.state === 'found' && (
            <ActButton
              fact={fact}
              isBusy={change.isPending}
              onPress={() => send({ action: 'confirm', factId: fact.id })}
            >
              Right
            </ActButton>
          )}
          {fact.state !== 'rejected' && (
            <ActButton fact={fact} isBusy={false} onPress={() => setChanging(true)}>
              Correct
            </ActButton>
          )}
          {fact.state === 'found' && (
            <ActButton
              fact={fact}
              isBusy={change.isPending}
              onPress={() => send({ action: 'reject', factId: fact.id })}
            >
              Wrong
            </ActButton>
          )}
          {hasWord && (
            <ActButton fact={fact} isBusy={change.isPending} onPress={() => send({ action: 'undo', factId: fact.id })}>
              {fact.state === 'added' ? 'Remove' : 'Take back'}
            </ActButton>
          )}
        </div>
      )}
      <p role="status" className="text-note empty:hidden">
        {change.isPending && 'Saving'}
        {change.isError && <span className="font-[560] text-poor-word">{failureSentence(change.error)}</span>}
      </p>
    </div>
  );
}

interface ActButtonProps {
  readonly fact: Fact;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function ActButton({ fact, isBusy, onPress, children }: ActButtonProps) {
  return (
    <Button aria-disabled={isBusy} onClick={() => !isBusy && onPress()}>
      <span>
        {children}
        <span className="sr-only">
          : {kindLabels[fact.kind]}, {fact.value}
        </span>
      </span>
    </Button>
  );
}
