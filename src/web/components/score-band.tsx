import { CircleAlert, CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';
import { type Band, bandOf, type Score } from '#shared/audit/score-bands.ts';
import { classNames } from '#web/lib/class-names.ts';

/** The value of `data-band`: a band, or `none` for what was not measured. */
export type BandName = Band | 'none';

export function bandNameOf(score: Score): BandName {
  return bandOf(score) ?? 'none';
}

const bandWords: Record<BandName, { readonly word: string; readonly Icon: LucideIcon }> = {
  good: { word: 'Good', Icon: CircleCheck },
  mid: { word: 'Needs work', Icon: CircleAlert },
  poor: { word: 'Poor', Icon: CircleX },
  none: { word: 'Not measured', Icon: CircleDashed },
};

export function bandWordOf(score: Score): string {
  return bandWords[bandNameOf(score)].word;
}

/** The icon and the word of a band: a score is never told by colour alone. */
export function BandWord({ score, className }: { readonly score: Score; readonly className?: string }) {
  const band = bandNameOf(score);
  const { word, Icon } = bandWords[band];
  return (
    <span
      data-band={band}
      className={classNames(
        'inline-flex items-center gap-[0.3em] whitespace-nowrap font-[650] text-(--word)',
        className,
      )}
    >
      <Icon aria-hidden className="size-[1.05em] stroke-[2.1]" />
      {word}
    </span>
  );
}
