import { describe, expect, test } from 'vitest';
import { withoutFirm } from './firm-before-street.ts';

describe('a street behind the firm in its line', () => {
  test.each([
    ['Muster Bau GmbH Lindenweg 5', 'Lindenweg 5'],
    ['Muster GmbH & Co. KG Am Alten Markt 5', 'Am Alten Markt 5'],
    ['Studio Verdi S.r.l. Via Roma 12', 'Via Roma 12'],
    ['Studio Verdi Via Roma 12', 'Via Roma 12'],
    ['Cabinet Dupont Avocats rue de la Paix 12', 'rue de la Paix 12'],
    ['Malermeister Jan Beyer Lindenweg 5', 'Lindenweg 5'],
    ['Blue Door LLC 12 Elm Street', '12 Elm Street'],
    ['Firma Kowalski Sp. z o.o. ul. Długa 4', 'ul. Długa 4'],
    ['Agence 25 rue Haute', '25 rue Haute'],
    ['Magasin Durand 3 bis, avenue Jean Moulin', '3 bis, avenue Jean Moulin'],
    // Nothing to cut.
    ['Résidence Les Pins 25 rue Haute', 'Résidence Les Pins 25 rue Haute'],
    ['Lindenweg 5', 'Lindenweg 5'],
    ['Neue Große Bergstraße 12', 'Neue Große Bergstraße 12'],
    ['Zona Industriale Via Roma 12', 'Zona Industriale Via Roma 12'],
    ['Via Emilia 4', 'Via Emilia 4'],
    ['12 Boulevard Rue Haute', '12 Boulevard Rue Haute'],
    ['Avenue du Parc 7', 'Avenue du Parc 7'],
    ['Muster GmbH', 'Muster GmbH'],
  ])('%s: %s', (part, expected) => {
    expect(withoutFirm(part, new Set(['malermeister jan beyer']))).toBe(expected);
  });
});
