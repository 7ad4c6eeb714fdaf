import { describe, expect, it } from 'vitest';
import type { Page } from '../../crawl/html/page.ts';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { readGroupSite } from './group-site.ts';
import { mergeServices } from './merge-services.ts';
import { tokenizeName } from './name-words.ts';
import { withoutHeadlines } from './service-headlines.ts';
import { toSentenceCase, withoutFrame } from './service-names.ts';
import { deriveServices, listServicesBySureness } from './services.ts';

type Site = Readonly<Record<string, string>>;

function parse(path: string, body: string): Page {
  return parsePage({
    url: `http://shop.test${path}`,
    body: new TextEncoder().encode(`<html><body>${body}</body></html>`),
    contentType: 'text/html; charset=utf-8',
  });
}

function readServices(site: Site): string[] {
  const pages = Object.entries(site).map(([path, body]) => parse(path, body));
  return deriveServices(createFactContext(pages, 'http://shop.test/')).value.map(({ name }) => name);
}

const card = (name: string) => `<h3>${name}</h3><p>Wir beraten Sie dazu gern in unserer Praxis.</p>`;
const EYES = ['Katarakt', 'Glaukom', 'Brillenanpassung', 'Kontaktlinsenberatung'];
const LAW = ['Obbligazioni e Contratti', 'Recupero Crediti', 'Diritto di Famiglia', 'Diritto Societario'];

