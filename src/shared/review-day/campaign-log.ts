import type { CampaignLogDay } from '#shared/api/review-day.ts';

/** One row a day, in order; a day that is there already is replaced. */
export function recordDay(log: readonly CampaignLogDay[], entry: CampaignLogDay): CampaignLogDay[] {
  return [...log.filter(({ day }) => day !== entry.day), entry].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
}

export interface LogTotals {
  readonly asked: number;
  readonly replied: number;
  readonly published: number;
  /** Published of those asked, 0 to 1; null until enough were asked for a share to mean anything. */
  readonly publishedShare: number | null;
}

/** Below this a single review more or less moves the share by more than five points. */
const fewestForShare = 20;

export function sumCampaignLog(log: readonly CampaignLogDay[]): LogTotals {
  const sum = (field: 'asked' | 'replied' | 'published') => log.reduce((total, entry) => total + entry[field], 0);
  const [asked, replied, published] = [sum('asked'), sum('replied'), sum('published')];
  return { asked, replied, published, publishedShare: asked < fewestForShare ? null : published / asked };
}
