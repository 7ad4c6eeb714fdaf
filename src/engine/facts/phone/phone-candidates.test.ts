import { describe, expect, test } from 'vitest';
import { asciiDigits } from './digit-runs.ts';
import { findPhonesInText } from './phone-candidates.ts';
import { createPhoneParser, isPlaceholderNumber, readPhoneNumber } from './phone-number.ts';

const certain = (text: string, country: string | null, above = ''): string[] =>
  findPhonesInText(asciiDigits(text), above, country, createPhoneParser())
    .filter((one) => one.isCertain)
    .map((one) => (one.label === 'fax' ? `fax ${one.number.e164}` : one.number.e164));

describe('formats of phone numbers', () => {
  test.each([
    ['US', 'Call (404) 555-0114 today', '+14045550114'],
    ['US', '404.555.0114', '+14045550114'],
    ['US', '1-877-555-0189', '+18775550189'],
    ['US', '519 Larkspur Avenue, Suite 200 (404) 555-0114', '+14045550114'],
    ['US', '(404 555-0114)', '+14045550114'],
    ['US', 'Phone: 4045550114', '+14045550114'],
    ['US', 'Atlanta, GA 30307. 404-555-0114. Dr Shapiro', '+14045550114'],
    ['US', 'Call 1-800-356-9377 (1-800-FLOWERS)', '+18003569377'],
    ['CA', '416-967-1111 ext. 22', '+14169671111'],
    ['GB', '0808 157 0184', '+448081570184'],
    ['GB', 'T: 020 7946 0018', '+442079460018'],
    ['GB', '+44 (0)20 7946 0018', '+442079460018'],
    ['GB', '01865 278 200', '+441865278200'],
    ['IE', '(01) 679 6555', '+35316796555'],
    ['AU', '(03) 7010 0105', '+61370100105'],
    ['AU', '0413 987 201', '+61413987201'],
    ['AU', 'Call 1300 762 391', '+611300762391'],
    ['FR', '0 805 123 456', '+33805123456'],
    ['FR', '06 11 22 33 45', '+33611223345'],
    ['AU', 'Call 13 13 90', '+61131390'],
    ['NZ', '09 302 0305', '+6493020305'],
    ['DE', 'Tel.: 02524 / 555 01 99', '+4925245550199'],
    ['DE', '+49 (0) 2524 5550199', '+4925245550199'],
    ['DE', '0049 2524 5550199', '+4925245550199'],
    ['DE', '030/901820', '+4930901820'],
    ['DE', 'Telefon030/901820', '+4930901820'],
    ['AT', 'Telefon: +43 1 58858-0', '+431588580'],
    ['CH', '044 211 22 33', '+41442112233'],
    ['FR', '06 70 00 15 55', '+33670001555'],
    ['FR', '06.70.00.15.55', '+33670001555'],
    ['FR', '+33 (0)6 70 00 15 55', '+33670001555'],
    ['IT', 'Cell. 320 555 0142', '+393205550142'],
    ['IT', '+39 051 634 0012', '+390516340012'],
    ['ES', '943 12 45 78', '+34943124578'],
    ['ES', 'Teléfono943 12 45 78', '+34943124578'],
    ['PL', 'tel. 512-367-904', '+48512367904'],
    ['PL', '(22) 621 03 70', '+48226210370'],
    ['NL', '020-624 11 11', '+31206241111'],
    ['PT', '213 476 500', '+351213476500'],
    ['BR', '(11) 98123-4076', '+5511981234076'],
    ['MX', '55 5208 3700', '+525552083700'],
    ['IN', '+91 84848 55512', '+918484855512'],
    ['IN', '84848 55512', '+918484855512'],
    ['JP', '電話03-3999-0135', '+81339990135'],
    ['JP', 'ＴＥＬ　０３－３９９９－０１３５', '+81339990135'],
    ['JP', '0120-12-8472', '+81120128472'],
    [null, '+48 512 367 904', '+48512367904'],
  ] as const)('%s: %s', (country, text, e164) => {
    expect(certain(text, country)[0]).toBe(e164);
  });
});

