import { createServer, type Server, type ServerResponse } from 'node:http';

/** The invented business that all tests audit, at any `*.test` host; the first label controls how the site behaves. */
export const BUSINESS_NAME = 'Lantern & Oak Plumbing';
export const OLD_HEADING = 'Welcome to our website';

/** Response time of the slow site in ms. */
const SLOW_PAGE_MS = 700;

/** `mended`: the title and the main heading say what the business does and where; `broken`: every page answers 503. */
export type HostState = 'mended' | 'broken';

export interface FixtureSite {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the site on a free port. `closed.test` blocks bots by robots.txt, `broken.test` answers 503, `slow.test` and
 * `slow-2.test` are slow. `changeHost` changes any host.
 */
export async function openFixtureSite(): Promise<FixtureSite> {
  const changed = new Map<string, string>();
  const server = createServer((request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    const kind = host.split(/[.-]/)[0] ?? '';
    const path = new URL(request.url ?? '/', 'http://site.test').pathname;
    if (request.method === 'PUT') {
      const [, name = '', state = ''] = path.split('/');
      changed.set(name, state);
      return send(response, 200, 'text/plain', state);
    }
    const state = changed.get(host);
    if (path === '/robots.txt')
      return send(response, 200, 'text/plain', kind === 'closed' ? CLOSED_ROBOTS : OPEN_ROBOTS);
    if (kind === 'broken' || state === 'broken') return send(response, 503, 'text/html', '<h1>Out of order</h1>');
    if (path === '/sitemap.xml') return send(response, 200, 'application/xml', sitemap(request.headers.host ?? ''));
    const page = path === '/' && state === 'mended' ? MENDED_HOME : PAGES[path];
    if (page === undefined) return send(response, 404, 'text/html', '<h1>Not found</h1>');
    setTimeout(() => send(response, 200, 'text/html; charset=utf-8', page), kind === 'slow' ? SLOW_PAGE_MS : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    close: () => closeServer(server),
  };
}

/** Changes one host of the site at this port, which may be of another process. */
export async function changeHost(port: number, host: string, state: HostState): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/${host}/${state}`, { method: 'PUT' });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

const OPEN_ROBOTS = 'User-agent: *\nAllow: /\n\nUser-agent: OAI-SearchBot\nUser-agent: GPTBot\nDisallow: /\n';
const CLOSED_ROBOTS = 'User-agent: *\nDisallow: /\n';

const MARKUP = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  name: BUSINESS_NAME,
  telephone: '+1 218 555 0142',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '2114 Lantern St',
    addressLocality: 'Duluth',
    addressRegion: 'MN',
    postalCode: '55802',
    addressCountry: 'US',
  },
};

const NAVIGATION = `<nav><a href="/">Home</a> <a href="/services">Services</a> <a href="/questions">Questions</a>
  <a href="/about">About us</a> <a href="/contact">Contact</a></nav>`;
const FOOTER = `<footer><p>${BUSINESS_NAME.replace('&', '&amp;')}, 2114 Lantern St, Duluth, MN 55802,
  <a href="tel:+12185550142">(218) 555-0142</a></p></footer>`;

function page(title: string, heading: string, text: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
    <body><header>${NAVIGATION}</header><main><h1>${heading}</h1>${text}</main>${FOOTER}</body></html>`;
}

const PAGES: Readonly<Record<string, string>> = {
  '/': page(
    'Home | Lantern &amp; Oak Plumbing',
    OLD_HEADING,
    `<p>We repair pipes, drains and water heaters in Duluth, Minnesota. Family run since 2009, on call day and night.</p>
     <h2>Our services</h2><p>Drain cleaning, frozen pipe repair, water heater installation.</p>
     <p>We do drain cleaning with a rod and hot water in place of chemicals. We use copper for all new pipes in kitchens and bathrooms.</p>
     <img src="/van.jpg"><img src="/pipes.jpg" alt="Copper pipes under a kitchen sink">`,
    `<meta name="description" content="Plumbing repairs in Duluth, Minnesota.">
     <script type="application/ld+json">${JSON.stringify(MARKUP)}</script>`,
  ),
  '/services': page(
    'Plumbing services in Duluth',
    'Services',
    '<h2>Drain cleaning</h2><p>We clear drains the same day.</p><h2>Frozen pipe repair</h2><p>Thawed without open flame.</p>',
  ),
  '/questions': page(
    'Questions',
    'Questions',
    '<h2>What does a drain cleaning cost?</h2><p>Between 120 and 240 dollars.</p><h2>Do you work on weekends?</h2><p>Yes, on Saturdays from 9 to 1.</p>',
  ),
  '/about': page(
    'About us',
    'About us',
    '<p>Dana Lindqvist founded the firm in 2009, and it has been family run since 2009. We are licensed and insured.</p>',
  ),
  '/contact': page(
    'Contact',
    'Contact',
    '<p>Call us at (218) 555-0124 or visit 2114 Lantern St, Duluth, MN 55802. Mon to Fri 7 am to 6 pm.</p>',
  ),
};

const MENDED_HOME = (PAGES['/'] ?? '')
  .replace('<title>Home |', '<title>Plumber in Duluth |')
  .replace(`<h1>${OLD_HEADING}`, '<h1>Plumber in Duluth, Minnesota');

function sitemap(host: string): string {
  const urls = Object.keys(PAGES).map((path) => `<url><loc>http://${host}${path}</loc></url>`);
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
