import { describe, expect, it } from 'vitest';
import { estimateReviews, planningFigures } from './feasibility.ts';

describe('estimateReviews', () => {
  it.each([
    [{ sms: 0, email: 0, inPerson: 0 }, [0, 0, 'nobody-to-ask', 0]],
    [{ sms: 0, email: 0, inPerson: 40 }, [0, 0, 'nobody-to-ask', 40]],
    [{ sms: 1, email: 0, inPerson: 0 }, [0, 0, 'out-of-reach', 0]],
    [{ sms: 40, email: 60, inPerson: 5 }, [6, 16, 'out-of-reach', 5]],
    [{ sms: 100, email: 0, inPerson: 0 }, [15, 31, 'uncertain', 0]],
    [{ sms: 125, email: 0, inPerson: 0 }, [18, 39, 'uncertain', 0]],
    [{ sms: 140, email: 0, inPerson: 0 }, [21, 44, 'possible', 0]],
    [{ sms: 0, email: 300, inPerson: 0 }, [4, 21, 'uncertain', 0]],
    [{ sms: -5, email: Number.NaN, inPerson: 2.9 }, [0, 0, 'nobody-to-ask', 2]],
  ])('%j', (counts, [low, high, outlook, notCalculated]) => {
    expect(estimateReviews(counts)).toEqual({ low, high, outlook, notCalculated });
  });

  it('never says more than the best figure less the smallest loss', () => {
    for (let sms = 0; sms < 500; sms += 7) {
      for (let email = 0; email < 2_000; email += 131) {
        const { low, high } = estimateReviews({ sms, email, inPerson: 0 });
        expect(low).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(
          (sms * planningFigures.sms.high + email * planningFigures.email.high) * 0.9 + 1e-6,
        );
      }
    }
  });

  it('says that the evidence is weak', () => expect(planningFigures.standing).toContain('weak'));
});
