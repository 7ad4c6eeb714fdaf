import { describe, expect, it } from 'vitest';
import { parseUrlInput } from './url-input.ts';

describe('parseUrlInput', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  https://www.example.com/contact?x=1 ', 'https://www.example.com/contact?x=1'],
    ['bäckerei-müller.example', 'bäckerei-müller.example'],
    ['example。jp', 'example。jp'],
    ['localhost:8080', 'localhost:8080'],
    ['http://[::1]/', 'http://[::1]/'],
    ['https://user@example.com', 'https://user@example.com'],
  ])('sends %s', (typed, url) => {
    expect(parseUrlInput(typed)).toEqual({ ok: true, url });
  });

  it.each([
    ['   ', /Type the address/],
    ['Harbor and Pine', /Try harborandpine\.com, without spaces/],
    ['Harbor & Pine', /Try yourbusiness\.com, without spaces/],
    ['harbor and pine.com', /Try harborandpine\.com, without spaces/],
    ['dana@harborandpine.example', /Your website is probably harborandpine\.example/],
    ['harborandpine', /needs an ending/],
    [`a.${'b'.repeat(2100)}`, /too long/],
  ])('explains what is wrong with %j', (typed, message) => {
    expect(parseUrlInput(typed)).toEqual({ ok: false, problem: expect.stringMatching(message) });
  });
});
