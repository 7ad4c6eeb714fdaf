import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportPdfEndpoint } from '#shared/api/exports.ts';
import { listWatchesEndpoint, setWatchEndpoint } from '#shared/api/watch.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import type { Plan } from '#shared/product/plans.ts';
import { watched } from '#test/e2e/watch-samples.ts';
import { PLENTY } from '#test/sample-offers.ts';
import { answer, type EndpointAnswer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { PostPurchaseBanner } from './post-purchase-banner.tsx';

// Without confetti, which needs a canvas.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return () => vi.unstubAllGlobals();
});

interface Bought {
  readonly plan: Plan;
  readonly grantedAddOns?: readonly AddOnId[];
  readonly answers?: readonly EndpointAnswer[];
  readonly path?: string;
}

function renderBanner({ plan, grantedAddOns = [], answers = [], path = '/audit?id=a1&post_purchase=1' }: Bought) {
  return renderScreen(
    <PostPurchaseBanner
      auditId="a1"
      businessId="b1"
      websiteUrl="https://harborandpine.example/"
      plan={plan}
      grantedAddOns={grantedAddOns}
      offers={PLENTY}
      isWelcomed={false}
    />,
    answers,
    path,
  );
}
const banner = (title: string) => within(screen.getByRole('region', { name: title }));

describe('after the purchase of an add-on', () => {
  it('says once what is unlocked and what each next step needs', async () => {
    const words = 'Too many documents are being made.';
    const { user, router } = renderBanner({
      plan: 'free',
      grantedAddOns: ['qa-year-pack'],
      answers: [rejectWith(exportPdfEndpoint, 'overloaded', words)],
    });
    const starter = banner('You’re on Starter');
    starter.getByText(/^Q&A Year Pack is yours for this audit\. Starter means/);
    await waitFor(() => expect(router.state.location.search).toBe('?id=a1'));
    await user.click(starter.getByRole('button', { name: /Download PDF/ }));
    expect((await starter.findByRole('alert')).textContent).toContain(words);
    starter.getByText('Open: Q&A Updates. Pro includes Website H1 and Copy.');
    const hrefOf = (name: string) => starter.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Schedule monthly re-scan: upgrade to Pro')).toBe('/u/upgrade?plan=pro_monthly');
    expect(hrefOf('Finish all fixes')).toBe('#fixit');
    expect(hrefOf('Open Q&A Year Pack')).toBe('#pack-qa-year-pack');
  });

  it('is not said without one', () => {
    renderBanner({ plan: 'free', grantedAddOns: ['qa-year-pack'], path: '/audit?id=a1' });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('after the purchase of Pro', () => {
  it('everything may be used: the scan is scheduled here, and the banner closes', async () => {
    const { user, requests } = renderBanner({
      plan: 'pro',
      answers: [answer(setWatchEndpoint, watched), answer(listWatchesEndpoint, { watches: [], limit: 5 })],
    });
    const pro = banner('You’re on Pro');
    pro.getByText(/Everything in your plan is open\./);
    expect(pro.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#fixit']);
    await user.click(pro.getByRole('button', { name: /Schedule monthly re-scan/ }));
    await pro.findByText(/^Scheduled\. We check your site again on Dec 18, 2027\.$/);
    expect(listChanges(requests)).toEqual([{ method: 'PUT', url: '/api/businesses/b1/watch', body: { isOn: true } }]);
    await user.click(pro.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
