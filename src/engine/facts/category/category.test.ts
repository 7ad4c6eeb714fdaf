import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { categoryLabelled, deriveCategory, listPossibleCategories } from './category.ts';
import { CATEGORIES } from './category-tables.ts';
import { isLocalBusinessType } from './local-business-types.ts';

function contextOf(html: string, lang = 'en', host = 'shop.test') {
  const body = new TextEncoder().encode(`<html lang="${lang}">${html}</html>`);
  const page = parsePage({ url: `http://${host}/`, body, contentType: 'text/html; charset=utf-8' });
  return createFactContext([page], `http://${host}/`);
}

function categoryOf(html: string, lang?: string, host?: string) {
  return deriveCategory(contextOf(html, lang, host)).value;
}

function possibleOf(html: string) {
  return listPossibleCategories(contextOf(html)).map(({ label }) => label);
}

describe('the categories to ask about', () => {
  const page = (type: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Larkhill"}</script><title>Larkhill</title>
     <h2>Restaurants nearby</h2><p>Your guest house by the lake. Our guest house has a garden, the guest house next door has none.</p>`;

  it('are of the field that the entry tells, not of the neighbors', () => {
    expect(possibleOf(page('LodgingBusiness'))).toEqual(['Guest house']);
    expect(possibleOf(page('LocalBusiness'))).toContain('Restaurant');
  });

  it('have the trade in the domain', () => {
    const context = contextOf('<title>El Larkhill</title><p>Reserva tu cita.</p>', 'es', 'quiromasajelarkhill.test');
    expect(listPossibleCategories(context).map(({ label }) => label)).toContain('Massage therapist');
  });
});

describe('deriveCategory', () => {
  it.each([
    ['en', '<title>Larkhill Plumbing | Plumber in Ashford</title><h1>Your local plumber</h1>', 'Plumber'],
    [
      'en',
      '<title>Bright Smiles</title><meta name="description" content="Family dentist in Leeds"><h1>Welcome</h1>',
      'Dentist',
    ],
    ['de', '<title>Praxis Dr. Muster</title><h1>Ihre Zahnarztpraxis in Ulm</h1><p>Zahnarzt für alle.</p>', 'Dentist'],
    ['de', '<title>Klempnerei Ahorn</title><h1>Ihr Klempner in Ahornstadt</h1>', 'Plumber'],
    [
      'pt',
      '<title>Rui Instrutor</title><h1>Aulas práticas de direção</h1><p>Aulas de direção para habilitados.</p>',
      'Driving school',
    ],
    ['fr', '<title>Salon Lila</title><h1>Votre coiffeur à Laval</h1>', 'Hair salon'],
    ['it', '<title>Da Nino</title><h1>La trattoria in centro</h1><p>Cucina italiana.</p>', 'Italian restaurant'],
    ['pl', '<title>Gabinet stomatologiczny</title><h1>Stomatolog w Opolu</h1>', 'Dentist'],
    ['ja', '<title>みなと歯科医院</title><h1>歯科・口腔外科</h1>', 'Dentist'],
    ['ja', '<title>東邦タイル</title><h1>外壁タイルの工事</h1>', 'Tile contractor'],
    [
      'fr',
      '<title>Lavage & Nettoyage de voiture à Auch</title><h1>Votre voiture comme neuve</h1>',
      'Car detailing service',
    ],
    ['it', '<title>Lucida</title><h1>Pulizia auto a domicilio a Lecce</h1>', 'Car detailing service'],
    ['es', '<title>Toldos Larkhill</title><h1>Instalación de toldos en Soria</h1>', 'Awning supplier'],
    [
      'de',
      '<title>Larkhill</title><h1>Markisen vom Fachbetrieb in Ulm</h1><p>Markisen nach Maß.</p>',
      'Awning supplier',
    ],
    [
      'fi',
      '<title>Larkhill Oy | Alaraajafysioterapia</title><h1>Parasta alaraajafysioterapiaa</h1><footer>© 2026 Larkhill Oy</footer>',
      'Physical therapist',
    ],
    [
      'sv',
      '<title>Larkhill AB | Barnfysioterapi</title><h1>Barnfysioterapi i Lund</h1><footer>© 2026 Larkhill AB</footer>',
      'Physical therapist',
    ],
    [
      'fi',
      '<title>Larkhill Oy | Kotiapu</title><h1>Kotiapua ikäihmisille</h1><footer>© 2026 Larkhill Oy</footer>',
      'Home health care service',
    ],
    ['fi', '<title>Larkhill</title><h1>Maatilamajoitusta järven rannalla</h1>', 'Farmstay'],
    ['ru', '<title>Автогаз</title><h1>Установка и ремонт ГБО в Самаре</h1>', 'Auto repair shop'],
    ['ro', '<title>Casa Larkhill</title><h1>Cazare în Sibiu</h1>', 'Guest house'],
    ['sv', '<title>Idas stengods</title><h1>Stengods från egen verkstad</h1>', 'Pottery studio'],
    // The narrower field stands in one place alone, the broader one in another.
    [
      'pt',
      '<title>Borda Advocacia</title><meta name="description" content="Direito tributário com atendimento pessoal."><h1>BORDA ADVOCACIA</h1>',
      'Lawyer',
    ],
    ['en', '<title>Larkhill Antennas</title><h1>TV antenna installation in Hobart</h1>', 'Antenna service'],
    ['it', '<title>Larkhill</title><h1>Antennista a Lecce</h1>', 'Antenna service'],
    ['en', '<title>Larkhill</title><h1>Doggy daycare in Leeds</h1>', 'Dog day care center'],
    ['fr', '<title>Larkhill</title><h1>Garderie pour chiens à Laval</h1>', 'Dog day care center'],
    ['en', '<title>Larkhill</title><h1>Backflow testing in Duluth</h1>', 'Backflow testing service'],
    ['en', '<title>Ada Larkhill</title><h1>Ada Larkhill is a dentist</h1><p>A dentist for families.</p>', 'Dentist'],
    ['en', '<title>Larkhill</title><h1>We are your plumber</h1>', 'Plumber'],
    // By the nouns of the record alone, which need not be repeated among its terms.
    [
      'es',
      '<title>Larkhill</title><h1>Consulta de psicoterapia en Soria</h1><p>Tu consulta de psicoterapia.</p>',
      'Psychotherapist',
    ],
    ['fr', '<title>Larkhill</title><h1>Restaurant de sushis à Laval</h1>', 'Sushi restaurant'],
    ['de', '<title>Larkhill</title><h1>Lagerhaus in Ahornstadt</h1>', 'Self-storage facility'],
  ])('%s: %s is %s', (lang, html, label) => {
    expect(categoryOf(html, lang)?.label).toBe(label);
  });

  it.each([
    [
      'pl',
      'dachymuster.test',
      '<title>Dachy Muster</title><p>Od 20 lat sprzedajemy materiały dachowe. Producenci: producent okien.</p>',
    ],
    [
      'de',
      'dachmuster.test',
      '<title>Dach Muster</title><p>Ihr Baustoffhandel: alles auf Lager. Der Baustoffhandel seit 1990.</p>',
    ],
  ])('leaves open whether a name with a thing in it is of those who work on it: %s', (lang, host, html) => {
    expect(categoryOf(html, lang, host)?.label).not.toBe('Roofing contractor');
  });

  it('hears in the running text what the name says too, where it is written small', () => {
    const text = (word: string) =>
      `<title>Vega Fontanería</title><h2>Calefacción</h2><p>Calefacción y ${word} en Lugo.</p>`;
    const rest = '<p>Hacemos trabajos de fontanería. Nuestro servicio de fontanería va a toda la provincia.</p>';
    expect(categoryOf(text('Vega Fontanería') + rest, 'es')?.label).toBe('Plumber');
  });

  it('believes a licensed trade that the name and the domain say', () => {
    expect(categoryOf('<title>Lotus Thai Massage</title><p>Welcome.</p>', 'en', 'lotus-thai-massage.test')?.label).toBe(
      'Massage therapist',
    );
  });

  it('says the broader trade where two places name different kinds of it', () => {
    const html =
      '<title>Everest</title><meta name="description" content="Indian and Nepali cuisine in Reno"><h1>Everest</h1><h1>Menu</h1>';
    expect(categoryOf(html)?.label).toBe('Restaurant');
  });

  it('believes a name that says the trade itself', () => {
    const html = '<title>Tischlerei Muster</title><p>Möbel nach Maß. Unser Möbelhaus zeigt Möbel.</p>';
    expect(categoryOf(html, 'de', 'tischlerei-muster.test')?.label).toBe('Carpenter');
  });

  it('never says what is sold on the side where name and domain say the trade', () => {
    const html = `<title>Presse, livre, papeterie</title><meta property="og:site_name" content="Librairie Muster">
      <meta name="description" content="À la librairie Muster : livres, cartes et papeterie à Laval"><h1>Papeterie et livres</h1>
      <p>Papeterie, cahiers, stylos.</p><p>La papeterie pour la rentrée. Notre papeterie.</p>`;
    expect(categoryOf(html, 'fr', 'librairiemuster.test')?.label).not.toBe('Stationery store');
  });

  it('leaves open which one it is where the name says another than title and text', () => {
    const html = `<title>Pensiunea Brad - Restaurant în Alba Iulia</title><h1>Pensiunea Brad din Alba Iulia</h1>
      <p>Pensiunea Brad are 18 camere și un restaurant.</p><p>Sala de evenimente a pensiunii este locația ideală.</p>
      <p>Pensiunii i s-a adăugat un restaurant.</p>`;
    expect(categoryOf(html, 'ro')).toBeNull();
    expect(possibleOf(html)).toContain('Guest house');
  });

  it.each([
    ['en', '<title>Coming soon</title><h1>Our website is under construction</h1>'],
    ['fr', '<title>Site en construction</title><h1>Notre site est en construction</h1>'],
    ['es', '<title>Web en construcción</title><h1>Página en construcción</h1>'],
  ])('%s: takes no trade from a website that is not ready: %s', (lang, html) => {
    expect(categoryOf(html, lang)).toBeNull();
  });

  it('uses the exact type of the structured data', () => {
    const node = { '@type': 'Electrician', name: 'Volt & Daughters' };
    expect(
      categoryOf(`<title>Volt & Daughters</title><script type="application/ld+json">${JSON.stringify(node)}</script>`),
    ).toEqual({ label: 'Electrician', schemaType: 'Electrician' });
  });

  const ofType = (type: string, lang: string) => {
    const node = { '@type': type, name: 'Larkhill & Daughters', telephone: '+1 208-555-0142' };
    const script = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
    return categoryOf(`<title>Larkhill & Daughters</title>${script}`, lang);
  };

  it.each([
    ['BarberShop', 'en', 'Barber shop'],
    ['Autowerkstatt', 'de', 'Auto repair shop'],
  ])('understands the invented type %s', (type, lang, label) => {
    expect(ofType(type, lang)?.label).toBe(label);
  });

  it.each([
    ['florist', 'Florist'],
    ['Electrican', 'Electrician'],
  ])('reads the type %s as %s', (type, real) => {
    expect(ofType(type, 'en')).not.toBeNull();
    expect(ofType(type, 'en')).toEqual(ofType(real, 'en'));
  });

  it('finds terms in a domain of concatenated words', () => {
    expect(categoryOf('<title>Home</title><h1>Welcome</h1>', 'en', 'larkhillplumbing.com')?.label).toBe('Plumber');
  });

  it.each([
    [
      'a stray mention in the text',
      '<title>Larkhill</title><h1>Welcome</h1><p>We once shared a wall with a dentist.</p>',
    ],
    ['nothing at all', '<title>Home</title><h1>Hello</h1>'],
    ['a slogan', '<title>Larkhill & Sons</title><h1>MUSIC IS THE DOCTOR</h1><p>We tune pianos.</p>'],
    ['a slogan in German', '<title>Larkhill</title><h1>Lachen ist der Zahnarzt</h1>'],
    ['a word within another', '<title>緑水園</title><h1>緑を楽しむスタイル</h1>'],
    [
      'a generic type',
      `<title>Larkhill</title><script type="application/ld+json">${JSON.stringify({ '@type': 'LocalBusiness', name: 'Larkhill' })}</script>`,
    ],
  ])('finds no category in %s', (_what, html) => {
    expect(categoryOf(html)).toBeNull();
  });
});

describe('listPossibleCategories', () => {
  it('asks where a single thing is all that is named, again and again', () => {
    const html = '<title>The pool in Leeds</title><h1>Our pool</h1><p>The pool is open. A pool for all.</p>';
    expect(categoryOf(html)).toBeNull();
    expect(possibleOf(html)).toContain('Swimming pool contractor');
  });

  it('has the likeliest of several that compete, at most four', () => {
    const html = '<title>Larkhill | Florist and locksmith</title><h1>Bakery, taxi and dry cleaners</h1>';
    expect(categoryOf(html)).toBeNull();
    expect(possibleOf(html)).toHaveLength(4);
    expect(possibleOf(html)).toEqual(expect.arrayContaining(['Florist', 'Locksmith']));
  });

  it('asks where one place alone names a licensed trade', () => {
    const html = '<title>Larkhill</title><h1>Your dentist</h1>';
    expect(categoryOf(html)).toBeNull();
    expect(possibleOf(html)).toEqual(['Dentist']);
  });

  it('is empty where one is said, and where none is named', () => {
    expect(possibleOf('<title>Larkhill | Plumber</title><h1>Your local plumber</h1>')).toEqual([]);
    expect(possibleOf('<title>Larkhill</title><h1>Welcome</h1>')).toEqual([]);
  });
});

describe('categoryLabelled', () => {
  it('knows the labels of earlier releases', () => {
    expect(categoryLabelled('Crossfit box')).toEqual({ label: 'CrossFit gym', schemaType: 'ExerciseGym' });
  });

  it('keeps an unknown one as a plain label', () => {
    expect(categoryLabelled('Cat café')).toEqual({ label: 'Cat café', schemaType: null });
  });
});

describe('the tables of categories', () => {
  const labels = CATEGORIES.map(({ label }) => label);

  it('have unique labels, and broader categories that exist', () => {
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
    expect(CATEGORIES.flatMap(({ under }) => (under === undefined || labels.includes(under) ? [] : [under]))).toEqual(
      [],
    );
  });

  it('have only types below LocalBusiness', () => {
    const foreign = CATEGORIES.flatMap(({ schemaType }) =>
      schemaType === null || isLocalBusinessType(schemaType) ? [] : [schemaType],
    );
    expect([...new Set(foreign)]).toEqual([]);
  });
});
