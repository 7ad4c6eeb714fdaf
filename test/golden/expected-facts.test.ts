import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRecordedAudit, readRecordedAudits } from '../recorded-audits.ts';
import { ExpectedFacts, pickExpectedFacts, meets } from './expected-facts.ts';
import { RECORDED_SITES } from './recorded-sites.ts';

const expected = ExpectedFacts.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'expected-facts.json'), 'utf8')),
);

/**
 * Expected facts of each recorded site, written down by hand before running the engine. A field that the engine is known to
 * get wrong is marked `known_miss` with the reason and is listed as skipped; once it is right, the mark has to be removed.
 */
describe('facts of recorded sites', () => {
  beforeAll(readRecordedAudits);

  it('are written down for every site', () => {
    expect(Object.keys(expected).toSorted()).toEqual(RECORDED_SITES.map(({ id }) => id).toSorted());
  });

  describe.each(Object.entries(expected))('%s', (id, fields) => {
    it.for(Object.entries(fields))('%s', async ([name, expectation], { skip }) => {
      const found = pickExpectedFacts((await readRecordedAudit(id)).outcome)[name];
      const right = meets(expectation, found);
      if (expectation.known_miss === undefined) {
        expect(right, `found ${JSON.stringify(found)}, a careful reader says ${JSON.stringify(expectation)}`).toBe(
          true,
        );
        return;
      }
      expect(right, `${id} ${name} is right now: take its known_miss away`).toBe(false);
      skip(expectation.known_miss);
    });
  });
});
