import { describe, expect, test } from 'vitest';
import { asciiDigits } from '../phone/digit-runs.ts';
import { readAddressesAt } from './parse-address.ts';

/** Every address of a text, as "street | city | region | code | first country". */
function read(text: string, names: readonly string[] = []): string[] {
  const lines = asciiDigits(text).split('\n');
  return lines.flatMap((_, index) =>
    readAddressesAt(lines, index, { names: new Set(names) }).map(
      ({ street, city, region, postalCode, countries }) =>
        `${street ?? '-'} | ${city ?? '-'} | ${region ?? '-'} | ${postalCode ?? '-'} | ${countries[0] ?? '-'}`,
    ),
  );
}

test('a number behind a street without one is no code', () => {
  expect(read('Av. Providencia 3000, Las Condes')).toEqual([]);
  expect(read('Marktgasse 12, 3000 Bern')).toHaveLength(1);
});

test('a province behind code and town is no state of America, and a telephone number no street', () => {
  expect(read('Via Dante 43\n38035 Moena TN')).toEqual(['Via Dante 43 | Moena | TN | 38035 | DE']);
  expect(read('Call us now: (705) 555-0196\n© 2026 Birch Builders — North Bay, Ontario')).toEqual([]);
});

test('a town and a code, each on its line, are one without a street', () => {
  expect(read('Bramblewick-in-Elmet\nLeeds\nLS15 4PB')).toEqual(['- | Leeds | - | LS15 4PB | GB']);
  expect(read('Our rates\nLS15 4PB')).toEqual([]);
  expect(read('Leeds\nLS15 4PB from £20')).toEqual([]);
});

