import type { Mention } from '#shared/audit/business.ts';
import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { kindLabels } from '#shared/report/fact-kind-labels.ts';
import { formatHost, formatUrlPath } from '#shared/report/safe-link.ts';
import { Check, CircleHelp, CircleX, PenLine } from '#web/components/icons/index.ts';
import { ListRow } from '#web/components/list-row.tsx';
import { QuoteClip } from '#web/components/quote-clip.tsx';
import { factRowId } from '#web/lib/fact-labels.ts';
import { AddFactForm } from './add-fact-form.tsx';
import { FactEditor } from './fact-editor.tsx';
import {
  describeFactOrigin,
  describeFactState,
  describeWhere,
  type FactRowView,
  formatFactValue,
  formatRowValue,
  isChangedElsewhere,
  rowId,
} from './fact-groups.ts';
import { SeenList } from './seen-list.tsx';

interface RowProps {
  readonly auditId: string;
  readonly row: FactRowView;
  readonly onMessage: () => void;
}

interface KnownRowProps extends RowProps {
  /** Where the website says it. */
  readonly seen: readonly Mention[];
}

/** What is known of one thing: one fact to edit in place, or its parts, each a row of its own. */
export function KnownRow({ auditId, row, seen, onMessage }: KnownRowProps) {
  const { id, label, facts } = row;
  const [first] = facts;
  if (first === undefined) return null;
  const isList = facts.length > 1 || row.kinds.length > 1;
  return (
    <ListRow
      id={rowId(id)}
      label={label}
      value={formatRowValue(row)}
      isStruck={facts.every(({ state }) => state === 'rejected')}
      source={describeSource(facts, seen)}
      action={facts.every(isChangedElsewhere) ? 'look' : 'edit'}
      isKept={isList}
    >
      {isList ? (
        <ListParts auditId={auditId} row={row} onMessage={onMessage} />
      ) : (
        <>
          <FactEditor auditId={auditId} fact={first} homeId={rowId(id)} onMessage={onMessage} />
          <Origin fact={first} hasSeen={seen.length > 0} />
        </>
      )}
      <SeenList label={label} seen={seen} />
    </ListRow>
  );
}

/** Several facts of a kind, or the lines of an address, each to edit; and a form for another one. */
function ListParts({ auditId, row: { id, kinds, facts }, onMessage }: RowProps) {
  const isAddress = kinds.length > 1;
  const addable = isAddress
    ? kinds.filter((kind) => kind !== 'country' && !facts.some((fact) => fact.kind === kind))
    : kinds.filter((kind) => kind !== 'quote' && kind !== 'answer' && kind !== 'language');
  return (
    <div className="grid gap-4">
      <ul>
        {facts.map((fact) => (
          <ListRow
            key={factRowId(fact)}
            id={factRowId(fact)}
            label={isAddress ? kindLabels[fact.kind] : null}
            value={formatFactValue(fact)}
            isStruck={fact.state === 'rejected'}
            source={describeSource([fact], [])}
            action="edit"
            isInner
          >
            <FactEditor auditId={auditId} fact={fact} homeId={rowId(id)} onMessage={onMessage} />
            <Origin fact={fact} hasSeen={false} />
          </ListRow>
        ))}
      </ul>
      <AddFactForm auditId={auditId} kinds={addable} homeId={rowId(id)} onMessage={onMessage} />
    </div>
  );
}

interface MissingRowProps extends RowProps {
  /** Why nothing is shown. */
  readonly sentence: string;
}

/** What the website does not say, with the form to add it. */
export function MissingRow({ auditId, row: { id, label, kinds }, sentence, onMessage }: MissingRowProps) {
  const addable = kinds.filter((kind) => kind !== 'country');
  return (
    <ListRow id={rowId(id)} label={label} value={sentence} isMissing action="add">
      <AddFactForm auditId={auditId} kinds={addable} homeId={rowId(id)} onMessage={onMessage} />
    </ListRow>
  );
}

/** The owner's word on all facts of a row, or else where they were found. */
function describeSource(facts: readonly Fact[], seen: readonly Mention[]) {
  const [first] = facts;
  if (first === undefined) return null;
  const words = describeFactState(first);
  const isShared = facts.every((fact) => describeFactState(fact) === words);
  return words !== null && isShared ? <StateMark fact={first} words={words} /> : describeWhere(facts, seen.length);
}

const STATE_ICONS = { found: CircleHelp, confirmed: Check, corrected: PenLine, added: PenLine, rejected: CircleX };

function StateMark({ fact: { state, origin }, words }: { readonly fact: Fact; readonly words: string }) {
  const Icon = state === 'found' && origin.kind !== 'page' ? Check : STATE_ICONS[state];
  return (
    <span className="inline-flex items-center gap-[0.35em] rounded-full bg-sunk px-[0.7em] py-[0.15em] font-[620] text-caption text-ink">
      <Icon aria-hidden className="size-[1.05em]" />
      {words}
    </span>
  );
}

interface OriginProps {
  readonly fact: Fact;
  /** Whether the list below quotes the pages anyhow. */
  readonly hasSeen: boolean;
}

function Origin({ fact, hasSeen }: OriginProps) {
  const { origin, foundValue } = fact;
  const isReplaced = foundValue !== null && foundValue !== fact.value;
  if (origin.kind === 'page' && hasSeen && !isReplaced) return null;
  return (
    <div className="grid gap-2 text-note">
      {origin.kind !== 'page' ? (
        <p className="text-ink-2">{describeFactOrigin(fact)}</p>
      ) : (
        !hasSeen && (
          <QuoteClip
            quote={origin.quote}
            source={`${formatHost(origin.url)}${formatUrlPath(origin.url)}`}
            url={origin.url}
          />
        )
      )}
      {isReplaced && (
        <p className="text-ink-2" dir="auto">
          Your website says: {foundValue}
        </p>
      )}
    </div>
  );
}
