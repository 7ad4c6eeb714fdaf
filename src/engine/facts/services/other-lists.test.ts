import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { readGroupSite } from './group-site.ts';
import { createListRefuser } from './other-lists.ts';

/** The names of all groups that may list services. */
function readNames(pages: Readonly<Record<string, string>>): string[] {
  const site = readGroupSite(createHtmlContext(pages));
  const isOther = createListRefuser(site);
  return site.groups
    .filter((group) => !isOther(group))
    .flatMap(({ members }) => members.map(({ member }) => member.name));
}

const listOf = (heading: string, items: readonly string[]) =>
  `<main><h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></main>`;
const pictures = (names: readonly string[]) =>
  `<main><h2>Rooms</h2>${names.map((name) => `<figure><img src="/p.jpg" alt=""><figcaption>${name}</figcaption></figure>`).join('')}</main>`;

describe('lists of something else than services', () => {
  it.each([
    ['what a price is made of', listOf('Book', ['Nights', 'Cleaning fee', 'Extra guest', 'Weekly discount']), 'Nights'],
    ['fees in French', listOf('Réserver', ['Nuitées', 'Frais de ménage', 'Caution']), 'Caution'],
    [
      'what others have to offer, each with its map',
      listOf(
        'Explore',
        ['Orla Inn', 'Tarn Market', 'Velmor Castle'].map(
          (name, at) => `<b>${name}</b> <a href="https://maps.example/${at}">Map</a>`,
        ),
      ),
      'Orla Inn',
    ],
    [
      'what is how far away',
      listOf('Explore', ['<b>Orla Beach</b> 4 km', '<b>Tarn Station</b> 12 km', '<b>Velmor Castle</b> 15 km']),
      'Velmor Castle',
    ],
    [
      'what a customer agrees to',
      listOf('Book', ['<a href="/a">House rules</a>', '<a href="/terms">Terms</a>', '<a href="/privacy">Privacy</a>']),
      'House rules',
    ],
    ['what pictures show', pictures(['Terrace', 'Kitchen', 'Garden']), 'Kitchen'],
    ['equipment', listOf('Équipements', ['Lave-linge', 'Barbecue', 'Parking']), 'Barbecue'],
    ['illnesses', listOf('How we help', ['Back pain', 'Headaches', 'Sports injuries', 'Posture']), 'Posture'],
    ['kinds of a thing', listOf('Types of keys', ['Plain keys', 'Car keys', 'Safe keys']), 'Safe keys'],
    ['ways to get in touch', listOf('Contact', ['Practice north', 'Practice south', 'By message']), 'By message'],
  ])('%s', (_, html, name) => {
    expect(readNames({ '/': html })).not.toContain(name);
  });

  it('are no lists of services with one fee, an illness in a list of treatments, or foreign bookings', () => {
    const cuts = ['Ladies cut', 'Gents cut', 'Coloring', 'Late booking fee'];
    expect(readNames({ '/': listOf('Prices', cuts) })).toContain('Coloring');
    const feet = ['Warts', 'Corns', 'Calluses', 'Insoles'];
    expect(readNames({ '/': listOf('Treatments', feet) })).toContain('Insoles');
    const booked = cuts.map((name) => `<a href="https://book.example/now">${name}</a>`);
    expect(readNames({ '/': listOf('Prices', booked) })).toContain('Ladies cut');
  });

  it('are one service at several places, and the kinds of what a heading offers are services', () => {
    const area = {
      '@context': 'https://schema.org',
      '@type': 'MovingCompany',
      areaServed: ['Berlin', 'Potsdam', 'Leipzig'],
    };
    const script = `<script type="application/ld+json">${JSON.stringify(area)}</script>`;
    const moves = listOf('Umzüge', ['Umzug Berlin', 'Umzug Potsdam', 'Umzug Leipzig']);
    expect(readNames({ '/': moves })).toContain('Umzug Potsdam');
    expect(readNames({ '/': script + moves })).not.toContain('Umzug Potsdam');
    expect(readNames({ '/': listOf('Types of treatments', ['Deep massage', 'Foot massage', 'Shiatsu']) })).toContain(
      'Shiatsu',
    );
  });

  it('are menus of the sections of a page, unless they name trades', () => {
    const menuOf = (names: readonly string[]) =>
      `<nav><ul>${names.map((name) => `<li><a href="#${name.length}">${name}</a></li>`).join('')}</ul></nav><main><h1>Linde</h1></main>`;
    expect(readNames({ '/': menuOf(['The house', 'The valley', 'Around us']) })).not.toContain('The valley');
    expect(readNames({ '/': menuOf(['Drain cleaning', 'Roof repair', 'Stump grinding']) })).toContain('Roof repair');
  });

  it('are short pieces beside the name of the business', () => {
    const html = '<title>Ada Linde</title><main><h1>Ada Linde</h1><p>Ada Linde | Osteopath | Urgent care</p></main>';
    expect(readNames({ '/': html })).not.toContain('Urgent care');
  });
});