describe('classes of places that name services', () => {
  it('are no legal notice, and no list of what its people have learned', () => {
    const listOf = (names: readonly string[]) =>
      `<p>Leistungen</p><h2>Alles für Ihre Augen – aus einer Hand</h2>${names.map(card).join('')}`;
    const notice = listOf(['Telefon', 'Aufsichtsbehörde', 'Streitbeilegung', 'Berufshaftpflicht']);
    expect(readServices({ '/': '<h1>Willkommen</h1>', '/impressum': `<h1>Impressum</h1>${notice}` })).toEqual([]);
    const degrees = EYES.map((name) => ({ '@type': 'EducationalOccupationalCredential', name }));
    const person = { '@context': 'https://schema.org', '@type': 'Person', hasCredential: degrees };
    const learned = `<script type="application/ld+json">${JSON.stringify(person)}</script>`;
    expect(readServices({ '/': listOf(EYES) })).toEqual(EYES);
    expect(readServices({ '/': learned + listOf(EYES) })).toEqual([]);
  });

  it('are asked about where a list is too little to be taken, unless one of its names says that it is a menu', () => {
    const possible = (names: readonly string[]) => {
      const items = names.map((name) => `<li>${name}</li>`).join('');
      const page = parse(
        '/',
        `<h1>Sparks</h1><h2>From our days</h2><ul>${items}</ul><p>Text us when the lights go out.</p>`,
      );
      return listServicesBySureness(createFactContext([page], 'http://shop.test/'));
    };
    const names = ['Rewires & new wiring', 'Switchboards', 'Lights and fans', 'Power points'];
    expect(possible(names)).toEqual({ sure: [], possible: names });
    expect(possible([...names, 'Newsletter'])).toEqual({ sure: [], possible: [] });
  });

  it('reads what hangs on a service in a menu, and one of two things that the business is called after', () => {
    const entry = (name: string, path: string, below = '') => `<li><a href="${path}">${name}</a>${below}</li>`;
    const below = `<ul>${entry('Prenatal Pilates', '/pilates/prenatal')}${entry('What to expect', '/pilates/first')}</ul>`;
    const nav = `<nav><ul>${entry('Osteopathy', '/osteopathy')}${entry('Pilates', '/pilates', below)}${entry('About', '/about')}${entry('FAQ', '/faq')}</ul></nav>`;
    const page = (name: string) => `<title>${name}</title>${nav}<h1>${name}</h1>`;
    const read = (business: string) =>
      readServices({
        '/': page(business),
        '/osteopathy': page('Osteopathy'),
        '/pilates': page('Pilates'),
        '/pilates/prenatal': page('Prenatal Pilates'),
        '/pilates/first': page('What to expect'),
      });
    expect(read('Orla Osteopathy & Pilates')).toEqual(['Osteopathy', 'Pilates', 'Prenatal Pilates']);
  });

  it('are nobody with a name, and no heading of several', () => {
    const work = (names: readonly string[]) =>
      `<h2>Services</h2><div>${names.map((name) => `<div class="service"><h3>${name}</h3><p>Done with care in one visit.</p></div>`).join('')}</div>`;
    const dental = ['Dental implants', 'Root canal', 'Teeth whitening'];
    const who = '<p>The practice of our dentist Ada Brenholt has been here for many years now.</p>';
    const site = { '/': who + work([...dental, 'Dentist Ada Brenholt', 'Several services']) };
    expect(readServices(site)).toEqual(dental);
  });

  it('reads numbered cards in a box of services, and no steps', () => {
    const numbered = (names: readonly string[], box: string) =>
      `<div class="${box}">${names.map((name, at) => `<article class="${box}-card"><span>0${at + 1}</span><h3>${name}</h3><p>We look at it with you and tell you what it needs.</p></article>`).join('')}</div>`;
    const drains = ['Blocked drains', 'Leaks and repairs', 'Septic tanks', 'Flooded cellars'];
    const steps = ['You call us', 'We come round', 'You get a price', 'We repair it'];
    const title = '<title>Drains, leaks, septic tanks and cellars</title>';
    expect(readServices({ '/': `${title}<h2>Calm water.</h2>${numbered(drains, 'services')}` })).toEqual(drains);
    expect(readServices({ '/': `${title}<h2>Calm water.</h2>${numbered(steps, 'method')}` })).toEqual([]);
  });

  it.each([
    'Quick Service',
    'About Cataracts',
    'Über Katarakte',
    'Behandlungsangebot',
    'Conditions We Treat',
    'Classes are held on Mondays',
    'Free Quotes',
    'Same Day Service',
    'Office Manager',
    'Devis gratuit',
    'Devis gratuit sous 24h',
    'Insurance & guarantee',
    'Praxisleitung',
    'Moyens de paiement',
    'Financial Policy',
    'Plan Your Move',
    'Unser Haus im Fernsehen',
    'Room rates',
    'Galería de trabajos',
    'Back to the overview',
    'Email Chris Now',
    'Message on WhatsApp',
    'WhatsApp Chris',
    'Anders',
  ])(
    'reads no promise, nobody’s role, no rule of the house, no words to visitors and no head of pictures or prices: %s',
    (name) => {
      const names = ['Roof repair', 'Gutter cleaning', 'Know your roof (KYR)', 'Roof care (know your roof)'];
      const body = [...names, name].map((one) => `<li>${one}</li>`).join('');
      expect(readServices({ '/': `<h2>Our services</h2><ul>${body}</ul>` })).toEqual([
        'Roof repair',
        'Gutter cleaning',
        'Roof care (know your roof)',
      ]);
    },
  );

  it('reads the few products of a maker, each with its page, and no goods with a price', () => {
    const made = ['Wall panels', 'Log siding', 'Solid wood floors', 'Decking boards'];
    const path = (name: string) => `/products/${name.toLowerCase().replaceAll(' ', '-')}`;
    const cards = (price: string) =>
      made.map(
        (name) =>
          `<div class="card"><h3>${name}</h3><p>Sawn and planed by us.${price}</p><a href="${path(name)}">Details</a></div>`,
      );
    const pages = Object.fromEntries(
      made.map((name) => [
        path(name),
        `<title>${name} made to measure</title><h1>${name}</h1><p>We plane ${name.toLowerCase()} from spruce.</p>`,
      ]),
    );
    const home = (price: string) =>
      `<title>Holm Joinery: wall panels, floors</title><h1>Holm Joinery</h1><h2>Our products</h2>${cards(price).join('')}`;
    expect(readServices({ '/': home(''), ...pages })).toEqual(made);
    expect(readServices({ '/': home(' €12.50'), ...pages })).toEqual([]);
  });

  it('leaves out what is said of a service behind its name', () => {
    const body = ['Chimney sweeping', 'CCTV inspection available', 'Stove repair including:'].map(
      (one) => `<li>${one}</li>`,
    );
    expect(readServices({ '/': `<h2>Services</h2><ul>${body.join('')}</ul>` })).toEqual([
      'Chimney sweeping',
      'CCTV inspection',
      'Stove repair',
    ]);
  });

  it('reads the headings below a line that says so, whatever the heading itself says', () => {
    const body = `<p>Leistungen</p><h2>Alles für Ihre Augen – aus einer Hand</h2>${EYES.map(card).join('')}`;
    expect(readServices({ '/': body })).toEqual(EYES);
  });

  it('reads no headings of a page that a line above its title places below the services', () => {
    const detail = `<p>Home / Leistungen</p><h1>Katarakt</h1>${['Ablauf der Operation', 'Nach dem Eingriff', 'Gut zu wissen'].map((name) => `<h2>${name}</h2>`).join('')}`;
    expect(readServices({ '/': '<h1>Praxis</h1>', '/katarakt': detail })).toEqual([]);
  });

  it('reads what follows an empty heading that says so', () => {
    const body = `<h2>Serviços</h2><h2>Polimento</h2><p>Brilho em três etapas.</p><h2>Lavagem</h2><p>Lavagem técnica do motor.</p><h2>Vitrificação</h2><p>Proteção cerâmica da pintura.</p><h2>Contato</h2>`;
    expect(readServices({ '/': body })).toEqual(['Polimento', 'Lavagem', 'Vitrificação']);
  });

  it('reads lines that are no headings when each has a text and a page', () => {
    const tile = (name: string) =>
      `<div class="tile"><div class="tile-title">${name}</div><div class="tile-copy">For beginners and advanced students.</div><div class="more"><a href="/${name.toLowerCase().replaceAll(' ', '-')}">Learn more</a></div></div>`;
    const names = ['Piano lessons', 'Voice lessons', 'Guitar lessons', 'Drum lessons'];
    const body = `<title>Music lessons for families</title><h2>Every level.</h2>${names.map(tile).join('')}`;
    expect(readServices({ '/': body })).toEqual(names);
  });

  it('reads lines of any element below a heading that says so', () => {
    const names = ['Компьютерная диагностика двигателя', 'Ремонт подвески', 'Шиномонтаж', 'Автомойка'];
    expect(readServices({ '/': `<h2>Наши услуги</h2>${names.map((name) => `<p>${name}</p>`).join('')}` })).toEqual(
      names,
    );
  });

  it('reads the children of a menu entry that says so, in one element or in one each', () => {
    const children =
      '<a href="/unterricht">Reitunterricht</a> <a href="/beritt">Beritt</a> <a href="/ferien">Ferienkurse</a>';
    const one = `<nav><div>Verein</div><div><a href="/ueber-uns">Über uns</a> <a href="/team">Team</a></div><div>Angebote ▾</div><div>${children}</div></nav>`;
    const each = `<nav><ul class="menu"><li class="item"><a href="/leistungen">Leistungen</a><ul class="sub"><li><a href="/unterricht">Reitunterricht</a></li><li><a href="/beritt">Beritt</a></li><li><a href="/ferien">Ferienkurse</a></li></ul></li><li class="item"><a href="/team">Team</a></li></ul></nav>`;
    for (const menu of [one, each])
      expect(readServices({ '/': menu })).toEqual(['Reitunterricht', 'Beritt', 'Ferienkurse']);
  });

  it.each([
    ['en', 'Leeds', ['Boiler repair', 'Drain unblocking', 'Bathroom fitting'], ['Our story', 'Contact']],
    ['de', 'Fulda', ['Dachsanierung', 'Solaranlagen', 'Spenglerei'], ['Über uns', 'Kontakt']],
  ])('reads pages that the menu names beside others, in %s', (_, town, names, others) => {
    const path = (name: string) => `/${name.toLowerCase().replaceAll(' ', '-')}`;
    const menu = `<nav><a href="/">Home</a>${[...names, ...others].map((name) => `<a href="${path(name)}">${name}</a>`).join('')}</nav>`;
    const page = (title: string, address = '') => `<title>${title} | Ashby</title>${menu}<h1>${title}</h1>${address}`;
    const home = page('Ashby', `<address>Ashby, 4 Park Street, ${town}</address>`);
    const sub = names.map((name) => [path(name), page(`${name} in ${town}`)] as const);
    const rest = others.map((name) => [path(name), page(name)] as const);
    expect(readServices({ '/': home, ...Object.fromEntries([...sub, ...rest]) })).toEqual(names);
  });

  it.each([
    ['the business itself', 'Atelier Linde', ['Atelier', 'Blumen', 'Trauerfloristik'], ['Blumen', 'Trauerfloristik']],
    ['its house', 'Verein Linde', ['Vorstand', 'Satzung', 'Beitritt', 'Yoga', 'Hundetraining'], []],
  ])('reads no pages of a menu that are about %s', (_, business, names, services) => {
    const entries = [...names, 'Kontakt', 'Impressum', 'Datenschutz'];
    const menu = `<nav>${entries.map((name) => `<a href="/${name.toLowerCase()}">${name}</a>`).join('')}</nav>`;
    const home = `<title>${business}</title>${menu}<h1>${business}</h1><footer>© ${business}</footer>`;
    const pages = names.map((name) => [
      `/${name.toLowerCase()}`,
      `<title>${name} | ${business}</title>${menu}<h1>${name}</h1>`,
    ]);
    expect(readServices({ '/': home, ...Object.fromEntries(pages) })).toEqual(services);
  });

  it.each(['What we make', 'Das machen wir', 'Cosa offriamo'])('reads a list below “%s”', (heading) => {
    const names = ['Fitted kitchens', 'Bespoke wardrobes', 'Library shelving'];
    const list = `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
    expect(readServices({ '/': `<title>Oak &amp; Iron</title><h2>${heading}</h2>${list}` })).toEqual(names);
  });

  it('takes a word of one language for no heading of another', () => {
    const names = ['Tecarterapia', 'Onde d’urto', 'Massaggio linfodrenante'];
    const list = `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
    expect(readServices({ '/': `<title>Fisioterapia</title><h2>Trattamenti</h2>${list}` })).toEqual(names);
  });

  it('reads rows of a price table without durations, each once', () => {
    const rows = [
      'Massage 30 min',
      'Massage 60 min',
      'Gel manicure',
      'Pedicure',
      'Hot stone massage',
      'Express facial',
    ];
    const table = `<h1>Price list</h1><table>${rows.map((name) => `<tr><td>${name}</td><td>£20.00</td></tr>`).join('')}</table>`;
    expect(readServices({ '/': '<h1>Salon</h1>', '/prices': table })).toEqual([
      'Massage',
      'Gel manicure',
      'Pedicure',
      'Hot stone massage',
      'Express facial',
    ]);
  });

  it('reads links to the parts of a page that lists services', () => {
    const link = (name: string, part: string) => `<p><a href="/atuacao#${part}">${name}</a></p>`;
    const home = `<nav><a href="/atuacao">Áreas de Atuação</a></nav>${link('Direito Tributário', 'a')}${link('Direito Ambiental', 'b')}${link('Direito Civil', 'c')}`;
    expect(readServices({ '/': home, '/atuacao': '<h1>Escritório</h1>' })).toEqual([
      'Direito Tributário',
      'Direito Ambiental',
      'Direito Civil',
    ]);
  });

  it('reads the main headings of a page that the menu calls services', () => {
    const names = ['Physiotherapy', 'Spinal screenings', 'Chiropractic care'];
    const menu = '<div><a href="/care">Services</a></div>';
    const page = `${menu}${names.map((name) => `<h1>${name}</h1><p>It helps the healing process of the back.</p>`).join('')}`;
    expect(readServices({ '/': menu, '/care': page })).toEqual(names);
  });

  it('leaves out the parts of a page that follow its services under headings of the same level', () => {
    const part = (name: string) =>
      `<h2>${name}</h2><p>Platz für Ihre Feier im Haus.</p><a href="/${name.toLowerCase()}">Weiter</a>`;
    const names = ['Festsaal', 'Kegelbahn', 'Biergarten'];
    const body = `${names.map(part).join('')}<h2>Öffnungszeiten</h2><p>Montag geschlossen</p><h2>Kontakt</h2>`;
    const pages = Object.fromEntries(names.map((name) => [`/${name.toLowerCase()}`, `<title>${name}</title>`]));
    expect(readServices({ '/': body, ...pages })).toEqual(names);
  });
});

