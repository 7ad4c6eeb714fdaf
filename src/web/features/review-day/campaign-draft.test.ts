import { describe, expect, it } from 'vitest';
import type { CampaignCustomer } from '#shared/review-day/campaign-customer.ts';
import { type Campaign, type CampaignEvent, emptyList, readCampaignEvent, startDraft } from './campaign-draft.ts';
import { countStoredCustomers, forgetCampaign, readStoredCampaign, storeCampaign } from './campaign-storage.ts';

const draft = startDraft({
  country: 'US',
  businessName: 'Harbor & Pine',
  postalAddress: '',
  timeZone: 'America/Chicago',
  tomorrow: '2026-11-22',
});
const person = (id: string, email: string | null = null): CampaignCustomer => ({
  id,
  name: id,
  phone: id.startsWith('+') ? id : null,
  email,
  lastVisit: null,
  consent: { sms: true, email: true },
  timeZone: null,
  state: null,
});
const run = (...events: CampaignEvent[]): Campaign =>
  events.reduce<Campaign>(readCampaignEvent, { draft, list: emptyList });
const read = (...customers: CampaignCustomer[]): CampaignEvent => ({ type: 'list-read', customers });

describe('readCampaignEvent', () => {
  it('puts a new list in the place of the one before', () => {
    expect(run(read(person('a')), read(person('b'))).list.customers.map(({ id }) => id)).toEqual(['b']);
  });

  it('never brings back who said stop, by number or by address', () => {
    const stop: CampaignEvent = { type: 'said-stop', customerId: '+1313' };
    const { list } = run(read(person('+1313', 'd@a.example'), person('b')), stop, { type: 'list-deleted' });
    expect(list).toEqual({ customers: [], stopped: ['+1313', 'd@a.example'] });
    const again = run(read(person('+1313', 'd@a.example')), stop, read(person('x', 'd@a.example'), person('y')));
    expect(again.list.customers.map(({ id }) => id)).toEqual(['y']);
  });

  it('changes one text and keeps the others', () => {
    const { texts } = run({ type: 'text-changed', kind: 'sms', text: 'Hi' }).draft;
    expect(texts).toEqual({ ...draft.texts, sms: 'Hi' });
  });

  it('deletes everything', () => {
    expect(run(read(person('a')), { type: 'all-deleted', draft })).toEqual({ draft, list: emptyList });
  });
});

function fakeStorage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the kept campaign', () => {
  it('comes back as it was, and leaves no trace when it is forgotten', () => {
    const storage = fakeStorage();
    const { list } = run(read(person('a')));
    expect(storeCampaign(draft, list, storage)).toBe(true);
    expect(readStoredCampaign(storage)).toEqual({ draft, list });
    expect(countStoredCustomers(storage)).toBe(1);
    storeCampaign(draft, emptyList, storage);
    expect([...storage.kept.keys()]).toEqual(['reviewDayCampaign']);
    forgetCampaign(storage);
    expect(storage.kept.size).toBe(0);
  });

  it('discards what it cannot read', () => {
    const storage = fakeStorage({ reviewDayCampaign: '{"version":0}', reviewDayCustomers: 'no json' });
    expect(readStoredCampaign(storage)).toEqual({ draft: null, list: null });
  });

  it('says when the browser keeps nothing', () => {
    const full = {
      ...fakeStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(storeCampaign(draft, emptyList, full)).toBe(false);
  });
});
