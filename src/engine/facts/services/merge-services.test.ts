import { describe, expect, it } from 'vitest';
import { mergeServices } from './merge-services.ts';

const target = (path: string) => ({ key: `shop.test/${path}`, href: `http://shop.test/${path}` });
const merge = (...names: readonly string[]) =>
  mergeServices(
    names.map((name) => ({ name, target: null })),
    [],
  ).map(({ name }) => name);

describe('mergeServices', () => {
  it.each([
    ['words that add nothing', ['Instalação de Espelhos', 'Espelhos'], ['Instalação de Espelhos']],
    ['the plain name first', ['Forro de PVC', 'Instalação de Forro PVC'], ['Forro de PVC']],
    ['what is joined to another', ['Micose', 'Micose / Fungos'], ['Micose']],
    ['one of two joined', ['Decks & fences', 'Decks', 'Fences'], ['Decks & fences']],
    ['both of two', ['Gutters', 'Windows', 'Gutters & windows'], ['Gutters', 'Windows']],
    [
      'both of two with more words',
      ['Gutter cleaning', 'Window cleaning', 'Gutters & windows'],
      ['Gutter cleaning', 'Window cleaning'],
    ],
    ['a word in small letters of another', ['Wood staining', 'staining'], ['Wood staining']],
    ['a service that another says more of', ['Pool closing', 'Closing service'], ['Pool closing']],
    [
      'two labels in one that others name',
      ['Laser · Body care', 'Laser therapy', 'Body care and rest'],
      ['Laser therapy', 'Body care and rest'],
    ],
    ['the head of several', ['Box', 'Glass box', 'Shower box'], ['Glass box', 'Shower box']],
  ])('takes for one: %s', (_, names, merged) => {
    expect(merge(...names)).toEqual(merged);
  });

  it.each([
    [['Osteopathy', 'Cranial osteopathy']],
    [['Roof repair', 'Roof installation']],
    [['Lawn care', 'Hedge care']],
  ])('keeps %j', (names) => {
    expect(merge(...names).slice(0, 2)).toEqual(names.slice(0, 2));
  });

  it('keeps two that have a page each, and takes two that lead to one page for one', () => {
    const [heating, repair] = [target('heating'), target('heating-repair')];
    const named = (one: typeof heating) => [
      { name: 'Heating', target: heating },
      { name: 'Heating services', target: one },
    ];
    expect(mergeServices(named(repair), [])).toHaveLength(2);
    expect(mergeServices(named({ ...heating, key: 'www.other.test/heating.html' }), [])).toHaveLength(1);
  });

  it('takes what leads to the page of another, which is called like the other alone, for the other', () => {
    const parking = target('car-park-cleaning-orla.html');
    const named = ['Car park cleaning', 'Car parks and garages', 'Windows'].map((name) => ({ name, target: parking }));
    expect(mergeServices(named, []).map(({ name }) => name)).toEqual(['Car park cleaning', 'Windows']);
    const other = { name: 'Car park', target: target('car-park-cleaning-tarn.html') };
    expect(mergeServices([...named, other], [])).toHaveLength(2);
  });

  it('takes a word with a place for the known name that has the word', () => {
    const named = ['Antiques and fine art moving', 'Antiques in Orla', 'Pianos in Orla'].map((name, at) => {
      return { name, target: target(`${at}`) };
    });
    expect(mergeServices(named, [['orla']]).map(({ name }) => name)).toEqual([named[0]?.name, 'Pianos in Orla']);
  });

  it('gives the page of a name to the same name without one', () => {
    const named = [
      { name: 'Drain cleaning', target: null },
      { name: 'Drain Cleaning', target: target('drains') },
    ];
    expect(mergeServices(named, [])).toEqual([{ name: 'Drain cleaning', target: target('drains') }]);
  });

  it('takes for one what names the page of another, and knows a page wherever in the list it is named', () => {
    const named = (...names: readonly (readonly [string, string | null])[]) =>
      mergeServices(
        names.map(([name, path]) => ({ name, target: path === null ? null : target(path) })),
        [],
      ).map(({ name }) => name);
    expect(named(['Painting & coating', 'painting'], ['Painting', 'walls'])).toEqual(['Painting & coating']);
    expect(named(['Painting & coating', 'colors'], ['Painting', 'painting'])).toHaveLength(2);
    const eyes = ['Brows and lashes', 'brows-lashes'] as const;
    expect(named(['Brows and lashes', null], ['Lashes & dots', 'brows-lashes'], eyes)).toEqual(['Brows and lashes']);
  });
});