describe('what is no service', () => {
  const head = '<title>Plumber and drain repair</title>';
  const cards = (names: readonly string[]) =>
    `${head}<h2>More</h2>${names.map((name) => `<h3>${name}</h3><p>We come to you at any time of the day.</p>`).join('')}`;

  it.each([
    [
      'towns with the words of a service',
      ['Emergency plumber Leeds', 'Emergency plumber Bradford', 'Emergency plumber York'],
    ],
    ['what is about the business', ['Our process', 'Areas we serve', 'Why us']],
    ['names of other pages in pairs', ['News & Events', 'Booking & Contact', 'Drain repair']],
  ])('leaves out %s', (_what, names) => {
    expect(readServices({ '/': cards(names) })).toEqual([]);
  });

  it('leaves out the headline of a section that its cards stand in', () => {
    const names = ['Group training', 'Solo training', 'Rehabilitation'];
    const part = (name: string) => `<section><h2>${name}</h2><p>With exercises made for you.</p></section>`;
    const headline = '<section><h2>Many ways to move</h2><img src="/a.jpg" alt=""></section>';
    const body = `<h1>Our treatments</h1><main>${headline}${names.map(part).join('')}</main>`;
    expect(readServices({ '/': body })).toEqual(names);
  });

  it('leaves out the timetable among what is offered', () => {
    const names = ['Yinyoga', 'Senioryoga', 'Mindfulness'];
    const links = ['Schema', ...names].map((name) => `<h4><a href="/${name.toLowerCase()}.html">${name}</a></h4>`);
    const pages = names.map((name) => [`/${name.toLowerCase()}.html`, `<title>${name}</title><h1>${name}</h1>`]);
    const site = { '/': '<a href="/utbud.html">Vårt utbud</a>', '/utbud.html': `<h2>Vårt utbud</h2>${links.join('')}` };
    expect(readServices({ ...site, ...Object.fromEntries(pages) })).toEqual(names);
  });

  it('leaves out what a page of requirements lists', () => {
    const parts = ['Ventilatie', 'Netto-energiebehoefte', 'Hernieuwbare energie'].map(
      (name) => `<h3>${name}</h3><p>De woning moet aan deze waarde voldoen volgens het besluit.</p>`,
    );
    const page = (title: string) => `<title>${title}</title><h2>${title}</h2>${parts.join('')}`;
    const home = (title: string) => `<nav><a href="/a.html">${title}</a></nav><h1>Verslaggever</h1>`;
    const read = (title: string) => readServices({ '/': home(title), '/a.html': page(title) });
    expect(read('EPB-eisen')).toEqual([]);
    expect(read('Onze diensten')).toHaveLength(3);
  });

  it('leaves out steps, which have a bare number above each', () => {
    const steps = ['Drain inspection', 'Drain repair', 'Drain report'].map(
      (name, index) => `<div>${index + 1}</div><h3>${name}</h3><p>We come to you at any time of the day.</p>`,
    );
    expect(readServices({ '/': `${head}<h2>Easy</h2>${steps.join('')}` })).toEqual([]);
  });

  it('leaves out consent banners and skip links that stand on every page', () => {
    const chrome =
      '<div class="c"><a href="/leistungen#">Hinweis schließen</a></div><div class="c">Alles annehmen</div><div class="c">Auswahl merken</div>';
    const page = `${chrome}<h1>Praxis</h1>`;
    expect(readServices({ '/': page, '/leistungen': page, '/team': page })).toEqual([]);
  });

  it('leaves out the rest of a place name whose parenthesis was cut', () => {
    const html = '<h2>Our services</h2><h3>Drain cleaning</h3><h3>Oak Cliff)</h3><h3>Leak repair</h3>';
    expect(readServices({ '/': html })).toEqual(['Drain cleaning', 'Leak repair']);
  });

  it('takes a name and the same name with more for one', () => {
    const html =
      '<h2>Our services</h2><h3>Drain Cleaning</h3><h3>Drain Cleaning & Unclogging</h3><h3>Leak Repair</h3><h3>Leak repairs</h3>';
    expect(readServices({ '/': html })).toEqual(['Drain Cleaning', 'Leak Repair']);
  });

  it('takes a name and the same name with the town for one, and shows it without', () => {
    const html =
      '<footer>Birch Movers, 88 Birch Street, Duluth, MN 55802</footer><h2>Our services</h2><h3>Villa Movers in Duluth</h3><h3>Office Movers</h3><h3>Villa Movers</h3><h3>Duluth Office Movers</h3><h3>Piano Movers in Duluth</h3>';
    expect(readServices({ '/': html })).toEqual(['Villa Movers', 'Office Movers', 'Piano Movers']);
  });
});

