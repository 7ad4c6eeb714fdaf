import { useId, useReducer } from 'react';
import type { z } from 'zod';
import { generateH1Endpoint } from '#shared/api/generate.ts';
import type { SitePage } from '#shared/audit/site.ts';
import type { Offers } from '#shared/product/offers.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { CircleCheck } from '#web/components/icons/index.ts';
import { QuoteClip } from '#web/components/quote-clip.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { useTextAttributes } from '#web/lib/text-attributes.ts';
import { type FixAvailability, variantsSentence } from './fix-availability.ts';
import { sampleH1Ideas, sampleSubheader } from './fix-samples.ts';
import type { Generation } from './generation.ts';
import { SampleMark, SampleNote } from './generation-notes.tsx';
import { type H1Event, type H1Helper, initialH1, readH1Event } from './h1-helper.ts';
import { LockedFix } from './locked-fix.tsx';
import { MetaFix } from './meta-fix.tsx';
import { NotKnown, TooFewFacts } from './too-few-facts.tsx';
import { UnchangedText } from './unchanged-text.tsx';
import { useGeneration } from './use-generation.ts';

interface H1FixProps {
  readonly auditId: string;
  /** The current main heading; null: there is none. */
  readonly current: string | null;
  /** The home page, for its title and description; null: not kept in this browser. */
  readonly home: Pick<SitePage, 'url' | 'title' | 'metaDescription'> | null;
  readonly name: string | null;
  readonly standing: FixAvailability;
  /** What could be written; undefined: unknown. */
  readonly offer: Offers['headings'] | undefined;
  /** Whether the plan includes page titles and descriptions. */
  readonly isPro: boolean;
}

/** A better main heading: generated, copied, used. */
export function H1Fix({ auditId, current, home, name, standing, offer, isPro }: H1FixProps) {
  const [helper, dispatch] = useReducer(readH1Event, initialH1);
  const { state, start } = useGeneration({
    fix: 'fix-h1',
    ask: (signal, variant) => callEndpoint(generateH1Endpoint, { query: { auditId, variant }, signal }),
    onWritten: ({ ideas }) => dispatch({ type: 'generated', ideas }),
  });
  const { written } = useTextAttributes();
  const kept = offer?.outcome === 'keep' ? (offer.why ?? KEEP) : keptBy(state);
  return (
    <>
      <div className="grid max-w-[44rem] gap-2">
        <h4 className="font-[620] text-note">Your main heading now</h4>
        {current === null ? (
          <p className="text-ink-2 text-note">We saw no main heading on your home page.</p>
        ) : (
          <QuoteClip quote={current} source={null} url={null} />
        )}
      </div>
      {kept !== null ? (
        <UnchangedText why={kept} />
      ) : standing === 'too-few' || (state.kind === 'written' && state.value.ideas.length === 0) ? (
        <TooFewFacts
          what={current === null ? 'a heading' : 'a better heading'}
          hint={offer?.why ?? 'Add what you do and your town.'}
        />
      ) : standing === 'unknown' ? (
        <NotKnown />
      ) : standing === 'locked' || state.kind === 'refused' ? (
        <LockedFix
          promise={promiseHeadings(offer?.count ?? 0)}
          freeWay="Write it yourself: your trade, then your town, then what people call you for."
        />
      ) : (
        <>
          {state.kind === 'sample' && <SampleNote problem={state.problem} onRetry={start} />}
          {state.kind === 'sample' && helper.stage === 'none' && <SampleIdeas />}
          {helper.stage !== 'none' && <Ideas helper={helper} onEvent={dispatch} />}
          {helper.stage !== 'none' && state.kind === 'written' && state.value.subheader !== '' && (
            <div className="grid max-w-[44rem] gap-2">
              <h4 className="font-[620] text-note">A line to stand below it</h4>
              <p {...written}>{state.value.subheader}</p>
              <div data-screen-only>
                <CopyButton text={state.value.subheader} label="Copy line" of="the line below the heading" />
              </div>
            </div>
          )}
          {state.kind !== 'sample' && (
            <div className="flex flex-wrap items-center gap-3" data-screen-only>
              {(state.kind !== 'written' || state.value.mostVariants > 1) && (
                <BusyButton
                  variant={helper.stage === 'none' ? 'ink' : 'outline'}
                  isBusy={state.kind === 'asking'}
                  busyLabel="Writing"
                  onPress={start}
                >
                  {helper.stage === 'none' ? 'Generate Better H1' : 'Generate others'}
                </BusyButton>
              )}
              {state.kind === 'written' && (
                <p className="text-ink-2 text-note">
                  {variantsSentence(state.value.variants, state.value.mostVariants)}
                </p>
              )}
            </div>
          )}
        </>
      )}
      {home !== null && <MetaFix auditId={auditId} name={name} home={home} isOpen={isPro} />}
      <p role="status" className="sr-only">
        {state.kind === 'written' ? `${formatCount(state.value.ideas.length, 'heading')} written.` : ''}
      </p>
    </>
  );
}

const KEEP = 'Yours is good. Leave it.';

/** Why the server keeps today's heading; null where it does not, or was not asked. */
function keptBy(state: Generation<z.infer<typeof generateH1Endpoint.response>>): string | null {
  return state.kind === 'written' && state.value.outcome === 'keep' ? state.value.why : null;
}

interface IdeasProps {
  readonly helper: H1Helper;
  readonly onEvent: (event: H1Event) => void;
}

function Ideas({ helper: { stage, ideas, chosen }, onEvent }: IdeasProps) {
  const name = useId();
  const idea = ideas[chosen] ?? '';
  const isUsed = stage === 'used';
  const { written } = useTextAttributes();
  return (
    <div className="grid max-w-[44rem] gap-4">
      <fieldset>
        <legend className="mb-1 font-[620] text-note">Choose one</legend>
        {ideas.map((text, index) => (
          <Choice
            key={text}
            name={name}
            checked={index === chosen}
            disabled={isUsed}
            onChange={() => onEvent({ type: 'chosen', index })}
          >
            <span {...written} className="font-[500] font-display text-lead leading-[1.35]">
              {text}
            </span>
          </Choice>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3" data-screen-only>
        <CopyButton
          text={idea}
          label="Copy H1"
          variant={stage === 'generated' ? 'ink' : 'outline'}
          isDisabled={isUsed}
          onCopied={() => onEvent({ type: 'copied' })}
        />
        {stage === 'copied' && (
          <Button variant="ink" onClick={() => onEvent({ type: 'used' })}>
            Use This H1
          </Button>
        )}
      </div>
      <div role="status">
        {isUsed && (
          <p data-band="good" className="flex gap-3 text-note">
            <CircleCheck aria-hidden className="mt-[0.12em] flex-none text-(--word)" />
            <span>
              <b className="font-[620]">Applied.</b> You chose this heading. Make it the only main heading on your home
              page, then press “Check now” in your plan. The points count once we see it there.
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function promiseHeadings(count: number): string {
  return count === 1
    ? 'One heading. It says more than yours and drops nothing.'
    : `${formatCount(count, 'heading')} to choose from. Each says more than yours and drops nothing.`;
}

function SampleIdeas() {
  return (
    <div className="grid select-none gap-3" onCopy={(event) => event.preventDefault()}>
      <SampleMark />
      <ul className="max-w-[44rem] text-ink-2">
        {sampleH1Ideas.map((idea) => (
          <li key={idea} className="border-line border-t py-3 font-[500] font-display text-lead leading-[1.35]">
            {idea}
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-note">{sampleSubheader}</p>
    </div>
  );
}
