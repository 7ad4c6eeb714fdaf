import { FACTOR_COUNT_WORD } from '#shared/audit/factor-count.ts';
import type { Score } from '#shared/audit/score-bands.ts';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { ScoreRing } from '#web/components/score-ring.tsx';
import { ScoreText } from '#web/components/score-row.tsx';
import { SectionHead } from '#web/components/section-head.tsx';

interface SpecimenRow {
  readonly name: string;
  readonly note: string;
  readonly score: Score;
  readonly valueClass?: `[--v:${number}]`;
}

/** A fictitious business on a reserved domain, labelled as such: never a real result or a claim. */
const rows: readonly SpecimenRow[] = [
  {
    name: 'Website H1 & Copy',
    note: 'The heading is “Welcome to our website”. It doesn’t say plumber or Duluth.',
    score: 20,
    valueClass: '[--v:20]',
  },
  {
    name: 'AI Crawler Access',
    note: 'ChatGPT search is blocked in robots.txt. The others are allowed.',
    score: 60,
    valueClass: '[--v:60]',
  },
  {
    name: 'Business Category',
    note: 'Title and structured data both say “plumber”.',
    score: 85,
    valueClass: '[--v:85]',
  },
  {
    name: 'Review Responses',
    note: 'Replies are on Google, so they stay out of the score.',
    score: null,
  },
];

/** A sample report, for a fictitious plumber. */
export function SampleReport() {
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead
          title="The answer first, then the proof"
          className="mb-[clamp(2rem,4vw,3.5rem)] text-lead leading-[1.5]"
        >
          Every report starts with a score, one sentence and the next step. The evidence follows, page by page.
        </SectionHead>
        <figure className="grid items-start gap-12 lg:grid-cols-[19rem_1fr] lg:gap-[clamp(3rem,6vw,6rem)]">
          <div>
            <ScoreRing score={55} range={{ low: 45, high: 63 }} className="w-full max-w-[304px]" />
            <p className="mt-4 text-balance text-center text-ink-2 text-note">
              The thin line is what we couldn’t check yet. With everything measured, the score is between 45 and 63.
            </p>
          </div>
          <div>
            <figcaption className="font-[620] text-ink-2 text-note">
              An invented example. Harbor &amp; Pine Plumbing doesn’t exist.
            </figcaption>
            <p className="mt-3 text-balance font-[500] font-display text-sub leading-[1.3] tracking-[-0.012em]">
              Looking for a plumber in Duluth? The main heading says neither word. Add both (5 minutes).
            </p>
            <ul className="mt-8 border-line border-t">
              {rows.map((row) => (
                <SpecimenLine key={row.name} row={row} />
              ))}
              <MoreRows />
            </ul>
          </div>
        </figure>
      </div>
    </section>
  );
}

/** Hints at ten further factors with placeholder shapes. */
function MoreRows() {
  return (
    <>
      {[1, 2].map((row) => (
        <li
          key={row}
          aria-hidden
          className="grid grid-cols-[1fr_auto] items-center gap-x-6 border-line border-b py-5 opacity-60 blur-[3px] md:grid-cols-[minmax(0,1fr)_minmax(120px,26%)_132px]"
        >
          <span className="h-3 w-2/5 rounded-1 bg-line-2" />
          <span className="hidden h-3 rounded-1 bg-line-2 md:block" />
          <span className="ml-auto h-3 w-16 rounded-1 bg-line-2" />
        </li>
      ))}
      <li className="py-3 text-ink-2 text-note">Four of {FACTOR_COUNT_WORD} factors. Yours shows them all, free.</li>
    </>
  );
}

function SpecimenLine({ row }: { readonly row: SpecimenRow }) {
  const { name, note, score, valueClass } = row;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-line border-b py-4 md:grid-cols-[minmax(0,1fr)_minmax(120px,26%)_132px]">
      <span>
        <b className="font-[640]">{name}</b>
        <span className="hidden text-ink-2 text-note leading-[1.45] md:block">{note}</span>
      </span>
      <ScoreBar
        score={score}
        {...(valueClass !== undefined && { valueClass })}
        className="order-1 col-span-full md:order-none md:col-span-1"
      />
      <span className="flex items-baseline justify-end gap-[0.5em] text-note">
        <ScoreText score={score} />
      </span>
      <span className="order-2 col-span-full text-ink-2 text-note leading-[1.45] md:hidden">{note}</span>
    </li>
  );
}
