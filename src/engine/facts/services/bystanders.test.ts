import { describe, expect, it } from 'vitest';
import { withoutBystanders } from './bystanders.ts';
import type { ChosenService } from './choose-services.ts';
import { tokenizeName } from './name-words.ts';

const HOME = 'http://shop.test';

/** Names as one list has them, each with the address of its link; null for none. */
function choose(kind: string, names: Readonly<Record<string, string | null>>): ChosenService[] {
  const members = Object.entries(names).map(([name, path]) => ({
    member: { name, hrefs: path === null ? [] : [`${HOME}${path}`], bodyWords: 0 },
  }));
  return members.map(
    (member) =>
      ({
        name: member.member.name,
        words: tokenizeName(member.member.name),
        seen: [{ group: { group: { kind }, members }, member }],
      }) as unknown as ChosenService,
  );
}
const namesOf = (chosen: readonly ChosenService[]) => withoutBystanders(chosen).map(({ name }) => name);

describe('what only stands among services', () => {
  it('is an option of a form about one of them, and no service that only the form names', () => {
    const cards = choose('cards', { Krankenfahrten: null, 'Drain cleaning': null });
    const options = choose('options', {
      'Frage zu Krankenfahrten': null,
      'Question on drain cleaning': null,
      'Emergency drain cleaning': null,
      Botenfahrten: null,
    });
    expect(namesOf([...cards, ...options])).toEqual([
      'Krankenfahrten',
      'Drain cleaning',
      'Emergency drain cleaning',
      'Botenfahrten',
    ]);
  });

  it('is where somebody is taken, and no service in several kinds', () => {
    expect(
      namesOf(
        choose('list', {
          'Flughafen München (MUC)': null,
          'Flughafen Salzburg (SZG)': null,
          'Flughafen Innsbruck (INN)': null,
          'Residential Plumbing': null,
          'Commercial Plumbing': null,
          'Thai Massage': null,
        }),
      ),
    ).toEqual(['Residential Plumbing', 'Commercial Plumbing', 'Thai Massage']);
  });

  it('is what alone leads to a page about no service, and no service whose list leads there', () => {
    const cards = { Itinéraire: '/plan-acces.html', Livres: '/livres.html', Reliure: null };
    expect(namesOf(choose('cards', cards))).toEqual(['Livres', 'Reliure']);
    expect(namesOf(choose('list', { Livres: '/contact.html', Reliure: '/contact.html' }))).toHaveLength(2);
  });
});
