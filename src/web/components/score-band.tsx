import type { Score } from '#shared/audit/score-bands.ts';
import { type BandName, bandLabels, getBandName } from '#shared/report/band-labels.ts';
import { classNames } from '#web/lib/class-names.ts';
import { CircleAlert, CircleCheck, CircleDashed, CircleX, type IconComponent } from './icons/index.ts';

const icons: Record<BandName, IconComponent> = {
  good: CircleCheck,
  mid: CircleAlert,
  poor: CircleX,
  none: CircleDashed,
};

/** The icon and the word of a band: color is never the only signal. */
export function BandLabel({ score, className }: { readonly score: Score; readonly className?: string }) {
  const band = getBandName(score);
  const Icon = icons[band];
  return (
    <span
      data-band={band}
      className={classNames(
        'inline-flex items-center gap-[0.3em] whitespace-nowrap font-[650] text-(--word)',
        className,
      )}
    >
      <Icon aria-hidden className="size-[1.05em] stroke-[2.1]" />
      {bandLabels[band]}
    </span>
  );
}
