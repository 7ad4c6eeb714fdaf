import { expect, it } from 'vitest';
import { addressPart } from './address-part.ts';

it.each([
  [
    'Titolare del trattamento dei dati personali è: Trattoria Larice, Via Dante 1, Manzano, 33044 Udine. Responsabile è: Anna Larice.',
    'Trattoria Larice, Via Dante 1, Manzano, 33044 Udine',
  ],
  ['Cabinet en semaine 12 rue du Moulin, 62110 Hénin-Beaumont', '12 rue du Moulin, 62110 Hénin-Beaumont'],
  [
    'Address: Tanner House, London Road, Storrington, Pulborough, West Sussex RH20 3JT',
    'Tanner House, London Road, Storrington, Pulborough, West Sussex RH20 3JT',
  ],
  ['Tanner House, 14 London Road, Pulborough RH20 3JT', 'Tanner House, 14 London Road, Pulborough RH20 3JT'],
  [
    'Tour Larice, 6 avenue du Moulin, 92400 Courbevoie - Tél. 01 99 00 12 34 - post@larice.example',
    'Tour Larice, 6 avenue du Moulin, 92400 Courbevoie',
  ],
  [
    'Shop 4, 1st Floor, Streets of Larkspur Mall, Maan Road, Hinjewadi Phase 1, Pune - 411057',
    'Shop 4, 1st Floor, Streets of Larkspur Mall, Maan Road, Hinjewadi Phase 1, Pune - 411057',
  ],
  ['14 Pine Street, Duluth, MN 55802', '14 Pine Street, Duluth, MN 55802'],
  ['somewhere in the woods', 'somewhere in the woods'],
])('is the address without the sentence around it: %s', (line, expected) => {
  expect(addressPart(line)).toBe(expected);
});
