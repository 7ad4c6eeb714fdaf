import { describe, expect, it } from 'vitest';
import { PROFILE_DESCRIPTION_LIMIT } from './owner-profile.ts';
import { PROFILE_RULE_SENTENCES, PROFILE_RULES, profileRuleBreaks } from './profile-rule-breaks.ts';

const rulesOf = (text: string) => profileRuleBreaks(text).map(({ rule, words }) => `${rule}: ${words.trim()}`);

describe('what a profile description must not hold', () => {
  it.each([
    ['See https://plumber.example/offers for more.', ['link: https://plumber.example/offers']],
    ['Find us at www.plumber.example today', ['link: www.plumber.example']],
    ['More on harborandpine.com and in the shop.', ['link: harborandpine.com']],
    ['Write to hello@plumber.example.', ['email: hello@plumber.example']],
    ['Ring (404) 555-0123 for help.', ['phone: (404) 555-0123']],
    ['Ring 555-0123.', ['phone: 555-0123']],
    ['Telefon 030 / 23125 142', ['phone: 030 / 23125 142']],
    ['Call +44 113 496 0187', ['phone: +44 113 496 0187']],
    ['Drain cleaning from $129', ['price: $129']],
    ['Brot ab 48 Euro', ['price: 48 Euro']],
    ['dès 60 € la coupe', ['price: 60 €']],
    ['Now 20% off', ['offer: 20%']],
    ['We give free estimates.', ['offer: free estimates']],
    ['Kostenlose Beratung', ['offer: Kostenlose']],
    ['devis gratuits', ['offer: gratuits']],
    ['Presupuestos gratuitos y ofertas', ['offer: gratuitos', 'offer: ofertas']],
    ['Call us today', ['salesTalk: Call us today']],
    ['Zögern Sie nicht.', ['salesTalk: Zögern Sie nicht']],
    ['N’hésitez pas à passer.', ['salesTalk: N’hésitez pas']],
    ['No dude en llamar.', ['salesTalk: No dude']],
    ['Great work!!', ['gimmick: !!']],
    ['★ Plumber ★', ['gimmick: ★', 'gimmick: ★']],
    ['THE ROOFING COMPANY', ['gimmick: ROOFING COMPANY']],
    ['Fish <b>and</b> chips', ['html: <b>', 'html: </b>']],
  ])('is found in "%s"', (text, expected) => {
    expect(rulesOf(text)).toEqual(expected);
  });

  it.each([
    'Harbor & Pine Plumbing repairs water heaters in Duluth, Minnesota, and has done so since 1987.',
    'The shop is open Monday to Friday, 7:30 am to 5 pm; Saturday by appointment.',
    'Die Praxis ist montags bis freitags von 8 bis 17 Uhr geöffnet, Sägestraße 5 in 8010 Graz.',
    'Le salon se trouve au 12 rue des Tisserandes à Nantes, ouvert du mardi au samedi de 9 h 30 à 19 h 30.',
    'Licensed and insured, member of the National Guild of Plumbers, ISO 9001.',
    'Dépannage, remise aux normes et remise en état.',
    'HVAC and AC repair, MOT tests, BMW service.',
    'St. Louis, U.S. Route 66. Offering gutters and roof repair.',
  ])('is not "%s"', (text) => {
    expect(profileRuleBreaks(text)).toEqual([]);
  });

  it('is what comes after 750 characters', () => {
    expect(profileRuleBreaks('a'.repeat(PROFILE_DESCRIPTION_LIMIT))).toEqual([]);
    expect(profileRuleBreaks('a'.repeat(PROFILE_DESCRIPTION_LIMIT + 1))).toMatchObject([
      { rule: 'tooLong', start: 750 },
    ]);
  });

  it('has a sentence for the owner for each rule', () => {
    for (const rule of PROFILE_RULES) expect(PROFILE_RULE_SENTENCES[rule]).toMatch(/\.$/);
  });
});
