import { formatNearDay } from '#shared/text/day-words.ts';

/** The specification's delays after an upgrade. */
export const welcomeTimes = {
  /** After the dialog has opened, the banner announces the next scan. */
  bannerAfterMs: 2_000,
  /** Between the press on Generate and closing the dialog. */
  closeDelayMs: 300,
  /** Between the scroll to the Q&A fix and the start of its generator. */
  generateAfterMs: 600,
} as const;

/**
 * `shut`: no upgrade. `open`: the dialog is shown. `closing`: Generate was pressed. `scrolled`: the Q&A fix is in view.
 * `generating`: its generator was started. `over`: final.
 */
export type WelcomeStage = 'shut' | 'open' | 'closing' | 'scrolled' | 'generating' | 'over';

export interface Welcome {
  readonly stage: WelcomeStage;
  /** Whether the banner is shown. It stays when the dialog closes. */
  readonly isBannerDue: boolean;
}

export type WelcomeEvent = 'upgraded' | 'banner-due' | 'generate-pressed' | 'closed' | 'time-over' | 'banner-closed';

export const noWelcome: Welcome = { stage: 'shut', isBannerDue: false };

export function readWelcome(welcome: Welcome, event: WelcomeEvent): Welcome {
  const { stage } = welcome;
  switch (event) {
    case 'upgraded':
      return stage === 'shut' ? { stage: 'open', isBannerDue: false } : welcome;
    case 'banner-due':
      return stage === 'shut' ? welcome : { ...welcome, isBannerDue: true };
    case 'banner-closed':
      return { ...welcome, isBannerDue: false };
    case 'generate-pressed':
      return stage === 'open' ? { ...welcome, stage: 'closing' } : welcome;
    case 'closed':
      return stage === 'open' ? { ...welcome, stage: 'over' } : welcome;
    case 'time-over':
      return { ...welcome, stage: nextStage(stage) };
    default:
      return event satisfies never;
  }
}

function nextStage(stage: WelcomeStage): WelcomeStage {
  switch (stage) {
    case 'closing':
      return 'scrolled';
    case 'scrolled':
      return 'generating';
    case 'shut':
    case 'open':
    case 'generating':
    case 'over':
      return stage;
    default:
      return stage satisfies never;
  }
}

/** How long a stage lasts; null: until an event. */
export function welcomeStageMs(stage: WelcomeStage): number | null {
  switch (stage) {
    case 'closing':
      return welcomeTimes.closeDelayMs;
    case 'scrolled':
      return welcomeTimes.generateAfterMs;
    case 'shut':
    case 'open':
    case 'generating':
    case 'over':
      return null;
    default:
      return stage satisfies never;
  }
}

/** The next scan in the banner's words: a day's name for tomorrow, the date for later. */
export function rescanSentence(nextScanAt: string, now: Date): string | null {
  const then = new Date(nextScanAt);
  if (Number.isNaN(then.getTime()) || then <= now) return null;
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  if (then.toDateString() === now.toDateString()) return 'We check your site again today.';
  if (then.toDateString() === tomorrow.toDateString()) return 'We check your site again tomorrow.';
  return `We check your site again on ${formatNearDay(nextScanAt)}.`;
}

/** The first of the scheduled scans; null: none. */
export function findFirstScan(watches: readonly { readonly nextScanAt: string | null }[]): string | null {
  return watches.flatMap(({ nextScanAt }) => nextScanAt ?? []).sort()[0] ?? null;
}
