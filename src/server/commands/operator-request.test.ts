import { describe, expect, it } from 'vitest';
import { OperatorRequest, parseOperatorRequest } from './operator-request.ts';

const email = 'you@mail.example';

describe('the command line', () => {
  it.each([
    [['create', email], { verb: 'create', email }],
    [['list'], { verb: 'list' }],
    [['role', email, 'support'], { verb: 'role', email, role: 'support' }],
    [['grant', email, 'pro'], { verb: 'grant', email, plan: 'pro', until: null }],
    [
      ['grant', email, 'agency', '--until', '2027-01-31'],
      { verb: 'grant', email, plan: 'agency', until: '2027-01-31' },
    ],
    [['grant', '--until=2028-02-29', email, 'pro'], { verb: 'grant', email, plan: 'pro', until: '2028-02-29' }],
    [['reset-link', email], { verb: 'reset-link', email }],
  ])('%j is understood', (args, request) => {
    expect(parseOperatorRequest(args)).toEqual(request);
  });

  it.each([
    [[]],
    [['help']],
    [['--help']],
    [['constructor', email]],
    [['create']],
    [['create', '']],
    [['create', email, 'a password on the command line']],
    [['create', email, '--password', 'x']],
    [['create', email, '--until', '2027-01-31']],
    [['create', `${'x'.repeat(400)}@mail.example`]],
    [['list', email]],
    [['role', email]],
    [['role', email, 'king']],
    [['role', email, 'owner', 'now']],
    [['grant', email]],
    [['grant', email, 'free']],
    [['grant', email, 'pro', '--until']],
    [['grant', email, 'pro', '--until', 'tomorrow']],
    [['grant', email, 'pro', '--until', '2027-02-30']],
    [['grant', email, 'pro', '--until', '2027-01-31T00:00:00Z']],
    [['reset-link']],
    [['reset-link', email, 'more']],
  ])('%j is not', (args) => {
    expect(parseOperatorRequest(args)).toBeNull();
  });
});

it('lets nothing through the socket that the command line would not', () => {
  for (const request of [
    null,
    [],
    { verb: 'drop' },
    { verb: 'create', email },
    { verb: 'create', email, password: 'short' },
    { verb: 'create', email, password: 'x'.repeat(1025) },
    { verb: 'role', email, role: 'admin' },
    { verb: 'grant', email, plan: 'free', until: null },
    { verb: 'grant', email, plan: 'pro' },
  ])
    expect(OperatorRequest.safeParse(request).success, JSON.stringify(request)).toBe(false);
});
