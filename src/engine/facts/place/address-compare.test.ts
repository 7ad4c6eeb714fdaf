import { expect, test } from 'vitest';
import type { Address } from '#shared/audit/business.ts';
import { addressLine, compareAddresses } from './address-compare.ts';
import { isPlaceholderAddress } from './address-placeholder.ts';

const at = (
  street: string | null,
  city: string | null,
  postalCode: string | null = null,
  country: string | null = null,
): Address => ({ street, city, region: null, postalCode, country });

test.each([
  ['abbreviations both ways', at('2958 Center Rd', 'Snell', '30039'), at('2958 Center Road', 'Snell', '30039'), 'same'],
  [
    'a unit left out',
    at('427 Moor Ave, Suite 200', 'Atlanta', '30307'),
    at('427 Moor Avenue', 'Atlanta', '30307'),
    'same',
  ],
  ['unit forms', at('201 Park Blvd #4', 'Frank', '40601'), at('201 Park Blvd Ste 4', 'Frank', '40601'), 'same'],
  ['directions and ordinals', at('505 West First Street', 'La', '70068'), at('505 W 1st St', 'La', '70068'), 'same'],
  ['German street forms', at('Lindenstraße 4', 'Ahlen', '59227'), at('Lindenstr. 4', 'Ahlen', '59227'), 'same'],
  [
    'one slip of the keyboard',
    at('Richard-Weber-Staße 73', 'Berlin', '10249'),
    at('Richard-Weber-Straße 73', 'Berlin', '10249'),
    'same',
  ],
  [
    'districts for the city',
    at('317b Harbour Rd', 'Pelaw', 'NE10 0QD'),
    at('317b Harbour Rd', 'Gateshead', 'NE10 0QD'),
    'same',
  ],
  ['ZIP and ZIP+4', at('1 A St', 'B', '30039'), at('1 A St', 'B', '30039-1234'), 'same'],
  ['a town without a street', at(null, 'Ahlen', '59227'), at('Lindenstr. 4', 'Ahlen', '59227'), 'same'],
  ['Japanese blocks', at('春日町5丁目9-12', '練馬区'), at('春日町5-9-12', '練馬区'), 'same'],
  [
    'another code for the same house',
    at('12 High St', 'Lewes', 'BN7 2LU'),
    at('12 High St', 'Lewes', 'BN7 1AA'),
    'contradiction',
  ],
  ['another house', at('521 Toora Road', 'Toora', '3962'), at('485 Toora Road', 'Toora', '3962'), 'other'],
  ['another street', at('12 High St', 'Lewes', 'BN7 2LU'), at('12 Mill Lane', 'Lewes', 'BN7 2LU'), 'other'],
  ['another town', at('1412 Route 9', 'Yarm'), at('570 Route 28', 'Harw'), 'other'],
  ['another country', at(null, 'Paris', null, 'FR'), at(null, 'Paris', null, 'US'), 'other'],
] as const)('%s', (_, a, b, relation) => {
  expect(compareAddresses(a, b)).toBe(relation);
  expect(compareAddresses(b, a)).toBe(relation);
});

test.each([
  [at('123 Main Street', 'Dallas', '75201', 'US'), true],
  [at('123 Main St, Suite 100', 'Anytown', '12345', 'US'), true],
  [at('Your Street 1', 'Your City'), true],
  [at('Musterstraße 1', 'Musterstadt', '12345'), true],
  [at('Via Esempio 1', 'Milano', '20100'), true],
  [at('[Street]', '[City]'), true],
  [at('1123 Main Street', 'Ely', '55731', 'US'), false],
  [at('12 Main Street', 'Naas'), false],
  [at('23 Street Farm', 'Bury', 'IP28 6AA'), false],
  [at('Via Roma 1', 'Bra', '12042', 'IT'), false],
  [at('1 Erie Blvd', 'Schenectady', '12345', 'US'), false],
])('a placeholder: %j %s', (address, expected) => {
  expect(isPlaceholderAddress(address)).toBe(expected);
});

test('an address in one line omits missing parts', () => {
  expect(addressLine(at('Lindenstr. 4', 'Ahlen', '59227', 'DE'))).toBe('Lindenstr. 4, 59227 Ahlen, DE');
  expect(addressLine(at(null, 'Akron'))).toBe('Akron');
});
