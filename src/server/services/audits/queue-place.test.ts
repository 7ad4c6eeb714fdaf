import { describe, expect, it } from 'vitest';
import type { Plan } from '#shared/product/plans.ts';
import type { Viewer, ViewerAccount } from '../viewer.ts';
import { getQueuePlace } from './queue-place.ts';

const URL = 'https://www.shop.example.co.uk/contact';
const VISITOR: Viewer = { owner: null, account: null, visitorSessionId: null, addressKey: 'a' };
const account = (plan: Plan, sessionId: string | null = 's'): ViewerAccount => ({
  ...{ id: 'x', email: 'me@shop.example', emailVerified: true, plan, role: 'user', createdAt: new Date(0), sessionId },
});
const withAccount = (one: ViewerAccount): Viewer => ({
  ...VISITOR,
  owner: { kind: 'account', accountId: 'x' },
  account: one,
});

describe('getQueuePlace', () => {
  it('counts free callers by browser, address and network', () => {
    expect(getQueuePlace({ kind: 'viewer', viewer: VISITOR }, URL)).toEqual({
      ...{ lane: 'visitor', callers: ['address:a'], domain: 'example.co.uk' },
    });
    const owner = { kind: 'session', sessionId: '1' } as const;
    expect(getQueuePlace({ kind: 'viewer', viewer: { ...VISITOR, owner, networkKey: 'n' } }, URL).callers).toEqual([
      ...['session:1', 'address:a', 'network:n'],
    ]);
    expect(getQueuePlace({ kind: 'viewer', viewer: withAccount(account('free')) }, URL)).toMatchObject({
      ...{ lane: 'visitor', callers: ['account:x', 'address:a'] },
    });
  });

  it('counts a paying account by itself; its lists and programs have a lane of their own', () => {
    const viewer = withAccount(account('agency'));
    expect(getQueuePlace({ kind: 'viewer', viewer }, URL)).toMatchObject({ lane: 'account', callers: ['account:x'] });
    expect(getQueuePlace({ kind: 'batch', viewer }, URL)).toMatchObject({ lane: 'batch', callers: ['account:x'] });
    const program = withAccount(account('agency', null));
    expect(getQueuePlace({ kind: 'viewer', viewer: program }, URL)).toMatchObject({ lane: 'batch' });
  });

  it('counts a watch by its account', () => {
    expect(getQueuePlace({ kind: 'watch', accountId: 'x' }, URL)).toMatchObject({
      lane: 'watch',
      callers: ['account:x'],
    });
  });
});
