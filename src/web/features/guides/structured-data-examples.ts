/** A shop with an address, complete by Google's page on LocalBusiness. Fictitious, including its phone number. */
export const SHOP_EXAMPLE = {
  '@context': 'https://schema.org',
  '@type': 'Bakery',
  '@id': 'https://lanternstreet.example/#bakery',
  name: 'Lantern Street Bakery',
  url: 'https://lanternstreet.example/',
  telephone: '+1-218-555-0187',
  image: ['https://lanternstreet.example/photos/front.jpg', 'https://lanternstreet.example/photos/counter.jpg'],
  priceRange: '$3 to $40',
  menu: 'https://lanternstreet.example/bread',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '118 Lantern Street',
    addressLocality: 'Duluth',
    addressRegion: 'MN',
    postalCode: '55802',
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 46.78412, longitude: -92.09871 },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '06:30',
      closes: '17:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '07:00', closes: '14:00' },
  ],
  sameAs: ['https://social.example/lanternstreet'],
};

/** The same for a business that goes to its customers and publishes no street. Fictitious too. */
export const SERVICE_AREA_EXAMPLE = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  '@id': 'https://harborandpine.example/#business',
  name: 'Harbor & Pine Plumbing',
  url: 'https://harborandpine.example/',
  telephone: '+1-218-555-0142',
  address: {
    '@type': 'PostalAddress',
    addressLocality: 'Duluth',
    addressRegion: 'MN',
    postalCode: '55807',
    addressCountry: 'US',
  },
  areaServed: ['Duluth', 'Hermantown', 'Proctor', 'Cloquet'].map((name) => ({ '@type': 'City', name })),
};