describe('one address', () => {
  test.each([
    // The town before the code, its province behind it
    [
      'Via Dante 1, Fraz. Soleschiano\nManzano, 33044 Udine, Italia',
      'Via Dante 1, Fraz. Soleschiano | Manzano | Udine | 33044 | IT',
    ],
    ['Calle Mayor 12, Pozoblanco, 14400 Córdoba, España', 'Calle Mayor 12 | Pozoblanco | Córdoba | 14400 | ES'],
    ['Via Dante 1, Centro, 33100 Udine, Italia', 'Via Dante 1 | Udine | - | 33100 | IT'],
    // Units and estates around the street, labels of codes, prepositions
    [
      'Block 2 Unit C4-5 Larkspur Court, Elm Ind Est,\nBlackwood\nNP12 3SW',
      'Block 2 Unit C4-5 Larkspur Court, Elm Ind Est | Blackwood | - | NP12 3SW | GB',
    ],
    [
      'Avenida Benito Juárez No. 45 Col. Centro Norte C.P. 88500 Reynosa, México',
      'Avenida Benito Juárez No. 45 Col. Centro Norte | Reynosa | - | 88500 | MX',
    ],
    ['Via Dante 5 - CAP 10078 Venaria Reale, Italia', 'Via Dante 5 | Venaria Reale | - | 10078 | IT'],
    ['in Via Verdi 3, 10078 Venaria Reale, Italia', 'Via Verdi 3 | Venaria Reale | - | 10078 | IT'],
    ['en Calle Luna 8, 14400 Pozoblanco, España', 'Calle Luna 8 | Pozoblanco | - | 14400 | ES'],
    // A masked telephone number is no street
    ['Cabinet de soins\n60590 Trie-Château\n06 XX XX XX XX', '- | Trie-Château | - | 60590 | DE'],
    // United States
    ['2417 Millbrook Orchard Rd, Snellville, GA 30039', '2417 Millbrook Orchard Rd | Snellville | GA | 30039 | US'],
    ['2417 Millbrook Orchard Rd\nSnellville, GA 30039', '2417 Millbrook Orchard Rd | Snellville | GA | 30039 | US'],
    ['519 Larkspur Avenue\nSuite 200\nAtlanta, GA 30307', '519 Larkspur Avenue, Suite 200 | Atlanta | GA | 30307 | US'],
    [
      'Walter B. Sample, D.D.S. ----- 519 Larkspur Avenue ----- Suite 200 ----- Atlanta, GA 30307 ----- 404-555-0114',
      '519 Larkspur Avenue, Suite 200 | Atlanta | GA | 30307 | US',
    ],
    ['612 West Harbor Hwy · LaPlace, LA 70068', '612 West Harbor Hwy | LaPlace | LA | 70068 | US'],
    [
      'CONTACT INFO: 612 West Harbor Hwy · LaPlace, LA 70068-1234',
      '612 West Harbor Hwy | LaPlace | LA | 70068-1234 | US',
    ],
    ['123 Peachtree St Atlanta, GA 30307', '123 Peachtree St | Atlanta | GA | 30307 | US'],
    // Two units on the street's line, no comma before the town
    [
      '2215 N Larkspur Hwy Ste 40 Unit 12 Dallas TX 75220-1044',
      '2215 N Larkspur Hwy Ste 40 Unit 12 | Dallas | TX | 75220-1044 | US',
    ],
    ['88 Quarry Rd Bldg 3 Suite 210 Salem, OR 97301', '88 Quarry Rd Bldg 3 Suite 210 | Salem | OR | 97301 | US'],
    ['1308 route 28, South Yarmouth, MA (508)555-0180', '1308 route 28 | South Yarmouth | MA | - | US'],
    ['visit our location at\n570 Route 28, Harwich Port, MA\u200e.', '570 Route 28 | Harwich Port | MA | - | US'],
    [
      'You find us at 199 Falmouth Road, Hyannis, Massachusetts 02601.',
      '199 Falmouth Road | Hyannis | Massachusetts | 02601 | US',
    ],
    [
      '4800 Mills Civic Pkwy #106,\nWest Des Moines IA 50265',
      '4800 Mills Civic Pkwy #106 | West Des Moines | IA | 50265 | US',
    ],
    ['3025 East 3300 South,\nSalt Lake City, UT 84109', '3025 East 3300 South | Salt Lake City | UT | 84109 | US'],
    ['201 Brighton Park Blvd #4, Frankfort, KY 40601', '201 Brighton Park Blvd #4 | Frankfort | KY | 40601 | US'],
    [
      'Larkhill Chiropractic Center\n103 Twin Oaks Circle\nFrankfort, KY 40601',
      '103 Twin Oaks Circle | Frankfort | KY | 40601 | US',
    ],
    ['P.O. Box 412, Bend, OR 97709', 'P.O. Box 412 | Bend | OR | 97709 | US'],
    ['8062 Grangeville Blvd.\nHanford, CA 93230', '8062 Grangeville Blvd. | Hanford | CA | 93230 | US'],
    ['Akron, OH 44305', '- | Akron | OH | 44305 | US'],
    // Canada, Australia, New Zealand
    ['88 Queens Quay W, Toronto, ON M5J 0B8', '88 Queens Quay W | Toronto | ON | M5J 0B8 | CA'],
    [
      '1200 rue Sherbrooke Ouest, Montréal (Québec) H3A1H6',
      '1200 rue Sherbrooke Ouest | Montréal | Québec | H3A 1H6 | CA',
    ],
    ['418 Banksia Road,\nToorak, VIC, 3142,', '418 Banksia Road | Toorak | VIC | 3142 | AU'],
    ['Shop 4/22 Smith St, Collingwood Vic 3066', 'Shop 4/22 Smith St | Collingwood | Vic | 3066 | AU'],
    ['12 Queen Street, Auckland 1010', '12 Queen Street | Auckland | - | 1010 | NZ'],
    // United Kingdom, Ireland
    [
      '317b Harbour Rd, Pelaw, Gateshead, Tyne and Wear NE10 0QD',
      '317b Harbour Rd | Gateshead | Tyne and Wear | NE10 0QD | GB',
    ],
    [
      'Business registered address: 317b Harbour Rd, Pelaw, Gateshead, NE10 0QD',
      '317b Harbour Rd | Gateshead | - | NE10 0QD | GB',
    ],
    [
      'Unit 4A, Bridge Farm Industries,\nBotley Rd, Curbridge,\nSouthampton SO30 2HB',
      'Unit 4A, Bridge Farm Industries, Botley Rd | Southampton | - | SO30 2HB | GB',
    ],
    [
      'Unit 3, Potato Hall, Tullow Street, Carlow, R93 X0Y1',
      'Unit 3, Potato Hall, Tullow Street | Carlow | - | R93 X0Y1 | IE',
    ],
    // A house below its unit, whatever it is called; another one where the street has no number
    [
      'Unit 17\nThe Willows\nMain Street\nTugby\nLeicestershire\nLE7 9WD',
      'Unit 17, The Willows, Main Street | Tugby | Leicestershire | LE7 9WD | GB',
    ],
    ['Tanner House\nNorwich Road\nDereham\nNR19 1AB', 'Tanner House, Norwich Road | Dereham | - | NR19 1AB | GB'],
    ['Tanner House\n14 Norwich Road\nDereham\nNR19 1AB', '14 Norwich Road | Dereham | - | NR19 1AB | GB'],
    ['Contact us\nNorwich Road\nDereham\nNR19 1AB', 'Norwich Road | Dereham | - | NR19 1AB | GB'],
    ['14 High Street\nLewes\nEast Sussex\nBN7 2LU', '14 High Street | Lewes | East Sussex | BN7 2LU | GB'],
    ['10 Downing St, London, SW1A 2AA, United Kingdom', '10 Downing St | London | - | SW1A 2AA | GB'],
    ['3 Main Street, Naas, Co. Kildare, W91 X2Y3', '3 Main Street | Naas | Co. Kildare | W91 X2Y3 | IE'],
    // German
    ['Ulmenstraße 7\n59320 Ennigerloh', 'Ulmenstraße 7 | Ennigerloh | - | 59320 | DE'],
    ['Adresse: Im Vorderkehr 9, 67112 Mutterstadt', 'Im Vorderkehr 9 | Mutterstadt | - | 67112 | DE'],
    [
      'Stadtgrill Ahornstadt\nElif Avcil\nUlmenstraße 7\n59320 Ennigerloh\nTelefon: 02524 5550199',
      'Ulmenstraße 7 | Ennigerloh | - | 59320 | DE',
    ],
    ['Konrad Adenauer Ring 10\n49808 Lingen (Ems)', 'Konrad Adenauer Ring 10 | Lingen (Ems) | - | 49808 | DE'],
    ['Auf der Horst 29\nD-48147 Münster', 'Auf der Horst 29 | Münster | - | 48147 | DE'],
    ['Coschützerstr. 6, 01187, Dresden, Germany', 'Coschützerstr. 6 | Dresden | - | 01187 | DE'],
    ['Wir sind in der Hauptstraße 94, 35716 Ewersbach · Dietzhölztal', 'Hauptstraße 94 | Ewersbach | - | 35716 | DE'],
    ['Wundtstr 40-44, 14057 Berlin Tel 030 28471022', 'Wundtstr 40-44 | Berlin | - | 14057 | DE'],
    ['Ramseiderstraße 22\n5760 Saalfelden\nÖsterreich', 'Ramseiderstraße 22 | Saalfelden | - | 5760 | AT'],
    ['Klubgasse 10, A-2512 Tribuswinkel', 'Klubgasse 10 | Tribuswinkel | - | 2512 | AT'],
    ['Bahnhofstrasse 1, CH-8001 Zürich', 'Bahnhofstrasse 1 | Zürich | - | 8001 | CH'],
    ['Postfach 4220\n48023 Münster', 'Postfach 4220 | Münster | - | 48023 | DE'],
    // French
    [
      'Tour Exemple, 9 avenue d’Alsace, 92400 Courbevoie – Tél. 06 70 00 15 55',
      'Tour Exemple, 9 avenue d’Alsace | Courbevoie | - | 92400 | DE',
    ],
    ['4 rue du lycée\n53000 Laval, France', '4 rue du lycée | Laval | - | 53000 | FR'],
    ['Adresse16 rue Guyot de Provins, 77160 Provins', '16 rue Guyot de Provins | Provins | - | 77160 | DE'],
    ['37 Rue Piscop - 95350 Saint-Brice-sous-Forêt', '37 Rue Piscop | Saint-Brice-sous-Forêt | - | 95350 | DE'],
    ['Avenue du Pilon du Roy\n13120 Biver', 'Avenue du Pilon du Roy | Biver | - | 13120 | DE'],
    [
      'La Cara, 418 ancienne route des Alpes, 13100 Aix-en-Provence',
      '418 ancienne route des Alpes | Aix-en-Provence | - | 13100 | DE',
    ],
    // Italian
    ['Via Giulio Esempio, 8\n40128 Bologna', 'Via Giulio Esempio, 8 | Bologna | - | 40128 | DE'],
    ['Piazza della Vittoria 11\n25121 Brescia (BS)', 'Piazza della Vittoria 11 | Brescia | BS | 25121 | DE'],
    ['IndirizzoCorso Umberto I, 115 — 80034 Marigliano (NA)', 'Corso Umberto I, 115 | Marigliano | NA | 80034 | DE'],
    ['Via Guelfa, 5\n(5° piano)\n40138 Bologna (BO)', 'Via Guelfa, 5, (5° piano) | Bologna | BO | 40138 | DE'],
    ['Via delle Ninfèe, 29 - 00172 Roma', 'Via delle Ninfèe, 29 | Roma | - | 00172 | DE'],
    // Spanish, Portuguese
    [
      'Calle de Hondarribia, 13, 1º B, 20301 Irun (Gipuzkoa)',
      'Calle de Hondarribia, 13, 1º B | Irun | Gipuzkoa | 20301 | DE',
    ],
    ['Dirección: Carrer de Sant Joaquim, 8, Nord, 07003 Palma', 'Carrer de Sant Joaquim, 8 | Palma | - | 07003 | DE'],
    ['C/ Mayor 12\n28013 Madrid\nEspaña', 'C/ Mayor 12 | Madrid | - | 28013 | ES'],
    ['Rua Augusta, 274, 1100-053 Lisboa', 'Rua Augusta, 274 | Lisboa | - | 1100-053 | PT'],
    [
      'Rua Augusta, 1508 - Consolação, São Paulo - SP, 01304-001',
      'Rua Augusta, 1508, Consolação | São Paulo | SP | 01304-001 | BR',
    ],
    [
      'Av. Álvaro Obregón 151, Roma Norte, 06700 Ciudad de México, México',
      'Av. Álvaro Obregón 151, Roma Norte | Ciudad de México | - | 06700 | MX',
    ],
    // Poland, Netherlands, Belgium, the north and the east
    [
      'płk. Cypriana Bystrama 7, 42-600 Tarnowskie Góry',
      'płk. Cypriana Bystrama 7 | Tarnowskie Góry | - | 42-600 | PL',
    ],
    [
      'ABC Jan Przykładowy\nul. Wrocławska 156a/306, 45-835 Opole\nNIP: 7722243514',
      'ul. Wrocławska 156a/306 | Opole | - | 45-835 | PL',
    ],
    ['Bergweg 4, 5804 BA Venray', 'Bergweg 4 | Venray | - | 5804 BA | NL'],
    ['Adres: Begonialaan 1, 2970 Schilde', 'Begonialaan 1 | Schilde | - | 2970 | AT'],
    ['Vesterbrogade 12\n1620 København V\nDanmark', 'Vesterbrogade 12 | København V | - | 1620 | DK'],
    ['Storgatan 5, 111 51 Stockholm', 'Storgatan 5 | Stockholm | - | 111 51 | CZ'],
    ['1052 Budapest, Váci utca 1.', 'Váci utca 1. | Budapest | - | 1052 | AT'],
    // India
    [
      'Shop No B204D, 2nd Floor,\nAvenues of Asia Mall, Neem Road,\nSundarpur Phase 1, Pune – 411057',
      'Shop No B204D, 2nd Floor, Avenues of Asia Mall, Neem Road, Sundarpur Phase 1 | Pune | - | 411057 | IN',
    ],
    [
      '12 MG Road, Indiranagar, Bengaluru, Karnataka 560038',
      '12 MG Road, Indiranagar | Bengaluru | Karnataka | 560038 | IN',
    ],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

test('several addresses of one text are kept apart', () => {
  expect(read('570 Route 28, Harwich Port, MA\n199 Falmouth Road, Hyannis, MA')).toEqual([
    '570 Route 28 | Harwich Port | MA | - | US',
    '199 Falmouth Road | Hyannis | MA | - | US',
  ]);
  expect(read('Hauptstr. 1, 10115 Berlin | Nebenweg 2, 20095 Hamburg')).toEqual([
    'Hauptstr. 1 | Berlin | - | 10115 | DE',
    'Nebenweg 2 | Hamburg | - | 20095 | DE',
  ]);
});

test('a building called like the business is the business', () => {
  expect(read('Sunrise House, 12 High Street, Lewes BN7 2LU')).toEqual([
    'Sunrise House, 12 High Street | Lewes | - | BN7 2LU | GB',
  ]);
  expect(read('Sunrise House, 12 High Street, Lewes BN7 2LU', ['sunrise house'])).toEqual([
    '12 High Street | Lewes | - | BN7 2LU | GB',
  ]);
});

describe('no address', () => {
  test.each([
    ['Über 10000 Kunden vertrauen uns'],
    ['Seit 1998 Ihr Partner'],
    ['2024 Weihnachten bei uns'],
    ['Proudly serving Madison, WI and the area'],
    ['We serve Dallas, TX'],
    ['Plumber in Milwaukee, WI'],
    ['Copyright 2024 Stadtgrill'],
    ['Telefon 02524 5550199'],
    ['HRB 12345 Amtsgericht Köln'],
    ['BGBl. I Nr. 182/2013'],
    ['ab 5000 Euro Finanzierung'],
    ['Mo - Fr 0800 Uhr'],
    ['12-18 Months of 2019 Results'],
    ['USt-IdNr. DE 27645 2187'],
    ['Model A12 3BC in stock'],
    ['50,000 Happy customers'],
  ])('%j', (text) => {
    expect(read(text)).toEqual([]);
  });
});
