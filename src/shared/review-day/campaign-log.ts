import type { CampaignLogDay } from '#shared/api/review-day.ts';

/** One row per day, sorted; replaces a row of the same day. */
export function recordDay(log: readonly CampaignLogDay[], entry: CampaignLogDay): CampaignLogDay[] {
  return [...log.filter(({ day }) => day !== entry.day), entry].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
}

export interface LogTotals {
  readonly asked: number;
  readonly replied: number;
  readonly published: number;
  /** Published reviews per request, 0 to 1; null until enough were asked for a meaningful rate. */
  readonly publishedShare: number | null;
}

/** Below this a single review changes the rate by more than five points. */
const fewestForShare = 20;

export function sumCampaignLog(log: readonly CampaignLogDay[]): LogTotals {
  const sum = (field: 'asked' | 'replied' | 'published') => log.reduce((total, entry) => total + entry[field], 0);
  const [asked, replied, published] = [sum('asked'), sum('replied'), sum('published')];
  return { asked, replied, published, publishedShare: asked < fewestForShare ? null : published / asked };
}
