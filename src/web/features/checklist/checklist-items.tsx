import type { SeoChecklist, SeoChecklistItem } from '#shared/api/seo-checklist.ts';
import type { BandName } from '#shared/report/band-labels.ts';
import {
  formatSeoCounts,
  formatSeoMetrics,
  seoFactorLabels,
  seoStatusLabels,
} from '#shared/report/checklist-labels.ts';
import { CircleCheck, CircleDashed, CircleX, type IconComponent } from '#web/components/icons/index.ts';
import { BandLabel } from '#web/components/score-band.tsx';
import { Button } from '#web/components/ui/button.tsx';

const signs: Record<SeoChecklistItem['status'], { readonly band: BandName; readonly Icon: IconComponent }> = {
  pass: { band: 'good', Icon: CircleCheck },
  fail: { band: 'poor', Icon: CircleX },
  na: { band: 'none', Icon: CircleDashed },
};

interface ChecklistItemsProps {
  readonly checklist: SeoChecklist;
  readonly keyword: string;
  readonly onApply: (item: SeoChecklistItem) => void;
}

/** The result: the score, then a row for each factor; failing ones have a fix. */
export function ChecklistItems({ checklist: { score, items }, keyword, onApply }: ChecklistItemsProps) {
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <b className="font-[600] font-display text-[3.5rem] leading-[0.9] tracking-[-0.03em]">{score ?? '–'}</b>
        <BandLabel score={score} />
        <span className="text-ink-2 text-note" dir="auto">
          {formatSeoCounts(items)} For “{keyword}”.
        </span>
      </p>
      <ul>
        {items.map((item) => (
          <ChecklistRow key={item.factor} item={item} onApply={onApply} />
        ))}
      </ul>
    </div>
  );
}

function ChecklistRow({
  item,
  onApply,
}: {
  readonly item: SeoChecklistItem;
  readonly onApply: (item: SeoChecklistItem) => void;
}) {
  const { band, Icon } = signs[item.status];
  const metrics = formatSeoMetrics(item);
  return (
    <li
      data-band={band}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-3 border-line-2 border-t py-4 last:border-b sm:grid-cols-[24px_minmax(0,1fr)_auto]"
    >
      <Icon role="img" aria-label={seoStatusLabels[item.status]} className="mt-[0.12em] text-(--word)" />
      <div className="grid gap-1">
        <h3 className="font-[620] text-body-wide leading-[1.35]">{seoFactorLabels[item.factor]}</h3>
        <p className="max-w-[34.72em] text-ink-2 text-note" dir="auto">
          {item.details}
        </p>
        {metrics.length > 0 && (
          <p className="flex flex-wrap gap-x-4 text-caption text-ink-2" data-figures dir="auto">
            {metrics.map((words) => (
              <span key={words} className="[overflow-wrap:anywhere]">
                {words}
              </span>
            ))}
          </p>
        )}
      </div>
      {item.status === 'fail' && (
        <Button
          className="col-start-2 self-start justify-self-start sm:col-start-3"
          onClick={() => onApply(item)}
          aria-label={`Apply Fix: ${seoFactorLabels[item.factor]}`}
          data-screen-only
        >
          Apply Fix
        </Button>
      )}
    </li>
  );
}
