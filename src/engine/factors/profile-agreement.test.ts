import { describe, expect, it } from 'vitest';
import type { Address } from '#shared/audit/business.ts';
import { mergeProfile, restate } from '#shared/fixes/owner-profile.ts';
import { countTakeout } from '#shared/fixes/takeout-values.ts';
import { aBusiness, aProfile } from '#test/builders.ts';
import type { ProfileEvidence } from '../evidence/audit-evidence.ts';
import { ownerProfileEvidence } from '../evidence/owner-profile-evidence.ts';
import { evaluateProfileAgreement } from './profile-agreement.ts';

const SAME = {
  name: 'Harbor & Pine Plumbing',
  address: '2114 Lantern St, Duluth, MN 55802',
  phone: '(218) 555-0142',
};
const evaluate = (over: Partial<ProfileEvidence>, business = aBusiness()) =>
  evaluateProfileAgreement(business, { kind: 'found', value: aProfile(over) });

describe('evaluateProfileAgreement', () => {
  it('passes where the profile gives what the site gives', () => {
    expect(evaluate(SAME)).toMatchObject({
      status: 'pass',
      finding: 'The name, address and phone on your Google profile match your website.',
    });
  });

  it.each([
    { name: 'HARBOR AND PINE PLUMBING, LLC' },
    { name: 'Harbor & Pine Plumbing Duluth' },
    { name: 'Hárbor&Pine Plumbing' },
    { address: '2114 Lantern Street, Duluth MN 55802-1234' },
    { address: '2114 LANTERN ST.\nDULUTH, Minnesota 55802, USA' },
    { address: '2114 Lantern St., 55802 Duluth' },
    { phone: '+1 218-555-0142' },
    { phone: '218.555.0142' },
    { phone: '1 (218) 5550142' },
  ])('treats %j as equal', (over) => {
    expect(evaluate({ ...SAME, ...over }).status).toBe('pass');
  });

  it.each([
    [{ name: 'Harbor & Pine Roofing' }, 'name'],
    [{ address: '2141 Lantern St, Duluth, MN 55802' }, 'address'],
    [{ address: '2114 Lantern St, Duluth, MN 55820' }, 'address'],
    [{ address: '2114 Superior St, Duluth, MN 55802' }, 'address'],
    [{ phone: '(218) 555-0124' }, 'phone'],
  ])('treats %j as different, and shows both', (over, part) => {
    const judged = evaluate({ ...SAME, ...over });
    expect(judged.status).toBe('partial');
    expect(judged.finding).toMatch(new RegExp(`^Your profile’s ${part} is “.+”, your website’s “.+”\\.$`));
  });

  it.each([
    ['+492581552', '+49 2581 5520'],
    ['+492581552', '+49 2581 552-0'],
    ['+4925815520', '+49 2581 552'],
  ])('treats a switchboard’s number with and without its “-0” as equal: %s and %s', (e164, phone) => {
    const business = aBusiness({ phones: [{ e164, display: '02581 552-0', isMain: true }] });
    expect(evaluate({ ...SAME, phone }, business).status).toBe('pass');
  });

  it('fails where nothing agrees', () => {
    expect(
      evaluate({ name: 'Zenith Roofing', address: '9 Elm Rd, Austin, TX 73301', phone: '512-555-0199' }),
    ).toMatchObject({ status: 'fail', fix: { action: expect.stringMatching(/^Use the same name/) } });
  });

  it('asks for the site’s value where only the profile has one', () => {
    const silent = aBusiness({ phones: [], address: null, locations: [] });
    expect(evaluate(SAME, silent)).toMatchObject({ status: 'notMeasured', measuredBy: ['ownAddress', 'ownPhone'] });
  });

  it('needs two equal parts to pass, and one different part to fail', () => {
    expect(evaluate({ phone: SAME.phone })).toMatchObject({
      status: 'notMeasured',
      finding: expect.stringMatching(/^Only the phone could be compared/),
    });
    expect(evaluate({ phone: '(218) 555-0124' }).status).toBe('fail');
    expect(evaluate({ name: SAME.name, phone: SAME.phone }).finding).toBe(
      'The name and phone on your Google profile match your website.',
    );
    expect(evaluate({})).toMatchObject({ status: 'notMeasured', measuredBy: ['takeout', 'ownProfile'] });
    expect(evaluate({ phone: SAME.phone })).toMatchObject({ measuredBy: ['takeout', 'ownProfile'] });
  });

  it('compares with any location and any number of the site', () => {
    const address: Address = { street: '7 Bay Rd', city: 'Cloquet', region: 'MN', postalCode: '55720', country: 'US' };
    const { phones } = aBusiness();
    const business = aBusiness({
      locations: [{ id: 'b', label: 'Cloquet', address, phones: [], url: 'https://harborandpine.example/' }],
      phones: [...phones, { e164: '+12185550177', display: '(218) 555-0177', isMain: false }],
    });
    expect(
      evaluate({ ...SAME, address: '7 Bay Road, Cloquet, MN 55720', phone: '218 555 0177' }, business).status,
    ).toBe('pass');
  });

  it.each([
    [
      { street: 'Elmstraße 5', city: 'Köln', region: null, postalCode: '50667', country: 'DE' },
      'Elmstr. 5, 50667 Köln',
      'pass',
    ],
    [
      { street: 'Elmstraße 5', city: 'Köln', region: null, postalCode: '50667', country: 'DE' },
      'Elmstr. 7, 50667 Köln',
      'partial',
    ],
    [
      { street: '12 High Street', city: 'Leeds', region: null, postalCode: 'LS1 4AP', country: 'GB' },
      '12 High St, Leeds LS14AP',
      'pass',
    ],
    [{ street: null, city: 'Duluth', region: 'MN', postalCode: null, country: 'US' }, 'Duluth, MN', 'pass'],
    [{ street: null, city: 'Duluth', region: 'MN', postalCode: null, country: 'US' }, 'Hibbing, MN', 'partial'],
  ] as const)('%j and “%s”: %s', (address, typed, status) => {
    expect(evaluate({ ...SAME, address: typed }, aBusiness({ address })).status).toBe(status);
  });

  it('uses the owner’s input and the Takeout file, each with its mark', () => {
    const at = '2026-11-20T10:00:00.000Z';
    const typed = ownerProfileEvidence(mergeProfile(restate(null, SAME, at), null), at);
    const byOwner = evaluateProfileAgreement(aBusiness(), typed);
    expect(byOwner).toMatchObject({
      status: 'pass',
      evidence: expect.arrayContaining([
        { url: null, quote: SAME.phone, note: 'stated by the owner, Nov 20, 2026', origin: 'owner' },
      ]),
    });
    const file = {
      locationId: '1',
      ...SAME,
      description: null,
      categories: [],
      city: 'Duluth',
      website: null,
      reviewUrl: null,
      reviews: null,
      posts: [],
      photoCount: null,
      warnings: [],
    };
    const takeout = { ...countTakeout(file, at), importedAt: at, madeAt: at };
    const byFile = evaluateProfileAgreement(aBusiness(), ownerProfileEvidence(mergeProfile(null, takeout), at));
    expect(byFile).toMatchObject({ status: 'pass', evidence: [{ origin: 'takeout' }, {}, {}] });
    // A file that was read before addresses were stored.
    const { address: _, ...older } = file;
    const byOlder = { ...countTakeout(older, at), importedAt: at, madeAt: at };
    expect(evaluateProfileAgreement(aBusiness(), ownerProfileEvidence(mergeProfile(null, byOlder), at)).finding).toBe(
      'The name and phone on your Google profile match your website.',
    );
  });
});
