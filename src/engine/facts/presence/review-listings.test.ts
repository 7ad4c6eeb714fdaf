import { describe, expect, it } from 'vitest';
import type { SocialProfile } from '#shared/audit/business.ts';
import { aBusiness } from '#test/builders.ts';
import { jsonLd, parseHtmlPages, SITE_ORIGIN } from '#test/site-of-html.ts';
import { reviewListings } from './review-listings.ts';

const CID = '12345678901234567890';

/** Network, and whether visitors see a link, of each listing that a home page leads to. */
function listingsOf(html: string, socialProfiles: SocialProfile[] = []): [string, boolean][] {
  const business = aBusiness({ name: 'Harbor & Pine', socialProfiles, declaredListings: [], sources: {} });
  const found = reviewListings(parseHtmlPages({ '/': html }), `${SITE_ORIGIN}/`, business);
  return found.map(({ network, isLinked }) => [network, isLinked]);
}
const linkTo = (href: string, text: string) => listingsOf(`<main><p>Hello. <a href="${href}">${text}</a></p></main>`);

describe('entries of a map', () => {
  it.each([
    [`https://maps.google.com/?cid=${CID}`],
    [`https://www.google.com/maps?cid=${CID}&amp;hl=en`],
    [`https://maps.google.co.uk/maps?cid=${CID}`],
    [`//maps.google.com/?cid=${CID}`],
    ['https://g.page/harborpine'],
    ['http://www.g.page/harborpine?share'],
    ['https://g.page/r/CExampleOnly0EBM/review'],
    ['https://maps.app.goo.gl/abcDEF'],
    ['https://goo.gl/maps/abcDEF'],
    ['https://www.google.com/maps/place/Harbor+%26+Pine/@46.7,-92.1,17z'],
    ['https://www.google.com/maps/place//data=!4m3!3m2!1s0x52ae:0xabc!12e1'],
    ['https://www.google.com/maps/search/?api=1&amp;query=14+Pine+St&amp;query_place_id=ChIJabcdef'],
    ['https://search.google.com/local/writereview?placeid=ChIJabcdef'],
    ['https://search.google.com/local/reviews?placeid=ChIJabcdef'],
    ['https://www.google.com/search?q=harbor#lrd=0x52ae:0xabc,1,,,'],
    ['https://www.google.com/search?q=harbor&amp;ludocid=1234567890'],
  ])('%s is a listing on Google, whatever its link says', (href) => {
    expect(linkTo(href, 'Find us')).toEqual([['google', true]]);
  });

  it.each([['https://maps.apple.com/?auid=123456&amp;q=Harbor'], ['https://maps.apple.com/place?place-id=I123']])(
    '%s is a listing on Apple’s map',
    (href) => {
      expect(linkTo(href, 'Find us')).toEqual([['apple-maps', true]]);
    },
  );

  it.each([
    ['a search for an address alone', 'https://www.google.com/maps/search/?api=1&amp;query=14+Pine+Street+Duluth'],
    ['directions', 'https://www.google.com/maps/dir//14+Pine+Street+Duluth'],
    ['a bare map', 'https://www.google.com/maps'],
    ['a map drawn by hand', 'https://www.google.com/maps/d/viewer?mid=1abcdef'],
    ['an address on Apple’s map', 'https://maps.apple.com/?address=14+Pine+Street'],
    ['an id cut short', 'https://maps.google.com/?cid=1'],
    ['the start page', 'https://www.google.com/'],
  ])('%s is none', (_, href) => {
    expect(linkTo(href, 'Find us')).toEqual([]);
  });

  it('are not linked where a map is embedded, or only structured data names them', () => {
    const pb = '!1m18!1m12!1m3!1d1!2d-92!3d46!3m3!1m2!1s0x52ae:0xabc!2sHarbor%20%26%20Pine!5e0';
    expect(listingsOf(`<iframe src="https://www.google.com/maps/embed?pb=${pb}"></iframe>`)).toEqual([
      ['google', false],
    ]);
    const entry = { '@type': 'LocalBusiness', name: 'Harbor & Pine', hasMap: `https://maps.google.com/?cid=${CID}` };
    expect(listingsOf(jsonLd(entry))).toEqual([['google', false]]);
  });

  it('are one with a linked directory of the same network, and stand beside others', () => {
    const yelp: SocialProfile = { network: 'yelp', url: 'https://www.yelp.com/biz/hp', kind: 'listing' };
    const map = `<a href="https://maps.google.com/?cid=${CID}">Map</a><a href="https://g.page/hp-duluth">Reviews</a>`;
    expect(listingsOf(map, [yelp])).toEqual([
      ['yelp', true],
      ['google', true],
    ]);
  });
});

