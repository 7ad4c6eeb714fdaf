import { expect, test } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { rankAddresses } from './addresses.ts';

/** Top-level domain and language of the sites, where they differ from the country's code. */
const DOMAIN: Readonly<Record<string, string>> = {
  gb: 'co.uk',
  us: 'com',
  nz: 'co.nz',
  au: 'com.au',
  br: 'com.br',
  mx: 'com.mx',
  ar: 'com.ar',
  za: 'co.za',
  jp: 'co.jp',
};
const LANGUAGE: Readonly<Record<string, string>> = {
  at: 'de',
  ch: 'de',
  gb: 'en',
  us: 'en',
  ie: 'en',
  ca: 'en',
  au: 'en',
  nz: 'en',
  in: 'en',
  sg: 'en',
  za: 'en',
  br: 'pt',
  mx: 'es',
  ar: 'es',
  be: 'nl',
  se: 'sv',
  dk: 'da',
  no: 'nb',
  cz: 'cs',
  gr: 'el',
  jp: 'ja',
};

/** The address as a footer prints it, on a site of that country. */
const PRINTED: readonly (readonly [string, string, string])[] = [
  ['fi', 'Satamakatu 4, 15140 Lahti Y-tunnus: 1234567-8', 'Satamakatu 4 | Lahti | 15140'],
  ['de', 'Kurpark 4, 83435 Bad Reichenhall: täglich offen', 'Kurpark 4 | Bad Reichenhall | 83435'],
  ['de', 'Am Bahnhof 3<br>86150 Augsburg', 'Am Bahnhof 3 | Augsburg | 86150'],
  ['de', 'Praxis Dr. Weiß<br>Am Alten Markt 5<br>14467 Potsdam', 'Am Alten Markt 5 | Potsdam | 14467'],
  ['de', 'An der Alster 12a, 20099 Hamburg', 'An der Alster 12a | Hamburg | 20099'],
  ['de', 'Straße des 17. Juni 135 · 10623 Berlin', 'Straße des 17. Juni 135 | Berlin | 10623'],
  ['de', 'Hauptstr. 12 | 82319 Starnberg', 'Hauptstr. 12 | Starnberg | 82319'],
  ['de', 'Bahnhofstraße 5-7, D-73728 Esslingen am Neckar', 'Bahnhofstraße 5-7 | Esslingen am Neckar | 73728'],
  ['de', 'C 4, 6<br>68159 Mannheim', 'C 4, 6 | Mannheim | 68159'],
  ['de', 'Unter den Linden 77, 10117 Berlin, Germany', 'Unter den Linden 77 | Berlin | 10117'],
  ['de', 'Rheinufer 8<br>53111 Bonn-Beuel', 'Rheinufer 8 | Bonn-Beuel | 53111'],
  ['at', 'Kärntner Straße 10/2/5<br>A-1010 Wien', 'Kärntner Straße 10/2/5 | Wien | 1010'],
  ['at', 'Linzer Gasse 22 | 5020 Salzburg', 'Linzer Gasse 22 | Salzburg | 5020'],
  ['at', 'Dorf 45, 6352 Ellmau, Österreich', 'Dorf 45 | Ellmau | 6352'],
  ['cz', 'Nová Ves pod Lesem 32<br>Domažlice 344 01', 'Nová Ves pod Lesem 32 | Domažlice | 344 01'],
  ['ro', 'Strada Salcâmului Nr. 7,<br>Alba Iulia, România', 'Strada Salcâmului Nr. 7 | Alba Iulia | null'],
  ['ch', 'Rue du Rhône 15, 1204 Genève', 'Rue du Rhône 15 | Genève | 1204'],
  ['ch', 'Bahnhofstrasse 20<br>CH-8001 Zürich', 'Bahnhofstrasse 20 | Zürich | 8001'],
  ['ch', 'Via Nassa 5, 6900 Lugano', 'Via Nassa 5 | Lugano | 6900'],
  ['ch', 'Im Dörfli 4, 3800 Interlaken', 'Im Dörfli 4 | Interlaken | 3800'],
  ['fr', '12 rue du 11 Novembre, 69003 Lyon', '12 rue du 11 Novembre | Lyon | 69003'],
  ['fr', '3 bis, avenue Jean Jaurès<br>31000 TOULOUSE', '3 bis, avenue Jean Jaurès | Toulouse | 31000'],
  ['fr', '15 Place du 8 Mai 1945 - 38000 Grenoble - France', '15 Place du 8 Mai 1945 | Grenoble | 38000'],
  ['fr', "2 Cours de l'Intendance, 33000 Bordeaux", "2 Cours de l'Intendance | Bordeaux | 33000"],
  ['fr', '45 rue Victor Hugo 75116 Paris', '45 rue Victor Hugo | Paris | 75116'],
  ['it', 'P.zza IV Novembre, 8 - 20124 Milano', 'P.zza IV Novembre, 8 | Milano | 20124'],
  ['it', 'Via XX Settembre 12, 00187 Roma (RM)', 'Via XX Settembre 12 | Roma | 00187'],
  ['it', 'Piazza 4 Novembre, 8 - 20124 Milano (MI)', 'Piazza 4 Novembre, 8 | Milano | 20124'],
  ['it', 'Via Garibaldi 3/A<br>50123 Firenze FI', 'Via Garibaldi 3/A | Firenze | 50123'],
  ['it', 'C.so Vittorio Emanuele II, 25 10123 Torino', 'C.so Vittorio Emanuele II, 25 | Torino | 10123'],
  ['it', 'Loc. Poggio 5, 53024 Montalcino (SI)', 'Loc. Poggio 5 | Montalcino | 53024'],
  [
    'it',
    'Viale della Repubblica snc, 37019 Peschiera del Garda',
    'Viale della Repubblica snc | Peschiera del Garda | 37019',
  ],
  ['es', 'Calle Mayor 12, 2º B, 28013 Madrid', 'Calle Mayor 12, 2º B | Madrid | 28013'],
  ['es', 'C/ Gran Vía, 45 - 08010 Barcelona', 'C/ Gran Vía, 45 | Barcelona | 08010'],
  [
    'es',
    'Avda. de la Constitución nº 3, bajo<br>41001 Sevilla',
    'Avda. de la Constitución nº 3, bajo | Sevilla | 41001',
  ],
  ['es', 'Plaza 2 de Mayo 5, 28004 Madrid (España)', 'Plaza 2 de Mayo 5 | Madrid | 28004'],
  [
    'es',
    'Polígono Industrial El Pino, nave 4, 46980 Paterna (Valencia)',
    'Polígono Industrial El Pino, nave 4 | Paterna | 46980',
  ],
  ['es', 'Carrer de Balmes, 120, 3r 2a, 08008 Barcelona', 'Carrer de Balmes, 120, 3r 2a | Barcelona | 08008'],
  ['pl', 'ul. 3 Maja 5, 30-063 Kraków', 'ul. 3 Maja 5 | Kraków | 30-063'],
  ['pl', 'ul. 11 Listopada 22 lok. 3<br>00-436 Warszawa', 'ul. 11 Listopada 22 lok. 3 | Warszawa | 00-436'],
  ['pl', 'os. Kościuszkowskie 5/12, 31-858 Kraków', 'os. Kościuszkowskie 5/12 | Kraków | 31-858'],
  ['pl', 'Rynek Główny 1<br>31-042 Kraków', 'Rynek Główny 1 | Kraków | 31-042'],
  ['pl', 'al. Jana Pawła II 15, 00-828 Warszawa, Polska', 'al. Jana Pawła II 15 | Warszawa | 00-828'],
  ['pl', 'Nowa Wieś 15A, 05-806 Komorów', 'Nowa Wieś 15A | Komorów | 05-806'],
  ['nl', 'Keizersgracht 123, 1015 CJ Amsterdam', 'Keizersgracht 123 | Amsterdam | 1015 CJ'],
  ['nl', 'Dorpsstraat 4b<br>3732 HJ Den Dolder', 'Dorpsstraat 4b | Den Dolder | 3732 HJ'],
  ['nl', 'Plein 1944 nr 5, 6511 JA Nijmegen', 'Plein 1944 nr 5 | Nijmegen | 6511 JA'],
  ['nl', "Laan van Meerdervoort 50, 2517AM 's-Gravenhage", "Laan van Meerdervoort 50 | 's-Gravenhage | 2517AM"],
  ['be', 'Rue de la Loi 16, 1000 Bruxelles', 'Rue de la Loi 16 | Bruxelles | 1000'],
  ['be', 'Meir 50 bus 3, B-2000 Antwerpen', 'Meir 50 bus 3 | Antwerpen | 2000'],
  ['pt', 'Rua Augusta 100, 2º Dto, 1100-053 Lisboa', 'Rua Augusta 100, 2º Dto | Lisboa | 1100-053'],
  ['pt', 'Av. da Liberdade, 25<br>4700-251 Braga', 'Av. da Liberdade, 25 | Braga | 4700-251'],
  [
    'br',
    'Rua das Flores, Nº 27 - Jardim Novo, Campinas - SP CEP: 13010-000',
    'Rua das Flores, Nº 27, Jardim Novo | Campinas | 13010-000',
  ],
  ['pt', 'Largo do Carmo n.º 3, 8000-148 Faro, Portugal', 'Largo do Carmo n.º 3 | Faro | 8000-148'],
  [
    'br',
    'Rua 7 de Setembro, 20 - Centro, Florianópolis - SC, 88010-060',
    'Rua 7 de Setembro, 20, Centro | Florianópolis | 88010-060',
  ],
  [
    'br',
    'Av. Paulista, 1578 - Bela Vista, São Paulo - SP, CEP 01310-200',
    'Av. Paulista, 1578, Bela Vista | São Paulo | 01310-200',
  ],
  [
    'br',
    'Rua XV de Novembro, 300, sala 12, Curitiba/PR - CEP: 80020-310',
    'Rua XV de Novembro, 300, sala 12 | Curitiba | 80020-310',
  ],
  [
    'mx',
    'Av. Insurgentes Sur 123, Col. Roma Norte, 06700 Ciudad de México, CDMX',
    'Av. Insurgentes Sur 123, Col. Roma Norte | Ciudad de México | 06700',
  ],
  ['ar', 'Avenida 9 de Julio 500, C1043 Buenos Aires', 'Avenida 9 de Julio 500 | Buenos Aires | C1043'],
  ['gb', '12 High Street, Oxford OX1 4DB', '12 High Street | Oxford | OX1 4DB'],
  [
    'gb',
    'Unit 5, Mill Lane Industrial Estate<br>Mill Lane<br>Leeds<br>LS12 3AB',
    'Unit 5, Mill Lane Industrial Estate, Mill Lane | Leeds | LS12 3AB',
  ],
  [
    'gb',
    '22A Station Road, Beeston, Nottingham, NG9 2AB, United Kingdom',
    '22A Station Road, Beeston | Nottingham | NG9 2AB',
  ],
  ['gb', '10 Friday Street, London EC4M 9AB', '10 Friday Street | London | EC4M 9AB'],
  ['gb', '1st Floor, 45 Page Street, London, SW1P 4LT', '1st Floor, 45 Page Street | London | SW1P 4LT'],
  ['ie', '14 Baggot Street, Dublin 2', '14 Baggot Street | Dublin 2 | null'],
  ['ie', '14 Eyre Square, Galway, H91 FD34, Ireland', '14 Eyre Square | Galway | H91 FD34'],
  ['ie', '25 South Main Street, Naas, Co. Kildare W91 A4X2', '25 South Main Street | Naas | W91 A4X2'],
  ['us', '1501 Page Mill Rd, Palo Alto, CA 94304', '1501 Page Mill Rd | Palo Alto | 94304'],
  ['us', '12 March Road, Suite 4<br>Salem, Oregon 97301', '12 March Road, Suite 4 | Salem | 97301'],
  ['us', '400 N 5th St #210, Phoenix AZ 85004', '400 N 5th St #210 | Phoenix | 85004'],
  ['us', 'PO Box 123, Bozeman, MT 59771', 'PO Box 123 | Bozeman | 59771'],
  ['us', '77 Broadway, New York, NY 10006', '77 Broadway | New York | 10006'],
  ['us', '1234 E. Sunset Blvd. Los Angeles, CA 90026', '1234 E. Sunset Blvd. | Los Angeles | 90026'],
  ['us', 'N88 W16447 Main St., Menomonee Falls, WI 53051-1234', 'N88 W16447 Main St. | Menomonee Falls | 53051-1234'],
  ['us', '100 Mill St<br>St. Louis, MO 63101', '100 Mill St | St. Louis | 63101'],
  ['us', '123 US-1, Edison, NJ 08817', '123 US-1 | Edison | 08817'],
  [
    'us',
    '2200 Avenue of the Stars, Los Angeles, California, 90067, USA',
    '2200 Avenue of the Stars | Los Angeles | 90067',
  ],
  ['us', '350 5th Ave Fl 34, New York, NY, 10118', '350 5th Ave Fl 34 | New York | 10118'],
  ['us', '8 Winter Street, Winston-Salem, N.C. 27101', '8 Winter Street | Winston-Salem | 27101'],
  ['us', '1401 K Street NW, Washington, DC 20005', '1401 K Street NW | Washington | 20005'],
  ['us', '45-600 Kamehameha Hwy, Kaneohe, HI 96744', '45-600 Kamehameha Hwy | Kaneohe | 96744'],
  ['us', 'Calle San Francisco 150, San Juan, PR 00901', 'Calle San Francisco 150 | San Juan | 00901'],
  ['ca', '123 Queen St W, Toronto, ON M5H 2M9', '123 Queen St W | Toronto | M5H 2M9'],
  ['ca', '4500 rue Saint-Denis, Montréal (Québec) H2J 2L3', '4500 rue Saint-Denis | Montréal | H2J 2L3'],
  [
    'ca',
    'Unit 12, 88 Bloor Street East, Toronto, Ontario, Canada M4W 3G9',
    'Unit 12, 88 Bloor Street East | Toronto | M4W 3G9',
  ],
  ['au', 'Shop 3/45 Smith Street, Fitzroy VIC 3065', 'Shop 3/45 Smith Street | Fitzroy | 3065'],
  ['au', 'Level 2, 100 George St, Sydney NSW 2000', 'Level 2, 100 George St | Sydney | 2000'],
  ['au', '12 Esplanade, Noosa Heads, Queensland 4567', '12 Esplanade | Noosa Heads | 4567'],
  ['au', "Unit 7, 22 O'Malley Rd<br>Mount Barker SA 5251<br>Australia", "Unit 7, 22 O'Malley Rd | Mount Barker | 5251"],
  ['nz', '3 Beach Rd, Akaroa 7520', '3 Beach Rd | Akaroa | 7520'],
  ['jp', '〒150-0001 東京都渋谷区神宮前1-2-3', '神宮前1-2-3 | 渋谷区 | 150-0001'],
  ['se', 'Storgatan 12, 111 23 Stockholm', 'Storgatan 12 | Stockholm | 111 23'],
  ['dk', 'Vestergade 5, 8000 Aarhus C', 'Vestergade 5 | Aarhus C | 8000'],
  ['no', 'Karl Johans gate 10, 0154 Oslo', 'Karl Johans gate 10 | Oslo | 0154'],
  ['fi', 'Mannerheimintie 5 A, 00100 Helsinki', 'Mannerheimintie 5 A | Helsinki | 00100'],
  ['cz', 'Vinohradská 12, 120 00 Praha 2', 'Vinohradská 12 | Praha 2 | 120 00'],
  ['cz', 'Náměstí Míru 5<br>602 00 Brno', 'Náměstí Míru 5 | Brno | 602 00'],
  ['hu', '1052 Budapest, Váci utca 1.', 'Váci utca 1. | Budapest | 1052'],
  ['sg', '10 Anson Road #05-12, Singapore 079903', '10 Anson Road #05-12 | Singapore | 079903'],
  ['za', '12 Long Street, Cape Town, 8001', '12 Long Street | Cape Town | 8001'],
  ['gr', 'Ερμού 15, 105 63 Αθήνα', 'Ερμού 15 | Αθήνα | 105 63'],
  ['ro', 'Str. Lipscani 12, 030031 București', 'Str. Lipscani 12 | București | 030031'],
  [
    'br',
    'Rua XV de Novembro, 120 – Centro<br>Curitiba – PR, 80020-310',
    'Rua XV de Novembro, 120, Centro | Curitiba | 80020-310',
  ],
  ['br', 'Av. Brasil, 45 – Batel<br>Londrina – PR<br>CEP 86010-000', 'Av. Brasil, 45, Batel | Londrina | 86010-000'],
  ['hr', 'Ilica 10, 10000 Zagreb', 'Ilica 10 | Zagreb | 10000'],
];

