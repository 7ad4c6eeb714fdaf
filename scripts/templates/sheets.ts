import { csvText } from './csv-text.ts';

const EXAMPLE = 'Example (invented)';

/** Name, address, phone and related facts: one reference sheet for all listings. */
export function nameAddressPhoneSheet(): string {
  return csvText([
    ['Fact', 'Yours', EXAMPLE, 'How to write it'],
    ['Name', '', 'Harbor & Pine Plumbing', 'As on your sign. No town, service or slogan that is not part of the name.'],
    ['Street and number', '', '214 Lantern Street', 'Choose Street or St. once and keep it.'],
    ['Suite or unit', '', 'Suite 3', 'Choose Suite, Ste or # once. Leave empty if you have none.'],
    ['City', '', 'Duluth', ''],
    ['State', '', 'MN', 'Two letters in the United States.'],
    ['Postal code', '', '55802', 'Spreadsheets drop a first zero: format this cell as text.'],
    ['Country', '', 'US', ''],
    [
      'Is the address public',
      '',
      'Yes',
      'No, if customers are never served there. Then hide it on Google and name your towns.',
    ],
    [
      'Towns served',
      '',
      'Duluth; Hermantown; Proctor',
      'Cities or postal codes, at most 20 on Google. No states or countries.',
    ],
    [
      'Main phone',
      '',
      '(218) 555-0142',
      'A number that a person answers. Call tracking goes beside it, not in its place.',
    ],
    [
      'Phone with country code',
      '',
      '(+1) 218 555 0142',
      'The form for structured data, there without the brackets: it begins with the plus sign.',
    ],
    ['Website', '', 'https://harborandpine.example/', 'The address that the others forward to, with https.'],
    ['E-mail', '', 'office@harborandpine.example', ''],
    ['Main category', '', 'Plumber', 'Completes the sentence: this business IS a ...'],
    ['Further categories', '', 'Drainage service', 'Few and exact, at most nine on Google.'],
    ['Monday to Friday', '', '7:00 am to 6:00 pm', ''],
    ['Saturday', '', '8:00 am to 12:00 noon', ''],
    ['Sunday', '', 'Closed', 'Say so instead of leaving it empty.'],
    ['Emergencies', '', 'Day and night by phone', 'Only if somebody answers.'],
    ['Opened in', '', '2009', ''],
    ['Licence', '', 'Minnesota master plumber, two people', 'With its number, if you publish it.'],
    ['Sheet checked on', '', '2026-11-21', 'Look at it again whenever a number, an hour or the address changes.'],
  ]);
}

/** Where a local business is listed, with space for differences. The list names common places, not all. */
export function directoryCorrectionsSheet(): string {
  const row = (place: string, kind: string, note: string) => [place, kind, '', '', '', '', '', '', '', note];
  return csvText([
    [
      'Place',
      'For whom',
      'Address of your entry',
      'Name shown',
      'Address shown',
      'Phone shown',
      'What differs from your sheet',
      'Correction asked on',
      'Seen corrected on',
      'Note',
    ],
    [
      'Example Directory',
      EXAMPLE,
      'https://directory.example/harbor-pine',
      'Harbor and Pine Plumbing LLC',
      '214 Lantern St, Duluth',
      '(218) 555-0199',
      'Old phone; LLC is not on the sign; suite missing',
      '2026-11-21',
      '',
      'Delete this line when you have read it',
    ],
    row('Google Business Profile', 'Everybody', 'Change it in the profile itself'),
    row('Apple Business', 'Everybody', 'Feeds Apple Maps'),
    row('Bing Places', 'Everybody', 'Can take over from Google'),
    row('Facebook page', 'Everybody', ''),
    row('Yelp', 'Everybody', ''),
    row('Better Business Bureau', 'Everybody', 'An entry can exist without membership'),
    row('Yellow Pages', 'Everybody', ''),
    row('Foursquare', 'Everybody', 'Other maps and apps take their data from here'),
    row('Nextdoor', 'Everybody', ''),
    row('Chamber of commerce', 'Everybody', 'Only if you are a member'),
    row('TripAdvisor', 'Restaurants, hotels, attractions', ''),
    row('OpenTable', 'Restaurants', ''),
    row('Angi', 'Home services', ''),
    row('Thumbtack', 'Home services', ''),
    row('Houzz', 'Home services', ''),
    row('Healthgrades', 'Doctors, dentists', ''),
    row('Zocdoc', 'Doctors, dentists', ''),
    row('Avvo', 'Lawyers', ''),
    row('Zillow', 'Property', ''),
    row('DealerRater', 'Cars', ''),
    row('The Knot', 'Weddings', ''),
    row('Your trade association', 'Everybody', ''),
    row('Your licensing board', 'Licensed trades', 'Often the oldest address of all'),
  ]);
}

/** Pictures worth taking, each with a file name that says what it shows. */
export function photoShotList(): string {
  const shot = (what: string, how: string, name: string, alt: string) => [what, how, name, alt, '', '', ''];
  return csvText([
    [
      'Picture',
      'How to take it',
      'File name (invented example)',
      'Words for people who cannot see it (example)',
      'Taken on',
      'On the website',
      'In the Google profile',
    ],
    shot(
      'Front by day',
      'From across the street, sign and door in the picture',
      'harbor-and-pine-front-duluth.jpg',
      'The front of the workshop on Lantern Street with its sign',
    ),
    shot(
      'Front after dark',
      'Sign lit, from where customers park',
      'harbor-and-pine-front-evening.jpg',
      'The lit workshop sign in the evening',
    ),
    shot(
      'The way in',
      'Door, step or ramp, parking space',
      'harbor-and-pine-entrance-ramp.jpg',
      'The side door with a ramp and two parking spaces',
    ),
    shot(
      'Inside',
      'By daylight, tidy, no customers in it',
      'harbor-and-pine-counter.jpg',
      'The counter where customers bring in parts',
    ),
    shot(
      'The team',
      'Everybody in working clothes; ask each for consent',
      'harbor-and-pine-team-2026.jpg',
      'The four people of the team beside the van',
    ),
    shot(
      'One person at work',
      'Hands and tool in focus',
      'plumber-soldering-copper-pipe.jpg',
      'A plumber solders a copper pipe under a sink',
    ),
    shot(
      'Each service, one picture',
      'The work itself, not a catalogue picture',
      'water-heater-replacement-hermantown.jpg',
      'A new water heater in a basement in Hermantown',
    ),
    shot(
      'Before',
      'Stand where you will stand again; no house number, no papers, no faces',
      'galvanized-pipe-before.jpg',
      'A rusted galvanized pipe in an open wall',
    ),
    shot(
      'After',
      'Same spot, same height, same light',
      'galvanized-pipe-after.jpg',
      'The same wall with new copper pipe',
    ),
    shot(
      'The vehicle',
      'Parked where your name and number can be read',
      'harbor-and-pine-van.jpg',
      'The van with the company name and phone number',
    ),
    shot(
      'Certificate or licence',
      'Flat, sharp, private data covered',
      'minnesota-plumber-licence.jpg',
      'The framed plumbing licence',
    ),
    shot(
      'Something only you have',
      'What customers talk about',
      'drain-camera-screen.jpg',
      'The screen of the drain camera inside a pipe',
    ),
  ]);
}
