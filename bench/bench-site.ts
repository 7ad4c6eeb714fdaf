/**
 * The bench's own website: a fictitious plumber, 25 pages of 10 to 150 kB, about 0.9 MB in total, with the bulk of real
 * pages (menus, inline styles, repeated sections). Generated deterministically, so that every run measures the same bytes.
 */

export interface BenchSite {
  /** Path to body. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;
  /** The paths of its pages, the home page first. */
  readonly pagePaths: readonly string[];
  /** What an audit must find for its time to count. */
  readonly facts: { readonly name: string; readonly phone: string; readonly postalCode: string };
}

const NAME = 'Larkhill Plumbing & Drains';
const SERVICES = [
  'Drain Cleaning',
  'Water Heaters',
  'Leak Repair',
  'Sewer Lines',
  'Sump Pumps',
  'Bathroom Plumbing',
  'Kitchen Plumbing',
  'Gas Lines',
  'Frozen Pipes',
  'Water Softeners',
  'Emergency Plumbing',
  'Camera Inspection',
] as const;
const TOWNS = ['Ashford', 'Brookfield', 'Carver', 'Dunmore'] as const;
const SENTENCES = [
  'We arrive with the parts most homes need, so one visit is usually enough.',
  'Before any work starts you get a written price, and the price stays what it is.',
  'Older houses here have clay pipes, and roots find every joint sooner or later.',
  'If water comes through the ceiling, turn the main valve first and call us second.',
  'Our vans are parked in three places around town, so the drive is short at any hour.',
  'A heater that knocks is full of scale; flushing it once a year doubles its life.',
  'We photograph the pipe before and after, and you keep the pictures.',
  'The city asks for a permit when a gas line moves; we file it for you.',
  'Small leaks show on the bill before they show on the wall.',
  'Ask for the person who was here last time: we note who knows your house.',
] as const;

/** The host that the site uses by default. */
export const BENCH_HOST = 'larkhill.test';

/**
 * The site as served under `host`: that name is in canonical links, sitemap and robots.txt; everything else is the same
 * under every name.
 */
export function benchSite(host: string = BENCH_HOST): BenchSite {
  const named = (text: string) => Buffer.from(text.replaceAll(`http://${BENCH_HOST}/`, `http://${host}/`));
  const pages = [
    page('/', `${NAME} | Plumber in Ashford, MN`, 'Plumber in Ashford, Minnesota', 150),
    page('/contact', `Contact | ${NAME}`, 'Call or visit us', 14),
    page('/about', `About us | ${NAME}`, 'A family business since the first frozen pipe', 24),
    page('/faq', `Questions | ${NAME}`, 'Questions we hear every week', 60),
    page('/reviews', `Reviews | ${NAME}`, 'What neighbours say', 40),
    page('/prices', `Prices | ${NAME}`, 'What things cost', 18),
    page('/services', `Services | ${NAME}`, 'What we do', 44),
    ...SERVICES.map((service, index) =>
      page(pathOf(service), `${service} in Ashford | ${NAME}`, `${service} in Ashford`, 20 + ((index * 7) % 45)),
    ),
    ...TOWNS.map((town) =>
      page(pathOf(`plumber in ${town}`), `Plumber in ${town} | ${NAME}`, `Plumber in ${town}`, 26),
    ),
    page('/blog', `Notes | ${NAME}`, 'Notes from the van', 30),
    page('/imprint', `Legal | ${NAME}`, 'Legal notice', 10),
  ];
  const files = new Map(pages.map(({ path, html }) => [path, { type: 'text/html; charset=utf-8', body: named(html) }]));
  const pagePaths = pages.map(({ path }) => path);
  const locs = pagePaths.map((path) => `<url><loc>http://${BENCH_HOST}${path}</loc></url>`).join('');
  files.set('/robots.txt', {
    type: 'text/plain',
    body: named(`User-agent: *\nDisallow: /admin\nSitemap: http://${BENCH_HOST}/sitemap.xml\n`),
  });
  files.set('/sitemap.xml', {
    type: 'application/xml',
    body: named(`<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs}</urlset>`),
  });
  return { files, pagePaths, facts: { name: NAME, phone: '+16515550142', postalCode: '55303' } };
}

