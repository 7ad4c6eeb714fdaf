import type { FixItScores } from '#shared/audit/analysis.ts';
import { getBandName } from '#shared/report/band-labels.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { BandLabel } from '#web/components/score-band.tsx';
import { ScoreBar } from '#web/components/score-bar.tsx';

const six: readonly { readonly key: keyof FixItScores; readonly label: string; readonly href: string }[] = [
  { key: 'qa', label: 'Q&A', href: '#fix-qa' },
  { key: 'reviews', label: 'Reviews', href: '#fix-reviews' },
  { key: 'h1', label: 'H1', href: '#fix-h1' },
  { key: 'photos', label: 'Photos', href: '#factor-reviewsPhotos' },
  { key: 'nap', label: 'NAP', href: '#fix-nap' },
  { key: 'keywords', label: 'Keywords', href: '#keywords' },
];

/** The six Fix-It scores; each links to its fix. */
export function FixItMode({ scores }: { readonly scores: FixItScores }) {
  return (
    <ReportSection id="fix-it-mode" title="Fix-It Mode" lead="Six things you can fix yourself. Tap one to start.">
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 sm:grid-cols-3">
        {six.map(({ key, label, href }) => (
          <li key={key}>
            <SixScore label={label} href={href} score={scores[key]} />
          </li>
        ))}
      </ul>
      {six.some(({ key }) => scores[key] === null) && (
        <p className="mt-4 max-w-measure text-ink-2 text-note">
          A dash means we could check less than a third of it, so it has no score.
        </p>
      )}
    </ReportSection>
  );
}

interface SixScoreProps {
  readonly label: string;
  readonly href: string;
  readonly score: FixItScores[keyof FixItScores];
}

function SixScore({ label, href, score }: SixScoreProps) {
  return (
    <a
      href={href}
      data-band={getBandName(score)}
      className="grid gap-2 border-line-2 border-t pt-3 pb-3 no-underline hover:[&_.six-label]:underline"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="six-label font-[620] decoration-1 underline-offset-[0.2em]">{label}</span>
        <span className="font-[580] font-display text-figure-lg leading-none">{score ?? '–'}</span>
      </span>
      <ScoreBar score={score} className="mb-1" />
      <BandLabel score={score} className="text-caption" />
    </a>
  );
}
