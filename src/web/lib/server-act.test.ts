import { describe, expect, it } from 'vitest';
import { ApiError, ConnectionError } from './api-error.ts';
import { idleAct, readServerAct, type ServerAct } from './server-act.ts';

const busy: ServerAct<string> = { kind: 'busy' };
const refusal = (status: number, code: ApiError['code'], message: string) =>
  new ApiError({ status, code, sentence: message, retryAfterSeconds: null });

describe('an act of the server', () => {
  it.each<[string, unknown, ServerAct<string>]>([
    [
      'is not in the plan',
      refusal(402, 'plan-required', 'Pro includes this.'),
      { kind: 'refused', sentence: 'Pro includes this.' },
    ],
    [
      'fails',
      refusal(503, 'overloaded', 'Too much is going on.'),
      { kind: 'failed', sentence: 'Too much is going on.' },
    ],
    ['gets no answer', new ConnectionError('No connection.'), { kind: 'failed', sentence: 'No connection.' }],
  ])('%s', (_, error, expected) => {
    expect(readServerAct(busy, { type: 'failed', error })).toEqual(expected);
  });

  it('is done with its value, and can be asked for again', () => {
    const done = readServerAct(busy, { type: 'answered', value: 'sent' });
    expect(done).toEqual({ kind: 'done', value: 'sent' });
    expect(readServerAct(done, { type: 'asked' })).toEqual(busy);
    expect(readServerAct(done, { type: 'put-away' })).toEqual(idleAct);
  });

  it('ignores answers that nobody waits for', () => {
    expect(readServerAct(idleAct as ServerAct<string>, { type: 'answered', value: 'late' })).toEqual(idleAct);
    expect(readServerAct(idleAct as ServerAct<string>, { type: 'failed', error: new Error('late') })).toEqual(idleAct);
  });
});