function pathOf(words: string): string {
  return `/${words.toLowerCase().replaceAll(' ', '-')}`;
}

function page(path: string, title: string, heading: string, kilobytes: number): { path: string; html: string } {
  const menu = [
    ...SERVICES.map((service) => [service, pathOf(service)] as const),
    ...TOWNS.map((town) => [`Plumber in ${town}`, pathOf(`plumber in ${town}`)] as const),
  ]
    .map(
      ([label, href]) =>
        `<li class="menu-item menu-item-type-post_type"><a class="menu-link" href="${href}"><span class="menu-text">${label}</span></a></li>`,
    )
    .join('');
  const head = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${heading}: ${NAME}, Ashford MN. Call (651) 555-0142."><meta name="viewport" content="width=device-width"><link rel="canonical" href="http://${BENCH_HOST}${path}"><meta property="og:site_name" content="${NAME}"><style>${'.b{margin:0;padding:1rem 2rem;display:flex}'.repeat(40)}</style>${path === '/' ? jsonLd() : ''}</head>`;
  const top = `<body class="home page-template"><header class="site-header"><a href="/" class="logo"><img src="/logo.png" alt="${NAME} logo" width="180" height="60"></a><nav><ul><li><a href="/services">Services</a><ul>${menu}</ul></li><li><a href="/about">About</a></li><li><a href="/prices">Prices</a></li><li><a href="/reviews">Reviews</a></li><li><a href="/faq">FAQ</a></li><li><a href="/blog">Notes</a></li><li><a href="/contact">Contact</a></li></ul></nav><a class="call" href="tel:+16515550142">(651) 555-0142</a></header><main><h1>${heading}</h1>`;
  const foot = `</main><footer class="site-footer"><p>${NAME}<br>418 Mill Street<br>Ashford, MN 55303</p><p>Phone: <a href="tel:+16515550142">(651) 555-0142</a></p><p>Mon-Fri 7:00 am - 6:00 pm, Sat 8:00 am - 2:00 pm</p><p><a href="https://www.facebook.com/larkhillplumbing">Facebook</a> <a href="/imprint">Legal</a></p><p>&copy; 2026 ${NAME}. All rights reserved.</p></footer></body></html>`;
  const parts: string[] = [head, top];
  let size = head.length + top.length + foot.length;
  for (let index = 0; size < kilobytes * 1024; index += 1) {
    const section = sectionOf(heading, index);
    parts.push(section);
    size += section.length;
  }
  return { path, html: `${parts.join('')}${foot}` };
}

function sectionOf(heading: string, index: number): string {
  const sentence = (offset: number) => SENTENCES[(index * 3 + offset) % SENTENCES.length];
  const question =
    index % 3 === 0
      ? `<h3>How long does ${heading.toLowerCase()} take (${index + 1})?</h3>`
      : `<h2>${heading}, part ${index + 1}</h2>`;
  return `<section class="elementor-section elementor-element-${index}" data-settings='{"background":"classic","gap":"no"}'><div class="container"><div class="row"><div class="col-md-8">${question}<p>${sentence(0)} ${sentence(1)}</p><p>${sentence(2)} <strong>${sentence(4)}</strong></p><ul class="ticks"><li>${sentence(5)}</li><li>${sentence(6)}</li></ul></div><div class="col-md-4"><figure><img loading="lazy" src="/photos/job-${index}.jpg" alt="${heading} job number ${index + 1}" width="640" height="480"></figure></div></div></div></section>`;
}

function jsonLd(): string {
  const business = {
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: NAME,
    telephone: '+1-651-555-0142',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '418 Mill Street',
      addressLocality: 'Ashford',
      addressRegion: 'MN',
      postalCode: '55303',
      addressCountry: 'US',
    },
    openingHours: 'Mo-Fr 07:00-18:00',
    areaServed: [...TOWNS],
  };
  return `<script type="application/ld+json">${JSON.stringify(business)}</script>`;
}
