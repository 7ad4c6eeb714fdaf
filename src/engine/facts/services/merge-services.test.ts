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
});
