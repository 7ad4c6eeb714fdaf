import { useEffect, useReducer, useState } from 'react';
import { findTimeZone } from '#shared/review-day/place-time-zone.ts';
import { addDays, isTimeZone, wallTimeAt } from '#shared/review-day/wall-time.ts';
import { readSavedAudit } from '#web/lib/saved-audit.ts';
import {
  type Campaign,
  type CampaignDraft,
  type CampaignEvent,
  Country,
  emptyList,
  readCampaignEvent,
  startDraft,
} from './campaign-draft.ts';
import { forgetCampaign, readStoredCampaign, storeCampaign } from './campaign-storage.ts';

export interface CampaignHold extends Campaign {
  readonly dispatch: (event: CampaignEvent) => void;
  /** False when this browser stores nothing: then everything lasts for this page only. */
  readonly isKept: boolean;
  readonly deleteAll: () => void;
  /** Starts a new campaign; the list stays. */
  readonly startAnew: () => void;
}

/** The campaign in this browser: loaded once, stored after every change. Nothing is sent before the owner saves. */
export function useCampaign(): CampaignHold {
  const [campaign, dispatch] = useReducer(readCampaignEvent, null, open);
  const [isKept, setKept] = useState(true);
  useEffect(() => setKept(storeCampaign(campaign.draft, campaign.list)), [campaign]);
  return {
    ...campaign,
    dispatch,
    isKept,
    startAnew: () => dispatch({ type: 'opened', draft: freshDraft() }),
    deleteAll: () => {
      forgetCampaign();
      dispatch({ type: 'all-deleted', draft: freshDraft() });
    },
  };
}

function open(): Campaign {
  const kept = readStoredCampaign();
  return { draft: kept.draft ?? freshDraft(), list: kept.list ?? emptyList };
}

/** Prefilled from the audit's business. */
function freshDraft(): CampaignDraft {
  const business = readSavedAudit()?.analysis.business;
  const { street, city, region = null, postalCode, country = null } = business?.address ?? {};
  const timeZone = findTimeZone({ country, region }) ?? browserZone();
  return startDraft({
    businessName: business?.name ?? '',
    postalAddress: [street, city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    timeZone,
    country: Country.safeParse(country).data ?? 'US',
    tomorrow: addDays(wallTimeAt(Date.now(), timeZone).day, 1),
  });
}

function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'America/Detroit';
}
