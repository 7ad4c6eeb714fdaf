import { describe, expect, it } from 'vitest';
import { readHomeVisit } from './home-visit.ts';

const page = 1234.5;
const visit = (search: string, state: unknown = null) =>
  readHomeVisit({ search: new URLSearchParams(search), state, page });

describe('readHomeVisit', () => {
  it.each(['', 'agency=1', 'utm_source=mail'])('is the landing page for %j', (search) => {
    expect(visit(search)).toEqual({ isPlain: false, urlToStart: null, isQueryToClear: false, isTyped: false });
  });

  it('starts the audit of an address and clears it', () => {
    expect(visit('url=lantern.test&legacy=true')).toEqual({
      isPlain: true,
      urlToStart: 'lantern.test',
      isQueryToClear: true,
      isTyped: false,
    });
    expect(visit('url=%20lantern.test%20').urlToStart).toBe('lantern.test');
  });

  it.each(['url=', 'url=%20%09'])('ignores an address of nothing: %j', (search) => {
    expect(visit(search)).toEqual({ isPlain: true, urlToStart: null, isQueryToClear: true, isTyped: false });
  });

  it.each(['legacy=true', 'legacy', 'legacy=false'])('is the plain home for %j, which stays', (search) => {
    expect(visit(search)).toEqual({ isPlain: true, urlToStart: null, isQueryToClear: false, isTyped: false });
  });

  it('stays plain once the query is cleared, until the page is loaded again', () => {
    expect(visit('', { plainHomeLoad: page }).isPlain).toBe(true);
    expect(visit('', { plainHomeLoad: page + 1 }).isPlain).toBe(false);
    expect(visit('', 'anything').isPlain).toBe(false);
  });

  it('knows an address that was typed here', () => {
    expect(visit('url=lantern.test', { isTyped: true }).isTyped).toBe(true);
  });
});