test.each(PRINTED)('%s: %s', (country, printed, expected) => {
  const domain = `https://www.firm.${DOMAIN[country] ?? country}/`;
  const html = `<html lang="${LANGUAGE[country] ?? country}"><head><link rel="canonical" href="${domain}"></head><body><h1>Firm</h1><footer><p>${printed}</p></footer></body></html>`;
  const [first] = rankAddresses(createHtmlContext({ '/': html }));
  const { street, city, postalCode, country: found } = first?.address ?? {};
  expect(`${street} | ${city} | ${postalCode}`).toBe(expected);
  expect(found).toBe(country.toUpperCase());
});

test.each([
  ['ke', 'Bazaar Plaza, 2nd Floor<br>Moi Avenue<br>Nairobi', 'Moi Avenue | Nairobi'],
  ['ng', 'Allen Avenue, Ikeja', 'Allen Avenue | Ikeja'],
  ['ke', 'Made with love<br>Nairobi', undefined],
])('a street without a number in an address element, %s: %s', (country, printed, expected) => {
  const html = `<html lang="en-${country}"><body><h1>Firm</h1><address>${printed}</address></body></html>`;
  const own = rankAddresses(createHtmlContext({ '/': html })).find(({ address }) => address.street !== null);
  expect(own && `${own.address.street} | ${own.address.city}`).toBe(expected);
});