describe('services of the same page in other clothes', () => {
  const block = (name: string) => `<h3>${name}</h3><p>Assistenza completa ai clienti in questa materia.</p>`;
  const page = (blocks: readonly string[]) =>
    ({ '/': `<title>Studio legale</title><h2>Materie</h2>${blocks.join('')}` }) satisfies Site;

  it('are the same with wrappers, whitespace and inline elements around them', () => {
    const plain = readServices(page(LAW.map(block)));
    expect(plain).toEqual(LAW);
    const dressed = LAW.map(
      (name) =>
        `\n\n<section>\t<div><h3>\n <span>${name}</span> </h3>\n<div><p>Assistenza <b>completa</b> ai clienti in questa materia.</p></div></div></section>`,
    );
    expect(readServices(page(dressed))).toEqual(plain);
  });

  it('are the same set in every order of their blocks', () => {
    for (let first = 0; first < LAW.length; first += 1) {
      const turned = [...LAW.slice(first), ...LAW.slice(0, first)];
      expect(new Set(readServices(page(turned.map(block))))).toEqual(new Set(LAW));
      expect(new Set(readServices(page(turned.toReversed().map(block))))).toEqual(new Set(LAW));
    }
  });

  it('are none among ten thousand siblings, whichever element they are of', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `Diritto ${index.toString(36)}`);
    for (const tag of ['h3', 'p', 'li'])
      expect(
        readServices({ '/': `<h2>Materie</h2>${many.map((name) => `<${tag}>${name}</${tag}>`).join('')}` }),
      ).toEqual([]);
    const rows = many.map((name) => `<tr><td>${name}</td><td>20 €</td></tr>`).join('');
    expect(readServices({ '/': `<h1>Prezzi</h1><table>${rows}</table>` })).toEqual([]);
  });
});

