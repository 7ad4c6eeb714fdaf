import { expect, it } from 'vitest';
import { addressPart } from './address-part.ts';

it.each([
  [
    'Titolare del trattamento dei dati personali è: Trattoria Larice, Via Dante 1, Cesena, 47521 Forlì. Responsabile è: Anna Larice.',
    'Trattoria Larice, Via Dante 1, Cesena, 47521 Forlì',
  ],
  ['Cabinet en semaine 12 rue du Moulin, 71100 Chalon-sur-Saône', '12 rue du Moulin, 71100 Chalon-sur-Saône'],
  [
    'Address: Tanner House, Norwich Road, Yaxham, Dereham, Norfolk NR19 1AB',
    'Tanner House, Norwich Road, Yaxham, Dereham, Norfolk NR19 1AB',
  ],
  ['Tanner House, 14 Norwich Road, Dereham NR19 1AB', 'Tanner House, 14 Norwich Road, Dereham NR19 1AB'],
  [
    'Tour Larice, 6 avenue du Moulin, 71000 Mâcon - Tél. 01 99 00 12 34 - post@larice.example',
    'Tour Larice, 6 avenue du Moulin, 71000 Mâcon',
  ],
  [
    'Shop 4, 1st Floor, Streets of Larkspur Mall, Temple Road, Kothrud Phase 1, Nashik - 422009',
    'Shop 4, 1st Floor, Streets of Larkspur Mall, Temple Road, Kothrud Phase 1, Nashik - 422009',
  ],
  ['14 Pine Street, Duluth, MN 55802', '14 Pine Street, Duluth, MN 55802'],
  ['somewhere in the woods', 'somewhere in the woods'],
])('is the address without the sentence around it: %s', (line, expected) => {
  expect(addressPart(line)).toBe(expected);
});
