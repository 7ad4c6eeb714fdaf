import { describe, expect, test } from 'vitest';
import { findNumberLabel, isBareLabel } from './number-labels.ts';

describe('findNumberLabel', () => {
  test.each([
    ['Tel: ', '', 'phone'],
    ['Call us today for a free quote ', '', 'phone'],
    ['Fax: ', '', 'fax'],
    ['Telefax ', '', 'fax'],
    [' · Fax ', '', 'fax'],
    ['Tel./Fax: ', '', 'phone'],
    ['Phone & Fax ', '', 'phone'],
    ['Fax / Tel ', '', 'phone'],
    ['Télécopie : ', '', 'fax'],
    ['ＦＡＸ', '', 'fax'],
    ['Mobil: ', '', 'mobile'],
    ['Handy ', '', 'mobile'],
    ['Kom. ', '', 'mobile'],
    ['WhatsApp ', '', 'whatsapp'],
    ['お電話はこちら ', '', 'phone'],
    ['T: ', '', 'phone'],
    ['M. ', '', 'mobile'],
    ['T 0123 | F ', '', 'fax'],
    ['', ' (Fax)', 'fax'],
    ['', ' (mobile)', 'mobile'],
    ['USt-IdNr.: DE', '', 'identifier'],
    ['P.IVA ', '', 'identifier'],
    ['C.F. e P. IVA: ', '', 'identifier'],
    ['SIRET : ', '', 'identifier'],
    ['Immatriculation : ', ' R.C.S Nanterre', 'identifier'],
    ['NIP: ', '', 'identifier'],
    ['ABN ', '', 'identifier'],
    ['Lic# ', '', 'identifier'],
    ['License No. ', '', 'identifier'],
    ['Company Reg. No: ', '', 'identifier'],
    ['IBAN: DE', '', 'identifier'],
    ['Rekeningnummer: BE ', '', 'identifier'],
    ['登録番号：T', '', 'identifier'],
    ['To order: ', '', null],
    ['Smith Tax Company ', '', null],
    ['Licensed and insured. Call ', '', 'phone'],
    ['Registration closes soon. Phone ', '', 'phone'],
    ['', '', null],
    ['founded in ', '', null],
  ] as const)('%j before, %j after: %s', (before, after, label) => {
    expect(findNumberLabel(before, after)).toBe(label);
  });
});

test('a bare label applies to the next line, prose and lines with numbers do not', () => {
  expect(isBareLabel('Phone')).toBe(true);
  expect(isBareLabel('Fax:')).toBe(true);
  expect(isBareLabel('電話番号')).toBe(true);
  expect(isBareLabel('Our opening hours')).toBe(false);
  expect(isBareLabel('Tel 030 123')).toBe(false);
  expect(isBareLabel('Call one of our friendly team members at any time')).toBe(false);
});
