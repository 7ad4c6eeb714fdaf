import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import type { ChosenService } from './choose-services.ts';
import { type GroupSite, readGroupSite } from './group-site.ts';
import { withoutStrangers } from './strangers.ts';

/** Every name that a group of the site has. */
function chooseAll(site: GroupSite): ChosenService[] {
  return site.groups.flatMap((group) =>
    group.members.map(
      (member) => ({ name: member.member.name, seen: [{ group, member }] }) as unknown as ChosenService,
    ),
  );
}

const namesOf = (site: Readonly<Record<string, string>>): string[] => {
  const read = readGroupSite(createHtmlContext(site));
  return withoutStrangers(read, chooseAll(read)).map(({ name }) => name);
};

const QUOTE = 'They came within the hour, swept the whole yard and left it cleaner than it was before they began.';
const BELOW = (name: string) => `<div class="c"><p>${name.length} weeks ago: ${QUOTE}</p><h6>${name}</h6></div>`;

const listOf = (heading: string, items: readonly string[]) =>
  `<main><h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></main>`;

describe('names that are nothing of the business’s own', () => {
  it.each([
    [
      'who signs a passage',
      `<h2>Services</h2>${BELOW('Ann Merrow')}${BELOW('Joe Tarn')}${BELOW('Sue Orlavik')}`,
      'Ann Merrow',
    ],
    [
      'jobs',
      '<h2>Vagas</h2><ul><li>Jardineiro</li><li>Auxiliar de campo</li><li>Chefe de equipe</li></ul>',
      'Auxiliar de campo',
    ],
    [
      'partners',
      '<h2>Nos partenaires</h2><ul><li>Velmor Selles</li><li>Orla Transport</li><li>Tarn Photo</li></ul>',
      'Orla Transport',
    ],
    [
      'the badge of a package',
      '<h2>Packages</h2><div><div class="p"><strong>Start</strong><p>€ 900</p></div><div class="p"><strong>Most chosen</strong><p>Full course € 1200</p></div><div class="p"><strong>Full course</strong><p>€ 1200</p></div></div>',
      'Most chosen',
    ],
    [
      'lines of the main heading',
      '<h1><span>Sweet bread</span><br><span>baked slowly</span><br><span>every day</span></h1><div><p>Sweet bread</p><p>baked slowly</p><p>every day</p></div>',
      'baked slowly',
    ],
  ])('%s', (_, html, name) => {
    expect(namesOf({ '/': `<main>${html}</main>` })).not.toContain(name);
  });

  it('are what the business calls itself in a heading of most pages', () => {
    const page = (names: readonly string[]) =>
      `<main>${names.map((name) => `<div class="card"><h3>${name}</h3><p>We do it with care and take our time.</p></div>`).join('')}</main>`;
    const others = ['Frames', 'Lenses'];
    const calls = page(['Practice for sight', ...others]);
    const named = { '/': calls, '/a': calls, '/b': page(others), '/c': page(others), '/d': page(others) };
    expect(namesOf({ ...named, '/b': calls })).not.toContain('Practice for sight');
    expect(namesOf(named)).toContain('Practice for sight');
  });

  it('are captions on a page of pictures, pages about one job done, and sides of a comparison', () => {
    const pictures = listOf('Trees', ['Oak in a yard', 'Two old limes', 'A hedge in snow']);
    expect(namesOf({ '/': '<h1>Linde</h1>', '/gallery.html': pictures })).not.toContain('Two old limes');
    expect(namesOf({ '/': '<h1>Linde</h1>', '/trees.html': pictures })).toContain('Two old limes');
    const jobs = ['Oak felling', 'Lime pruning', 'Hedge laying'].map(
      (name) => `<a href="/case-studies/${name.toLowerCase().replace(' ', '-')}">${name}</a>`,
    );
    expect(namesOf({ '/': listOf('Trees', jobs) })).not.toContain('Lime pruning');
    const trades = ['The arborist', 'The gardener', 'The forester'];
    expect(namesOf({ '/': listOf('What are the differences?', trades) })).not.toContain('The forester');
  });

  it('but a service below its own heading is', () => {
    const card = (name: string) => `<div class="c"><h3>${name}</h3><p>${QUOTE} ${name}.</p></div>`;
    const html = `<h2>Services</h2>${card('Hedge trimming')}${card('Stump grinding')}${card('Tree felling')}`;
    expect(namesOf({ '/': `<main>${html}</main>` })).toContain('Stump grinding');
  });
});