describe('what stands like services and is none', () => {
  const offer = (name: string) => `<h3>${name}</h3><p>We come to you and leave the place tidy behind us.</p>`;
  const trees = ['Tree removal', 'Tree pruning', 'Stump grinding', 'Hedge cutting'];
  const home = `<h2>Our services</h2>${trees.map(offer).join('')}`;

  it('is advice for patients on a page of links that only that page lists', () => {
    const row = (name: string) => `<tr><td><a href="/${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></td></tr>`;
    const advice = ['Tooth chart', 'Quitting smoking', 'Latest insurance rules', 'Children'].map(row).join('');
    const page = `<h1>Questions of our patients</h1><table>${advice}</table>`;
    expect(readServices({ '/': '<h1>Dentist</h1><p><a href="/info">Info</a></p>', '/info': page })).toEqual([]);
  });

  it('are headlines around one of the best list, and beginnings of lines that a small word ends', () => {
    const site = readGroupSite(createFactContext([parse('/', home)], 'http://shop.test/'));
    const choose = (name: string, isFromBest: boolean) => {
      const words = tokenizeName(name);
      const certain = { chance: 1, isTaken: true };
      return { name, words, isFromBest, isLone: !isFromBest, features: {}, target: null, seen: [], ...certain };
    };
    const best = ['Tree removal', 'House clearance', 'Water heater services', 'A look in', 'A look in the workshop'];
    const others = [
      'Safe tree removal, done right',
      'House',
      'Water heater flooding',
      'Hedge cutting',
      'Removal of ivy',
    ];
    const chosen = [...best.map((name) => choose(name, true)), ...others.map((name) => choose(name, false))];
    expect(withoutHeadlines(site, chosen).map(({ name }) => name)).toEqual([
      'Tree removal',
      'House clearance',
      'Water heater services',
      'A look in the workshop',
      'Hedge cutting',
      'Removal of ivy',
    ]);
  });

  it.each(['For landlords', 'Für Vermieter', 'Private health insurance accepted'])('is "%s"', (name) => {
    expect(readServices({ '/': `<h2>Our services</h2>${[...trees, name].map(offer).join('')}` })).toEqual(trees);
  });
});