/** Lines with digits, capitals and words of streets that are no address. */
test.each([
  ['us', '50 Road Bikes in stock, 2024 Models'],
  ['us', 'Our technicians average 12 years. 9 to 5 Monday, Denver, CO'],
  ['us', 'Posted March 12, 2024 by Anna'],
  ['us', 'We moved a family from 12 Oak Street to 55 Pine Road in 3 hours.'],
  ['de', 'Bürgersteig 30 m, Weg 5000 Schritte Tag'],
  ['de', 'Platz 3 Deutsche Meisterschaft 2019 Hamburg'],
  ['de', 'DIN 18195 Abdichtung, VOB 2016 Teil B'],
  ['fr', 'Place 3, 2500 Clients Satisfaits'],
  ['fr', 'Interventions 75000 Paris, 92000 Nanterre, 93000 Bobigny'],
  ['fr', 'RCS 44000 Nantes'],
  ['at', 'BGBl. I Nr. 165/1999, 2020 Wien Marathon'],
  ['hu', '2024 Május, 5000 Ft'],
  ['it', 'Capitale sociale 10000 Euro, REA TN - 199091 - Licenza della Provincia'],
  ['es', 'Registro Mercantil de Madrid, Tomo 12345, Folio 23'],
  ['gb', 'Order Code AB1 2CD, from £20'],
  ['in', 'Plans from 499000 Rupees, 2 BHK, Pune'],
  ['gr', 'Τηλ. 210 322 4817, ΑΦΜ 123456789'],
])('no address, %s: %s', (country, printed) => {
  const html = `<html lang="${LANGUAGE[country] ?? country}"><head><link rel="canonical" href="https://www.firm.${DOMAIN[country] ?? country}/"></head><body><footer><p>${printed}</p></footer></body></html>`;
  expect(rankAddresses(createHtmlContext({ '/': html }))).toEqual([]);
});
