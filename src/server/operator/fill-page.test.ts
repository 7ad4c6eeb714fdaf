import { describe, expect, it } from 'vitest';
import { OPERATOR_MARKS } from '#shared/product/operator-parts.ts';
import { publicPage } from '#shared/product/public-pages.ts';
import { readConfig } from '../config.ts';
import { fillPage, operatorParts } from './fill-page.ts';

const ORIGIN = 'https://porchlight.example';
const { opening, footer, contact, periods, entry, title, description, all } = OPERATOR_MARKS;
const page = `<title>${title}</title><meta name="description" content="${description}"><script type="application/ld+json">{"@graph":["${entry}",1]}</script><h1>${opening}</h1><footer>${footer}</footer><main>${contact}</main><aside>${periods}</aside><script id="all">${all}</script>`;

const SETTINGS = {
  OPERATOR_NAME: 'Example & Sons "Operators" </script><b>',
  OPERATOR_TRADE: 'Software company',
  OPERATOR_STREET: '1200 Example Street',
  OPERATOR_CITY: 'Duluth',
  OPERATOR_REGION: 'MN',
  OPERATOR_PHONE: '+1 218-555-0199',
  OPERATOR_HOURS: 'Mo-Fr 09:00-17:00',
  OPERATOR_ANSWERS: 'within one working day',
};
const filled = (settings: Record<string, string>) =>
  fillPage(
    page,
    operatorParts(readConfig(settings, 'v24.0.0').operator, ORIGIN, readConfig(settings, 'v24.0.0').periods),
  );
const dataIn = (html: string, start: string): unknown => {
  const from = html.indexOf(start) + start.length;
  return JSON.parse(html.slice(from, html.indexOf('</script>', from)));
};

describe('a page of an operator', () => {
  const html = filled(SETTINGS);

  it('has no mark left, and a number that dials', () => {
    expect(html).not.toContain('porchlight-operator:');
    expect(html).toContain('<a href="tel:+12185550199">+1 218-555-0199</a>');
    expect(html).toContain('<title>Found nearby? Local visibility audit, Duluth, MN | Porchlight</title>');
    expect(html).toContain('Software company in Duluth, MN.');
  });

  it('escapes all configured values', () => {
    expect(html).not.toContain('<b>');
    expect(html).toContain('Example &amp; Sons &quot;Operators&quot; &lt;/script&gt;&lt;b&gt;');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it('has the same facts in structured data', () => {
    expect(dataIn(html, 'ld+json">')).toMatchObject({
      '@graph': [
        {
          '@type': 'ProfessionalService',
          name: 'Porchlight',
          legalName: SETTINGS.OPERATOR_NAME,
          telephone: '+1 218-555-0199',
          address: { streetAddress: '1200 Example Street', addressLocality: 'Duluth', addressRegion: 'MN' },
          openingHoursSpecification: [{ opens: '09:00', closes: '17:00' }],
        },
        1,
      ],
    });
    expect(dataIn(html, 'id="all">')).toEqual(operatorParts(readConfig(SETTINGS, 'v24.0.0').operator, ORIGIN));
  });

  it('says on the start page whose audit it is', () => {
    expect(html).toContain('<h1><p>A local visibility audit by Example &amp; Sons');
  });

  it('answers where, when and how soon from them', () => {
    expect(html).toContain('<h3>When are you open?</h3><p>Monday to Friday, 09:00 to 17:00.');
    expect(html).toContain('We usually answer within one working day.');
    expect(html).toContain('is at 1200 Example Street, Duluth, MN. Audits');
    expect(html).not.toContain('works in');
  });
});

describe('the table of periods', () => {
  it('says what this server is set to', () => {
    const own = filled({ KEEP_VISITOR_AUDITS_DAYS: '30', KEEP_MAILS_DAYS: '1', BACKUP_DIR: '/b', BACKUP_KEEP: '9' });
    expect(own).toContain('and the cookie that opens them</th><td>30 days</td>');
    expect(own).toContain('Messages we sent, without the links in them</th><td>1 day</td>');
    expect(own).toContain('<td>9 nights. ');
    const usual = filled({});
    expect(usual).toContain('and the cookie that opens them</th><td>90 days</td>');
    expect(usual).toContain('The pages that were read for an audit</th><td>As long as the audit</td>');
    expect(usual).toContain('This server makes none by itself.');
  });
});

describe('a page without an operator', () => {
  const html = filled({});

  it('says so, and nothing false', () => {
    expect(html).not.toContain('porchlight-operator:');
    expect(html).toContain('<h1></h1><footer></footer>');
    expect(html).toContain('has not entered a name, an address or a phone number here yet');
    expect(html).toContain(publicPage('/').title);
    expect(html).toContain(publicPage('/').description);
    expect(html).not.toMatch(/tel:|ProfessionalService|telephone|PostalAddress/);
  });
});
