import { jsonLd } from './site-of-html.ts';

/** Questions that only a script has. */
const IN_SCRIPT =
  '<script>const faq = ["Where do you operate?", "How fast are you here?", "What does it cost?"];</script>';

/** Every "none" sentence, with sites on which something similar cannot be read. */
export const NONE: Readonly<
  Record<string, { readonly says: string; readonly unreadable: readonly (readonly [string, string])[] }>
> = {
  'napConsistency.phone': {
    says: 'We found no phone number of your business.',
    unreadable: [
      ['en', '<p>Phone: 0551 / 12 3</p>'],
      ['en', '<p>Call us: 1-800-PLUMB</p>'],
      ['en', '<a href="tel:ask-at-the-desk-12">Call</a>'],
      ['en', '<p>Tel: {{site.phone}}</p>'],
      ['en', '<p>Phone:</p><p>Opening soon</p>'],
      ['en', '<img src="/phone-number.png" width="200" height="130">'],
      ['en', '<div data-include="footer.html"></div>'],
      ['it', '<script>$("#foot").load("parts/contatti.html")</script>'],
      ['de', '<p>Telefon: 0 / 47 11 0</p>'],
      ['fr', '<p>Téléphone : 12 34 56</p>'],
      ['es', '<p>Teléfono: 14 25 36 9</p>'],
      ['it', '<p>Telefono: 12 34 56</p>'],
      ['nl', '<p>Telefoon: 12 34 56</p>'],
      ['pt', '<p>Telefone: 12 34 56</p>'],
      ['pl', '<p>Tel. 12 34 56</p>'],
      ['ja', '<p>電話 12-34-56</p>'],
    ],
  },
  'napConsistency.clickToCall': {
    says: 'Your site has no phone number to tap.',
    unreadable: [['en', '<a href="tel:12-34-5">Call</a>']],
  },
  'napConsistency.address': {
    says: 'Your site never says where you work.',
    unreadable: [
      ['en', '<p>Address: the old mill behind the church</p>'],
      ['en', '<address>12 Mill Lane Somewhere</address>'],
      ['en', '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12"></iframe>'],
      ['en', '<h2>Areas we serve</h2>'],
      ['de', '<p>Anschrift: am alten Hof, hinter der Kirche</p>'],
      ['de', '<h2>Unser Einsatzgebiet</h2>'],
      ['fr', '<p>Adresse : derrière la mairie</p>'],
      ['it', '<p>Indirizzo: dietro la chiesa</p>'],
      ['es', '<p>Dirección: detrás de la iglesia</p>'],
      ['nl', '<p>Adres: achter de kerk</p>'],
      ['pl', '<p>Adres: za kościołem</p>'],
      ['pt', '<p>Endereço: atrás da igreja</p>'],
      ['ar', '<p>١٢ شارع طلعت حرب، القاهرة</p>'],
      ['he', '<p>הרצל 12, תל אביב</p>'],
    ],
  },
  'communitySignals.social': {
    says: 'Your site links to none of your social profiles.',
    unreadable: [
      ['en', '<a href="https://www.facebook.com/">Facebook</a>'],
      ['en', '<a href="#" aria-label="Instagram">i</a>'],
      ['de', '<a href="https://www.linkedin.com/feed/x">LinkedIn</a>'],
    ],
  },
  'communitySignals.listings': {
    says: 'Your site links to no page where people review you.',
    unreadable: [
      ['en', '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>'],
      ['en', '<script src="https://cdn.trustindex.io/loader.js"></script>'],
      ['en', '<a href="https://www.yelp.com/search?find=us">Yelp</a>'],
      ['en', '<div w3-include-html="footer.html"></div>'],
    ],
  },
  'businessCategory.services': {
    says: 'We found no list of your services.',
    unreadable: [
      ['en', '<h2>Our services</h2>'],
      ['de', '<h2>Leistungen</h2>'],
      ['fr', '<h2>Nos prestations</h2>'],
      ['nl', '<h2>Wat wij doen</h2>'],
    ],
  },
  'qaContentOptimization.questions': {
    says: 'We found no questions on your pages.',
    unreadable: [
      ['en', '<h2>FAQ</h2>'],
      ['en', jsonLd({ '@type': 'FAQPage', name: 'x' })],
      ['en', IN_SCRIPT],
      ['de', '<h2>Häufige Fragen</h2>'],
      ['es', '<h2>Preguntas frecuentes</h2>'],
    ],
  },
  'qaContentOptimization.coversCost': {
    says: 'No question on your site is about the cost.',
    unreadable: [
      ['en', IN_SCRIPT],
      ['en', jsonLd({ '@type': 'FAQPage', name: 'x' })],
      ['de', '<h2>Häufige Fragen</h2>'],
      ['en', `<h2>Our prices</h2>${IN_SCRIPT}`],
    ],
  },
  'qaContentOptimization.coversArea': {
    says: 'No question on your site is about where you are or work.',
    unreadable: [['en', IN_SCRIPT]],
  },
  'qaUpdates.questionsOnSite': {
    says: 'We found no answered questions on your pages.',
    unreadable: [['fr', '<h2>Questions fréquentes</h2>']],
  },
  'reviewsPhotos.testimonials': {
    says: 'We found no customer quotes on your pages.',
    unreadable: [
      ['en', '<h2>Testimonials</h2>'],
      ['de', '<h2>Kundenstimmen</h2>'],
    ],
  },
  'reviewsPhotos.sitePhotos': {
    says: 'There is no photo on the 1 page we checked.',
    unreadable: [
      ['en', '<img alt="A finished roof">'],
      ['en', '<iframe src="https://www.instagram.com/p/abc/embed"></iframe>'],
    ],
  },
  'websiteH1.exists': {
    says: 'Your home page has no main heading.',
    unreadable: [['en', '<h1 style="display:none">Plumber in Duluth</h1>']],
  },
  'napConsistency.name': {
    says: 'We found no business name on your pages.',
    unreadable: [],
  },
};
