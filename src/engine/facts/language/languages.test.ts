import { describe, expect, it } from 'vitest';
import { detectLanguage } from './languages.ts';

describe('the language of a text', () => {
  const danish =
    'Vi er en familieejet virksomhed som har været i branchen siden 1987. Vi tilbyder alt inden for murerarbejde og renovering til private og erhverv.';

  it('is what its words say, whatever the page declares', () => {
    expect(detectLanguage(danish)).toBe('da');
    expect(detectLanguage(danish, 'en')).toBe('da');
    expect(detectLanguage('Wir sind ein Familienbetrieb und arbeiten seit 1987 in der Region.', 'da')).toBe('de');
  });

  it('is not what a single word looks like, however often it stands there', () => {
    const hours = 'Mon 8 am to 5 pm, Tue 8 am to 1 pm, Wed 8 am to 1 pm, Thu 8 am to 5 pm. Call us about all the rest.';
    expect(detectLanguage(hours)).toBe('en');
    const glued = 'Open 6:00am in the week, Mon 6:00am, Tue 6:00am, Wed 6:00am, Thu 6:00am, Fri 6:00am in the gym.';
    expect(detectLanguage(glued)).not.toBe('de');
  });

  it('is the declared one where the words are nearly as much its own', () => {
    const both = 'Tid til klip? Vi har tid til dig hver dag, og du kan ringe til salonen.';
    expect([detectLanguage(both, 'da'), detectLanguage(both, 'no')]).toEqual(['da', 'no']);
  });
});
