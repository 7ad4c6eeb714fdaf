import { describe, expect, it } from 'vitest';
import { aBlock, aPage } from '#test/builders.ts';
import { findStatedFacts } from './stated-facts.ts';

const read = (text: string, over = {}) =>
  findStatedFacts([aPage({ blocks: [aBlock(text, over)] })], 2026).map(({ kind, value }) => `${kind}: ${value}`);

describe('facts that pages state in words', () => {
  it.each([
    ['Serving Duluth since 1987.', ['foundedYear: 1987']],
    ['Family-owned since 1954', ['foundedYear: 1954', 'feature: Family-owned']],
    [
      'Established in 2003, our company repairs boilers in the whole county and beyond, day and night.',
      ['foundedYear: 2003'],
    ],
    ['Malermeister in Kiel, seit 1962 für Sie da.', ['foundedYear: 1962']],
    ['Maison fondée en 1921.', ['foundedYear: 1921']],
    ['Taller familiar desde 1978', ['foundedYear: 1978']],
    ['With over 25 years of experience we know old houses.', ['yearsInBusiness: 25']],
    ['30 Jahre Erfahrung', ['yearsInBusiness: 30']],
    ['Wir sind Hersteller von Fenstern und haben 40 Jahre Erfahrung.', ['yearsInBusiness: 40']],
    ['Formas de pago: efectivo y tarjeta', ['payment: Formas de pago: efectivo y tarjeta']],
    ['We are licensed and insured.', ['credential: licensed and insured']],
    ['We are fully licensed/insured.', ['credential: fully licensed and insured']],
    ['Fundada en Segovia en 1987, nuestra empresa pinta casas.', ['foundedYear: 1987']],
    ['License # PC-644218', ['credential: License # PC-644218']],
    ['Our mechanics are ASE certified.', ['credential: ASE certified']],
    ['Gas Safe registered engineers', ['credential: Gas Safe registered']],
    ['Member of the National Guild of Plumbers', ['credential: Member of the National Guild of Plumbers']],
    ['Ihr Meisterbetrieb in Kassel', ['credential: Meisterbetrieb']],
    ['Staatlich geprüfter Hufschmied', ['credential: Staatlich geprüfter Hufschmied']],
    ['Anerkannter Ausbildungsbetrieb', ['credential: Anerkannter Ausbildungsbetrieb']],
    ['Member of Painters in Harmony', ['credential: Member of Painters in Harmony']],
    ['Hybrid and EV certified servicing', ['credential: Hybrid and EV certified']],
    ['License: TXQ48213E', ['credential: License: TXQ48213E']],
    ['USDOT: 4820137', ['credential: USDOT: 4820137']],
    ['A proud BHTA member', ['credential: BHTA member']],
    ['Wir sind Mitglied der Maler-Innung Kiel', ['credential: Mitglied der Maler-Innung Kiel']],
    ['Artisan peintre certifié RGE', ['credential: certifié RGE']],
    ['Membre du Syndicat des Peintres', ['credential: Membre du Syndicat des Peintres']],
    ['Autorización sanitaria nº 48201376', ['credential: Autorización sanitaria nº 48201376']],
    ['Miembros de la Asociación de Fontaneros', ['credential: Miembros de la Asociación de Fontaneros']],
    [
      'Iscritta all’Ordine degli Architetti di Como n. 482',
      ['credential: Iscritta all’Ordine degli Architetti di Como n. 482'],
    ],
    ['Socio della Federazione Artigiani', ['credential: Socio della Federazione Artigiani']],
    ['Aangesloten bij de Bond van Hoveniers', ['credential: Aangesloten bij de Bond van Hoveniers']],
    [
      'Inscrita na Ordem dos Médicos com a cédula nº 48213',
      ['credential: Inscrita na Ordem dos Médicos com a cédula nº 48213'],
    ],
    ['All work carries a 2-year workmanship guarantee.', ['guarantee: 2-year workmanship guarantee']],
    ['Free estimates, same-day service.', ['offer: Free estimates', 'offer: same-day service']],
    ['Drain cleaning from $129', ['price: from $129']],
    ['We accept cash, cards and cheques.', ['payment: We accept cash, cards and cheques']],
    ['Proudly named Riverton Plumber of the Year', ['award: named Riverton Plumber of the Year']],
    ['Winner of the Riverton Small Business Award 2024', ['award: Winner of the Riverton Small Business Award 2024']],
    ['Falegnameria dal 1962', ['foundedYear: 1962']],
    ['Oltre 30 anni di esperienza', ['yearsInBusiness: 30']],
    ['Azienda a conduzione familiare', ['feature: Azienda a conduzione familiare']],
    ['Pronto intervento 24 ore su 24', ['offer: Pronto intervento 24 ore su 24']],
    ['Hoveniersbedrijf sinds 1998', ['foundedYear: 1998']],
    ['Meer dan 20 jaar ervaring', ['yearsInBusiness: 20']],
    ['Wij zijn een erkend installateur.', ['credential: erkend installateur']],
    ['5 jaar garantie op ons werk', ['guarantee: 5 jaar garantie']],
    ['No mercado desde 2005', ['foundedYear: 2005']],
    ['Mais de 15 anos de experiência', ['yearsInBusiness: 15']],
    ['Orçamento gratuito, atendimento 24 horas', ['offer: Orçamento gratuito', 'offer: atendimento 24 horas']],
    ['Wheelchair accessible, free parking', ['offer: free parking', 'feature: Wheelchair accessible']],
  ])('are read from "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    [
      'the year of something else',
      'The boiler code has been in force since 2019 and asks for a flue inspection in every dwelling before winter.',
    ],
    ['a copyright line', '© since 1999 Harbor'],
    ['a year to come', 'Serving Duluth since 2031'],
    ['the year of a person', 'Practice owner since 2005'],
    ['a sum of several lives', 'Over 100 years of combined experience'],
    ['a question', 'Looking for an ASE certified mechanic?'],
    ['a label of a legal notice', 'Full registered company name and address: Harbor & Pine'],
    ['what is denied', 'We are not fully insured for roofs.'],
    ['years that are over', 'Dal 2015 al 2018 a Milano. Sinds 2011 tot 2019 in Zwolle. Desde 2001 a 2005 em Lisboa.'],
    ['what is denied in other languages', 'Non siamo una ditta certificata. Wij zijn geen familiebedrijf.'],
    ['the name of somebody', 'In 1931 a young man named Arno Zellmar came to Duluth.'],
    ['praise without a name', 'We are the best and award-winning, certified experts.'],
    [
      'a word that begins the sentence',
      'Once approved, we begin the same week. Our certified team comes to you. Business registered in 2008.',
    ],
    ['what is sold', 'Hier finden Sie geprüfte Occasionen und einen geprüften Gebrauchtwagen aus der Region.'],
    ['advice', 'Always check that your sitter is fully licensed by the council. Any firm must be fully insured.'],
    [
      'the years of one of its people',
      'With over 10 years of experience with horses and cattle, Ada brings care and calm to every single visit.',
    ],
    ['ages that cannot be', 'With 900 years of experience'],
    ['the years of a brand', 'Australia’s most trusted antenna brand with over 70 years of experience.'],
    ['the years of a maker', 'Alle Fenster kommen von Bendel, einem Hersteller mit 90 Jahren Erfahrung.'],
    ['the years of a supplier', 'Volare est un fabricant français avec 80 ans d’expérience.'],
    [
      'what else is accepted',
      'We accept the following insurance plans: Acme, Bolt. We accept new patients and walk-ins.',
    ],
    ['a list that is announced', 'Payment methods accepted, cash or card:'],
    ['insurers', 'Wir akzeptieren alle gesetzlichen Kassen.'],
  ])('are not made of %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('leave the words of customers and hidden text alone', () => {
    expect(read('Serving Duluth since 1987.', { hints: 'testimonial-card' })).toEqual([]);
    expect(read('Serving Duluth since 1987.', { hidden: true })).toEqual([]);
    expect(read('Serving Duluth since 1987.', { tag: 'blockquote' })).toEqual([]);
  });

  it('carry the sentence and the page they were seen on', () => {
    const [fact] = findStatedFacts(
      [aPage({ blocks: [aBlock('We fix pipes. We have served Duluth since 1987. Call us.')] })],
      2026,
    );
    expect(fact).toEqual({
      kind: 'foundedYear',
      value: '1987',
      url: 'https://harborandpine.example/',
      quote: 'We have served Duluth since 1987.',
      places: 1,
    });
  });

  it('count the different lines that say them', () => {
    const footer = aBlock('Plumbers since 1987', { region: 'footer' });
    const pages = [
      aPage({ blocks: [aBlock('We have served Duluth since 1987. Plumbers since 1987.'), footer] }),
      aPage({ url: 'https://harborandpine.example/about', blocks: [footer] }),
    ];
    expect(findStatedFacts(pages, 2026)).toMatchObject([{ value: '1987', places: 2 }]);
  });
});

it.each([
  ['Work there is planned rather than booked as a same-day call-out.', 'A visit there is a same-day call-out.'],
  ['Wenden Sie sich bitte an den ärztlichen Notdienst Ihrer Region.', 'Unser ärztlicher Notdienst ist für Sie da.'],
  ['Je fais appel à une entreprise agréée.', 'Nous sommes une entreprise agréée.'],
])('states nothing of those that customers are sent to, or that is said not to be: %s', (others, own) => {
  expect(read(others)).toEqual([]);
  expect(read(own)).not.toEqual([]);
});
