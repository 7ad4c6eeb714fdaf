import { describe, expect, it } from 'vitest';
import { countList } from './campaign-customer.ts';
import { customerLimits } from './customer-limits.ts';
import { parseCustomers } from './parse-customers.ts';

const settings = { country: 'US', today: '2026-11-21' } as const;
const parse = (text: string) => parseCustomers(text, settings);
const only = (text: string) => {
  const { customers } = parse(text);
  expect(customers).toHaveLength(1);
  return customers[0];
};

describe('parseCustomers', () => {
  it('reads headings in any order and language of programs', () => {
    expect(
      only(
        'Email Address;Last Name;First Name;Mobile;Last visit;SMS consent;Time zone;State\ndana@a.example;Miller;Dana;(313) 555-0142;11/02/2026;yes;America/Detroit;mi',
      ),
    ).toEqual({
      id: '+13135550142',
      name: 'Dana Miller',
      phone: '+13135550142',
      email: 'dana@a.example',
      lastVisit: '2026-11-02',
      consent: { sms: true, email: false },
      timeZone: 'America/Detroit',
      state: 'MI',
    });
  });

  it('reads a pasted list without headings by what it looks like', () => {
    const { customers, problems } = parse(
      'Dana Miller\t313-555-0142\t2026-11-02\tyes\nSam Lee\t313 555 0143\t2026-10-30\tno',
    );
    expect(problems).toEqual([]);
    expect(customers.map(({ name, phone, consent }) => [name, phone, consent.sms])).toEqual([
      ['Dana Miller', '+13135550142', true],
      ['Sam Lee', '+13135550143', false],
    ]);
  });

  it('reads quoted cells with delimiters, quotes and line ends, and a byte order mark', () => {
    expect(only('\uFEFFname,email\r\n"Miller, ""Dana""\nJr.",dana@a.example\r\n')?.name).toBe('Miller, "Dana"\nJr.');
  });

  it.each([
    ['', false],
    ['yes', true],
    ['Y', true],
    ['opted in', true],
    ['no', false],
    ['maybe', false],
    ['pending', false],
    ['STOP', false],
  ])('consent %j is %s', (word, isGiven) => {
    expect(only(`name,phone,consent\nDana,3135550142,${word}`)?.consent.sms).toBe(isGiven);
  });

  it('takes consent for one way for that way only', () => {
    const text = 'name,phone,email,consent\nDana,3135550142,d@a.example,text';
    expect(only(text)?.consent).toEqual({ sms: true, email: false });
    expect(only(text.replace(',text', ',e-mail'))?.consent).toEqual({ sms: false, email: true });
  });

  it('takes a person once, with consent only where every line gives it', () => {
    const { customers, duplicates } = parse(
      'name,phone,email,consent\nDana,3135550142,,yes\n,+1 313 555 0142,dana@a.example,no\nD. Miller,,DANA@a.example,yes',
    );
    expect(duplicates).toBe(2);
    expect(customers).toHaveLength(1);
    expect(customers[0]).toMatchObject({
      name: 'Dana',
      email: 'dana@a.example',
      consent: { sms: false, email: false },
    });
  });

  it('says by line what it could not use', () => {
    const { customers, problems } = parse('name,phone,email,last visit,zone\nDana,12,x@,31/31/2026,Detroit\n,1,,,\n');
    expect(customers).toHaveLength(1);
    expect(problems.map(({ line, isLeftOut }) => [line, isLeftOut])).toEqual([
      [2, false],
      [2, false],
      [2, false],
      [2, false],
      [3, true],
    ]);
    expect(parse('name,last visit\nDana,2027-01-01').customers[0]?.lastVisit).toBeNull();
  });

  it('keeps to its bounds and says so', () => {
    const many = Array.from({ length: customerLimits.customers + 5 }, (_, index) => `P${index},p${index}@a.example`);
    const { customers, tooMany } = parse(['name,email', ...many].join('\n'));
    expect([customers.length, tooMany]).toEqual([customerLimits.customers, 5]);
    expect(parse('x'.repeat(customerLimits.characters + 1)).tooMany).toBe(1);
  });

  it.each(['', '\n\n', '"', '"""', ',,,\n,,,', '\u0000', 'name', '{}', '<script>,1', '='.repeat(99)])(
    'never throws: %j',
    (text) => {
      expect(parse(text).customers.length).toBeLessThanOrEqual(1);
    },
  );

  it('counts how a list can be asked', () => {
    const { customers } = parse(
      'name,phone,email,consent\nA,3135550101,,yes\nB,,b@a.example,yes\nC,3135550103,,no\nD,,,\nE,3135550105,e@a.example,email',
    );
    expect(countList(customers)).toEqual({ sms: 1, email: 2, inPerson: 2, noConsent: 1 });
  });
});