describe('review buttons', () => {
  it.each([
    ['Review us!'],
    ['Leave a Review'],
    ['Leave us a 5-star review'],
    ['Write a Google review'],
    ['Read our 5-star reviews'],
    ['Read all reviews →'],
    ['View our reviews'],
    ['View all 1,213 reviews'],
    ['Check out our reviews'],
    ['See what our customers say'],
    ['Reviews'],
    ['★★★★★ Customer Reviews »'],
    ['213 reviews'],
    ['Bewerten Sie uns'],
    ['Bewerte uns auf Google'],
    ['Alle Bewertungen ansehen'],
    ['Kundenbewertungen'],
    ['Laissez-nous un avis'],
    ['Laisser un avis'],
    ['Donner mon avis'],
    ['Tous les avis'],
    ['Avis clients'],
    ['Déjanos una reseña'],
    ['Dejar una reseña'],
    ['Reseñas'],
    ['Lascia la tua recensione'],
    ['Recensioni'],
    ['Schrijf een review'],
    ['Klantbeoordelingen'],
    ['Deixe a sua avaliação'],
    ['Avaliações'],
    ['Avalie-nos'],
    ['Wystaw opinię'],
    ['Opinie klientów'],
  ])('“%s” leads to a listing', (text) => {
    expect(linkTo('https://birdeye.com/harbor-pine-123', text)).toEqual([['birdeye.com', true]]);
  });

  it('are one where every word of the name is in the address, and the link is called after the site', () => {
    const html =
      '<p>All cars on <a href="https://www.autolina.ch/infopage/1035/harbor-juerg-pine-ag">Autolina.ch</a></p>';
    expect(listingsOf(html)).toEqual([['autolina.ch', true]]);
    expect(listingsOf(html.replace('-pine', ''))).toEqual([]);
  });

  it('are none where the map shows an address alone, even by its id', () => {
    const id = 'data=!4m5!3m4!1s0x4656:0xcf9c';
    expect(linkTo(`https://www.google.com/maps/place/Birch+Street+8,+371+35+Duluth/${id}`, 'Map')).toEqual([]);
    expect(linkTo(`https://www.google.com/maps/place/8+Birch+Street,+Duluth,+MN+55802/${id}`, 'Map')).toEqual([]);
    const named = `https://www.google.com/maps/place/Studio+54,+Birch+Street+8,+Duluth/${id}`;
    expect(linkTo(named, 'Map')).toEqual([['google', true]]);
  });

  it('are none where people book', () => {
    const link = (text: string) => `<nav><a href="https://kalenteri.example/harborpine">${text}</a></nav>`;
    expect(listingsOf(link('Varaa vuoro'))).toEqual([]);
    expect(listingsOf(link('Book online'))).toEqual([]);
    expect(listingsOf(link('What people say'))).toEqual([['kalenteri.example', true]]);
  });

  it('may have their words in a label alone', () => {
    const html = '<a href="https://birdeye.com/hp" aria-label="Reviews"><img src="/stars.png" alt=""></a>';
    expect(listingsOf(html)).toEqual([['birdeye.com', true]]);
  });

  it.each([
    ['Deixe uma mensagem'],
    ['Deixe seu e-mail'],
    ['Escreva para nós'],
    ['Leave a message'],
    ['How we review user data'],
    ['Preview us'],
    ['Corporate users'],
    ['A magazine reviews our cakes'],
    ['Peer reviews of the method'],
    ['Avis de décès'],
    ['Verbraucher Opinion'],
    ['Leading opinions on roofs'],
    ['Meinungen und mehr'],
    ['Weather'],
  ])('“%s” is no review button', (text) => {
    expect(linkTo('https://blog.example/page', text)).toEqual([]);
  });

  it.each([
    ['to a page of the site itself', '/reviews'],
    ['to a video', 'https://www.youtube.com/watch?v=abc'],
    ['to a form', 'https://forms.gle/abc'],
    ['to a collection of links', 'https://linktr.ee/hp'],
    ['to a shared document', 'https://docs.google.com/forms/d/abc'],
  ])('lead to no listing %s', (_, href) => {
    expect(linkTo(href, 'Leave a review')).toEqual([]);
  });
});
