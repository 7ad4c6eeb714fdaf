import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { readFullName } from './full-names.ts';
import { readGroupSite } from './group-site.ts';

/** The full name of the service "Kitchens" by what the main heading of its page says. */
function read(heading: string, others: readonly string[], name = 'Kitchens', title = 'Linde'): string {
  const page = `<title>${title}</title><main><h1>${heading}</h1><p>We see to the fitting, renovation and care of it, as Velmor and a plumber do.</p></main>`;
  const site = readGroupSite(createHtmlContext({ '/': '<main><h1>Linde</h1></main>', '/own': page }));
  const key = `${new URL(site.context.home.url).host}/own`;
  return readFullName(site, name, key, others, (one) => one.replace(/ in Orla$/, ''));
}

const RENOVATION = ['Renovation of baths', 'Renovation of flats', 'Kitchens'];

describe('readFullName', () => {
  it('adds the work that the page of a service names and other services have', () => {
    expect(read('Renovation of kitchens in Orla – what it costs', RENOVATION)).toBe('Renovation of kitchens');
    expect(read('Welcome', RENOVATION, 'Kitchens', 'Renovation of kitchens | Linde')).toBe('Renovation of kitchens');
    expect(read('Reinigung für Solardächer', ['Gebäudereinigung', 'Treppenreinigung'], 'Solardächer')).toBe(
      'Reinigung für Solardächer',
    );
  });

  it('takes the longer name where the site names it elsewhere too', () => {
    expect(read('Private sauna', ['Private sauna'], 'Sauna')).toBe('Private sauna');
    expect(read('Private sauna', ['Massage'], 'Sauna')).toBe('Sauna');
  });

  it('says services of things alone', () => {
    expect(read('Commercial pool services', [], 'Commercial pools')).toBe('Commercial pool services');
    expect(read('Drain cleaning services', [], 'Drain cleaning')).toBe('Drain cleaning');
  });

  it.each([
    ['no word of other services', 'Fitting of kitchens', RENOVATION],
    ['two words', 'Careful renovation of kitchens', RENOVATION],
    ['another service beside it', 'Renovation & kitchens', RENOVATION],
    ['a proper name', 'Kitchens Velmor', ['Baths Velmor', 'Flats Velmor']],
    ['who does it', 'Kitchens plumber', ['Baths plumber', 'Flats plumber']],
  ])('does not add %s', (_, heading, others) => {
    expect(read(heading, others)).toBe('Kitchens');
  });
});
