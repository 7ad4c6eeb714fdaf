import type { ReactNode } from 'react';
import { isProbed } from '#shared/audit/bots.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import type { AnswerEngine, LocalFacts } from './answer-engines.ts';
import { listEngineBots } from './engine-bots.ts';
import { EngineRules } from './engine-rules.tsx';
import { ROLE_LABELS, shownForRoles } from './role-filter.tsx';

const basisWords: Readonly<Record<LocalFacts['basis'], string>> = {
  published: 'Published',
  reported: 'Reported by others',
  'not-published': 'Not published',
};

/** One engine: its bots, the source of its local facts, what we measure, and the lines to allow or block it. */
export function EngineRow({ engine }: { readonly engine: AnswerEngine }) {
  const { id, name, owner, where, localFacts } = engine;
  const readers = listEngineBots(engine);
  return (
    <article
      aria-labelledby={id}
      className={`border-line border-b py-7 ${shownForRoles([...new Set(readers.map(({ role }) => role))])}`}
    >
      <h2 id={id} className="scroll-mt-[calc(var(--bar-height)+24px)] text-sub leading-[1.2]">
        {name}
      </h2>
      <p className="mt-1 text-ink-2 text-note">
        {where}. {owner}.
      </p>
      <dl className="mt-5 grid gap-x-8 gap-y-4 text-note md:grid-cols-[8.5rem_minmax(0,1fr)]">
        <Fact name="Its bots">
          {/* Each rule is above its bot, and the first visible one is cut off, whichever the filter leaves. */}
          <ul className="-my-2 grid list-none gap-0 overflow-hidden p-0">
            {readers.map(({ token, role, effect }) => (
              <li
                key={token}
                className={`-mt-px grid gap-x-4 border-line border-t py-2 sm:grid-cols-[11.5rem_minmax(0,1fr)] ${shownForRoles([role])}`}
              >
                <span>
                  <span className="font-[640]">{token}</span>
                  <span className="block text-caption text-ink-2">{ROLE_LABELS[role]}</span>
                </span>
                <span className="text-ink-2">
                  <span className="font-[620]">Blocked: </span>
                  {effect}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name="Local facts">
          <strong>{basisWords[localFacts.basis]}.</strong> {localFacts.text}{' '}
          <span className="block text-caption text-ink-2">
            <OutsideLink url={localFacts.source.url}>{localFacts.source.title}</OutsideLink>,{' '}
            {formatDay(localFacts.source.date)}
          </span>
        </Fact>
        <Fact name="We measure">{measured(engine)}</Fact>
      </dl>
      <Disclosure
        className="mt-3 md:ml-[10.5rem]"
        summaryClassName="inline-flex min-h-11 items-center gap-2 font-[620] text-note"
        summary={
          <>
            Lines for robots.txt<span className="sr-only">: {name}</span>
            <DisclosureArrow className="size-4!" />
          </>
        }
      >
        <EngineRules engine={engine} />
      </Disclosure>
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="font-[620] text-ink-2">{name}</dt>
      <dd className="max-md:-mt-3">{children}</dd>
    </>
  );
}

function measured(engine: AnswerEngine): string {
  const probed = listEngineBots(engine).filter(isProbed);
  const access = 'Whether your robots.txt allows each of these bots.';
  const asked = `Whether your home page opens for a test visit under the name ${probed.map(({ token }) => token).join(' or ')}.`;
  return [access, ...(probed.length > 0 ? [asked] : []), engine.answersMeasured].join(' ');
}
