import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { readGroupSite } from './group-site.ts';
import { readPageServices } from './page-services.ts';

const page = (above: string, name: string, title = name) =>
  `<title>${title} | Linde</title><main><p>${above}</p><h1>${name}</h1><p>What we do, said at length.</p></main>`;
const read = (site: Readonly<Record<string, string>>) =>
  readPageServices(readGroupSite(createHtmlContext({ '/': '<main><h1>Linde</h1></main>', ...site }))).map(
    ({ name }) => name,
  );

describe('services with a page of their own', () => {
  it('have a line above their main heading that says so, two or more of them', () => {
    const site = { '/a': page('Ydelser', 'Lysterapi'), '/b': page('Ydelser (privat)', 'Vandforløb') };
    expect(read(site)).toEqual(['Lysterapi', 'Vandforløb']);
    expect(read({ '/a': site['/a'] })).toEqual([]);
    expect(read({ ...site, '/b': page('Historien', 'Vandforløb') })).toEqual([]);
  });

  it('are called as their title or their address, not by a slogan', () => {
    const slogan = page('Ydelser', 'Et nyt fundament', 'Vandforløb');
    expect(read({ '/a': page('Ydelser', 'Lysterapi'), '/b': page('Ydelser', 'Badning'), '/c': slogan })).toEqual([
      'Lysterapi',
      'Badning',
    ]);
  });

  it('are options of a form that name pages', () => {
    const options = ['Lysterapi', 'Vandforløb', 'Noget andet'].map((name) => `<option>${name}</option>`).join('');
    const form = `<main><h1>Skriv</h1><form><select name="a">${options}</select></form></main>`;
    const about = (name: string) => `<title>${name} | Linde</title><main><h1>${name}</h1></main>`;
    const site = { '/skriv': form, '/a': about('Lysterapi'), '/b': about('Vandforløb') };
    expect(read(site)).toEqual(['Lysterapi', 'Vandforløb']);
    expect(read({ ...site, '/b': about('Om stedet') })).toEqual([]);
  });
});