describe('names of services', () => {
  const offer = (name: string) =>
    `<h3>${name}</h3><p>Con HVAC y con garantía de un año en todas las piezas nuevas.</p>`;
  const site = (lang: string, names: readonly string[]) =>
    `<html lang="${lang}"><h2>${lang === 'de' ? 'Leistungen' : 'Servicios'}</h2>${names.map(offer).join('')}`;

  it('in capitals are put into sentence case, but for words that sentences write in capitals', () => {
    expect(toSentenceCase('FRENOS Y REPARACIÓN DE FRENOS', 'es', () => false)).toBe('Frenos y reparación de frenos');
    expect(toSentenceCase('REPARATUR UND WARTUNG', 'de', () => false)).toBe('Reparatur und Wartung');
    expect(toSentenceCase('HVAC REPAIR', 'en', (word) => word === 'HVAC')).toBe('HVAC repair');
    expect(toSentenceCase('GDX', 'pl', () => false)).toBe('GDX');
    expect(readServices({ '/': site('es', ['CAMBIO DE ACEITE', 'REVISIÓN DE HVAC', 'FRENOS Y DISCOS']) })).toEqual([
      'Cambio de aceite',
      'Revisión de HVAC',
      'Frenos y discos',
    ]);
  });

  it('are shown without the article before them and the place behind them', () => {
    const places = new Set(['orla', 'tarn valley']);
    const plain = (name: string) => withoutFrame(name, places);
    const named = [
      'Dental crowns Orla',
      'Dental crowns in Orla',
      'Dental crowns in North Orla',
      'Dental crowns – Tarn Valley, GA',
    ];
    expect(named.map(plain)).toEqual(named.map(() => 'Dental crowns'));
    expect(['La sophrologie', 'La Table', 'Tour de Orla', 'Antiques in Orla'].map(plain)).toEqual([
      'Sophrologie',
      'La Table',
      'Tour de Orla',
      'Antiques in Orla',
    ]);
  });

  it('have the page that describes them alone in structured data, and not the name of the business', () => {
    const data = (name: string) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Service', name })}</script>`;
    const head =
      '<title>Linde Movers</title><meta property="og:site_name" content="Linde Movers"><h1>Linde Movers</h1>';
    const read = (...names: readonly string[]) =>
      deriveServices(
        createFactContext([parse('/', head), parse('/nights', names.map(data).join(''))], 'http://shop.test/'),
      ).value.map(({ name, url }) => [name, url]);
    expect(read('Night moves – Linde Movers')).toEqual([['Night moves', 'http://shop.test/nights']]);
    expect(read('Night moves', 'Day hauling')).toEqual([
      ['Night moves', null],
      ['Day hauling', null],
    ]);
  });

  it('begin with a capital', () => {
    const list = `<h2>Services</h2><p>${['drain cleaning', 'leak repair', 'pipe lining'].join(', ')}</p>`;
    expect(readServices({ '/': list }).every((name) => /^\p{Lu}/u.test(name))).toBe(true);
  });

  it('are the others of a list, most of which is taken elsewhere', () => {
    const known = ['Glass screens', 'Mirrors', 'PVC ceilings', 'Glass walls', 'Glass repair'];
    const slide = `<h2>Experts in glass</h2><p>${['Doorlets', 'Winlets', ...known].join(', ')}</p>`;
    const offers = `<h2>Our services</h2><p>${known.join(', ')}</p>`;
    const names = readServices({
      '/': `<title>Glass screens, mirrors and walls</title><main>${offers}${slide}</main>`,
    });
    expect(names).toEqual(expect.arrayContaining(['Doorlets', 'Winlets']));
  });

  it('are the parts of entries that are lists themselves', () => {
    const entries = ['Blockflöte, Chor, Früherziehung', 'Querflöte, Oboe', 'Klavier', 'Violine, Viola'];
    const list = `<h2>Unterricht</h2>${entries.map((one) => `<div class="a">${one}</div>`).join('')}`;
    expect(readServices({ '/': `<html lang="de"><main><h1>Töne</h1>${list}</main>` })).toContain('Oboe');
  });

  it('may say that it is done around the clock', () => {
    const names = ['Riparazione auto', 'Verniciatura', 'Soccorso stradale 24h'];
    expect(readServices({ '/': site('it', names) })).toContain('Soccorso stradale');
  });

  it('are no sections of the page of a treatment, of which the line above says what it is', () => {
    const section = (name: string) =>
      `<section class="s"><h2>${name}</h2><p>Det siger vi gerne mere om her.</p></section>`;
    const page = `<p>Ydelser</p><h1>Yogaterapi</h1>${section('Yoga for alle')}${section('Yoga som praksis')}`;
    expect(readServices({ '/': '<h1>Linde</h1>', '/yoga': page })).toEqual([]);
  });

  it('keep words that are part of the name of a place only', () => {
    const named = ['Garden clearance', 'House clearance'].map((name) => ({ name, target: null }));
    const places = [['welwyn', 'garden', 'city'], ['manor', 'house'], ['dubai']];
    expect(mergeServices(named, places).map(({ name }) => name)).toEqual(['Garden clearance', 'House clearance']);
    const dubai = ['Villa movers in Dubai', 'Villa movers'].map((name) => ({ name, target: null }));
    expect(mergeServices(dubai, places).map(({ name }) => name)).toEqual(['Villa movers']);
  });
});

