import { describe, expect, it } from 'vitest';
import { ApiCallError, ConnectionError } from '#web/lib/api-error.ts';
import { type Generation, readGeneration } from './generation.ts';

const apiError = (status: number, code: ApiCallError['code'], message: string) =>
  new ApiCallError({ status, code, sentence: message, retryAfterSeconds: null });
const asking: Generation<string> = { kind: 'asking' };

describe('readGeneration', () => {
  it('asks and holds what was written', () => {
    const asked = readGeneration<string>({ kind: 'idle' }, { type: 'asked' });
    expect(asked).toEqual(asking);
    expect(readGeneration(asked, { type: 'answered', value: 'Text' })).toEqual({ kind: 'written', value: 'Text' });
  });

  it.each<[string, unknown, Generation<string>]>([
    ['402', apiError(402, 'plan-required', 'Pro has it.'), { kind: 'refused' }],
    ['a failing server', apiError(500, 'internal-error', 'Our fault.'), { kind: 'sample', problem: 'Our fault.' }],
    ['a busy server', apiError(503, 'overloaded', 'Too busy.'), { kind: 'sample', problem: 'Too busy.' }],
    ['no connection', new ConnectionError('Not reached.'), { kind: 'sample', problem: 'Not reached.' }],
  ])('%s', (_, error, expected) => {
    expect(readGeneration(asking, { type: 'failed', error })).toEqual(expected);
  });

  it('lets a late answer change nothing', () => {
    const written: Generation<string> = { kind: 'written', value: 'Mine' };
    expect(readGeneration(written, { type: 'answered', value: 'Late' })).toBe(written);
    expect(readGeneration(written, { type: 'failed', error: new Error('late') })).toBe(written);
  });
});