describe('two numbers in one line', () => {
  test.each([
    ['DE', 'Tel. 02524 5550199 / 0171 8841297', ['+4925245550199', '+491718841297']],
    ['DE', 'Tel: 02524 5550199 Fax: 02524 9293607', ['+4925245550199', 'fax +4925249293607']],
    ['IT', '+39 320 555 0142 - +39 333 555 0133', ['+393205550142', '+393335550133']],
    ['US', '(985) 555-0180 or 1-877-555-0189', ['+19855550180', '+18775550189']],
    ['US', 'Phone 985-555-0180 | Fax 985-652-9081', ['+19855550180', 'fax +19856529081']],
    ['GB', '020 7946 0018 / 07911 223844', ['+442079460018', '+447911223844']],
  ] as const)('%s: %s', (country, text, expected) => {
    expect(certain(text, country)).toEqual(expected);
  });
});

describe('digits that are not a phone number', () => {
  test.each([
    ['IT', 'P.IVA 02345670377'],
    ['IT', 'C.F. e P. IVA: 02345670377'],
    ['DE', 'USt-IdNr.: DE 276452187'],
    ['DE', 'Steuernummer 304/5123/0456'],
    ['DE', 'IBAN DE89 3704 0044 0532 0130 00'],
    ['DE', 'Amtsgericht Münster HRB 12345'],
    ['DE', 'Mo-Fr 08.30-12.00 13.30-18.00 Uhr'],
    ['DE', 'Stand: 12.05.2024'],
    ['FR', 'SIRET : 812 345 678 00012'],
    ['FR', 'RCS Nanterre 812 345 678'],
    ['PL', 'NIP: 526-10-40-828'],
    ['PL', 'REGON 012345678'],
    ['AU', 'ABN 51 824 753 556'],
    ['GB', 'Company No. 07496944'],
    ['GB', 'VAT Reg No: 123 4567 89'],
    ['US', 'License #1029384756'],
    ['US', '© 2019-2024 All rights reserved'],
    ['US', 'Over 1,000,000 served since 1998'],
    ['US', '$4045550114'],
    ['US', 'order AB4045550114'],
    ['US', 'Lat 33.766412 Long -84.349123'],
    ['US', '2021 2022 2023'],
    ['US', 'Call 123-456-7890'],
    ['US', 'Phone: +1 234 567 8900'],
    ['GB', '01234 567890'],
    ['FR', '01 23 45 67 89'],
    ['PL', '123 456 789'],
    ['FR', '06 01 02 03 04'],
    ['FR', '06 11 22 33 44'],
    ['ES', 'Tel. 600 123 456'],
    ['DE', '0171 7654321'],
    ['CA', 'RBQ : 514-731-4401'],
    ['CA', 'Membre 5147-3144-01'],
    ['DE', '0000 000000'],
    ['JP', '登録番号：T3010401012345'],
    ['JP', '2024年11月21日'],
    [null, '020 7946 0018'],
  ] as const)('%s: %s', (country, text) => {
    expect(certain(text, country)).toEqual([]);
  });
});

test('a bare label in the line above labels the number', () => {
  expect(certain('02524 9293607', 'DE', 'Fax')).toEqual(['fax +4925249293607']);
  expect(certain('4045550114', 'US', 'Phone')).toEqual(['+14045550114']);
});

test('fiction ranges that real sites print are kept, keyboard sequences are not', () => {
  expect(readPhoneNumber('(404) 555-0123', 'US')?.e164).toBe('+14045550123');
  expect(isPlaceholderNumber('+14045550123')).toBe(false);
  expect(isPlaceholderNumber('+491234567890')).toBe(true);
  expect(isPlaceholderNumber('9876543210')).toBe(true);
  expect(isPlaceholderNumber('00000000')).toBe(true);
});

test('country codes without a plus count for the own country only', () => {
  expect(readPhoneNumber('918484855512', 'IN')?.e164).toBe('+918484855512');
  expect(readPhoneNumber('918484855512', 'US')).toBeNull();
});

test('long hostile lines give no number', () => {
  expect(certain(`${'1 '.repeat(50_000)}${'(('.repeat(20_000)}${'9-'.repeat(50_000)}`, 'DE')).toEqual([]);
});