describe('what stands among services and is none', () => {
  const LINKED = ['Drain cleaning', 'Water heaters', 'Leak repair', 'Sewer lines'];
  const listOf = (names: readonly string[], rest = '') =>
    `<h2>Our services</h2><ul>${names.map((name) => `<li><h3>${name}</h3><p>Done with care by our own people.</p></li>`).join('')}${rest}</ul>`;

  it.each(['Tümünü Gör', 'Zobacz całość', 'すべて見る'])('is the link to all of them: %s', (label) => {
    const footer = `<footer><h4>Services</h4><ul>${LINKED.map((name) => `<li><a href="/book">${name}</a></li>`).join('')}<li><a href="/work">${label}</a></li></ul></footer>`;
    const site = {
      '/': `<h1>Plumber</h1>${listOf(LINKED)}${footer}`,
      '/work': `<h1>Work</h1>${listOf(LINKED)}${footer}`,
      '/book': '<h1>Book</h1>',
    };
    expect(readServices(site)).toEqual(LINKED);
  });

  it('is a service whose page lists others and says what it is', () => {
    const cards = listOf(LINKED, '<li><h3>Bathrooms</h3><p>All from one hand.</p><a href="/work">More</a></li>');
    const site = {
      '/': `<h1>Plumber</h1>${cards}`,
      '/work': `<h1>Work</h1><p>We build bathrooms.</p>${listOf(LINKED)}`,
    };
    expect(readServices(site)).toContain('Bathrooms');
  });

  it.each([
    ['Am Freibad 25', '67310 Hettenleidelheim', 'Am Freibad 25, 67310 Hettenleidelheim'],
    ['12 Garden Lane', 'Duluth, MN 55802', '12 Garden Lane, Duluth, MN 55802'],
  ])('is the own street: %s', (street, town, whole) => {
    const footer = `<footer><address>${street}<br>${town}</address></footer>`;
    const names = readServices({
      '/': `<h1>Pool</h1>${listOf([...LINKED, street])}${footer}`,
      '/contact': `<p>${whole}</p>`,
    });
    expect(names).toEqual(LINKED);
  });

  it('is the own name with another "and"', () => {
    const head = '<title>Moxie Hair & Design Studio</title><h1>Moxie Hair & Design Studio</h1>';
    expect(readServices({ '/': `${head}${listOf([...LINKED, 'Moxie Hair and Design Studio'])}` })).toEqual(LINKED);
  });

  it.each([
    ['Intensive Driving Course Deposit', 'Intensive Driving Course', '<h1>Intensive Driving Courses</h1>'],
    ['Intensivkurs Auto (Anzahlung)', 'Intensivkurs Auto', '<h1>Intensivkurs Auto</h1>'],
    ['Acompte : stage de conduite', 'Stage de conduite', '<h1>Stage de conduite</h1>'],
    ['Tenancy deposit', 'Tenancy deposit', '<h1>Work</h1>'],
  ])('is a payment for one that has a page: %s', (name, service, page) => {
    const names = readServices({ '/': `<h1>Home</h1>${listOf([...LINKED, name])}`, '/other': page });
    expect(names).toEqual([...LINKED, service]);
  });
});
