import { describe, expect, it } from 'vitest';
import { ApiCallError, ConnectionError } from './api-error.ts';
import { type AsyncAction, idleAction, reduceAsyncAction } from './async-action.ts';

const busy: AsyncAction<string> = { kind: 'busy' };
const refusal = (status: number, code: ApiCallError['code'], message: string) =>
  new ApiCallError({ status, code, sentence: message, retryAfterSeconds: null });

describe('an act of the server', () => {
  it.each<[string, unknown, AsyncAction<string>]>([
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
    expect(reduceAsyncAction(busy, { type: 'failed', error })).toEqual(expected);
  });

  it('is done with its value, and can be asked for again', () => {
    const done = reduceAsyncAction(busy, { type: 'answered', value: 'sent' });
    expect(done).toEqual({ kind: 'done', value: 'sent' });
    expect(reduceAsyncAction(done, { type: 'asked' })).toEqual(busy);
    expect(reduceAsyncAction(done, { type: 'put-away' })).toEqual(idleAction);
  });

  it('ignores responses that are not awaited any more', () => {
    expect(reduceAsyncAction(idleAction as AsyncAction<string>, { type: 'answered', value: 'late' })).toEqual(
      idleAction,
    );
    expect(reduceAsyncAction(idleAction as AsyncAction<string>, { type: 'failed', error: new Error('late') })).toEqual(
      idleAction,
    );
  });
});
