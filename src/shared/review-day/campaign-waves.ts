import type { CampaignWave } from '../api/review-day.ts';
import type { CampaignPlan, PlannedAsk } from './campaign-plan.ts';

/** A plan as counts by day and local time: all that leaves the browser. Sorted by time, requests before reminders. */
export function campaignWaves({ asks, reminders }: Pick<CampaignPlan, 'asks' | 'reminders'>): CampaignWave[] {
  return [...wavesOfKind('request', asks), ...wavesOfKind('reminder', reminders)];
}

function wavesOfKind(kind: CampaignWave['kind'], messages: readonly PlannedAsk[]): CampaignWave[] {
  const waves = new Map<string, CampaignWave>();
  for (const { localDay: day, localTime: time, channel } of messages) {
    const key = `${day} ${time}`;
    const wave = waves.get(key) ?? { kind, day, time, sms: 0, email: 0 };
    waves.set(key, { ...wave, [channel]: wave[channel] + 1 });
  }
  return [...waves].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, wave]) => wave);
}
