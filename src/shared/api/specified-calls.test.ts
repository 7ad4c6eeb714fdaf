import { describe, expect, it } from 'vitest';
import { analyzeEndpoint } from './audits.ts';
import { getMeEndpoint, loginEndpoint, logoutEndpoint, registerAccountEndpoint } from './auth.ts';
import { checkoutEndpoint } from './checkout.ts';
import { emailReportEndpoint } from './email-report.ts';
import { EXPORT_PDF_PATH, exportSeoEmailEndpoint, exportSeoPdfEndpoint } from './exports.ts';
import { generateDescriptionEndpoint, generateH1Endpoint, generateQaEndpoint } from './generate.ts';
import { generateKeywordsEndpoint } from './keywords.ts';
import { seoChecklistEndpoint } from './seo-checklist.ts';

const credentials = { email: 'dana@lantern.example', password: 'porch at dusk' };
const report = {
  email: 'dana@lantern.example',
  auditId: 'a1',
  auditData: {
    url: 'https://lantern.example/',
    domain: 'lantern.example',
    score: 61,
    businessName: 'Lantern & Oak',
    actionPlan: [{ title: 'Write it', description: 'In one sentence.', priority: 'high' }],
    freeDescription: 'A plumber.',
    qaPreview: [],
    h1Preview: [],
  },
};
const page = { url: 'lantern.example', targetKeyword: 'plumber duluth' };
const keywords = {
  business_name: 'Lantern & Oak',
  primary_category: 'Plumber',
  location: { city: 'Duluth', state: 'Minnesota' },
  website_url: 'https://lantern.example/',
  notes: 'Frozen pipes.',
};

/** The specification's table (section 7), with the requests of its clients. */
const withBody = [
  [loginEndpoint, '/api/auth/login', credentials],
  [registerAccountEndpoint, '/api/auth/register', credentials],
  [analyzeEndpoint, '/api/analyze', { url: 'lantern.example' }],
  [checkoutEndpoint, '/api/checkout', { price: 'pro_annual' }],
  [checkoutEndpoint, '/api/checkout', {}],
  [emailReportEndpoint, '/api/email-report', report],
  [emailReportEndpoint, '/api/email-report', { email: 'dana@lantern.example', payload: { url: 'lantern.example' } }],
  [seoChecklistEndpoint, '/api/seo-checklist', page],
  [exportSeoPdfEndpoint, '/api/export/seo-pdf', page],
  [exportSeoEmailEndpoint, '/api/export/seo-email', { ...page, email: 'dana@lantern.example' }],
  [generateKeywordsEndpoint, '/api/generate-keywords', keywords],
] as const;

const withQuery = [
  [generateDescriptionEndpoint, '/api/generate/description', { url: 'lantern.example' }, { url: 'lantern.example' }],
  [
    generateQaEndpoint,
    '/api/generate/qa',
    { url: 'lantern.example', count: '8' },
    { url: 'lantern.example', count: 8 },
  ],
  [generateH1Endpoint, '/api/generate/h1', { url: 'lantern.example' }, { url: 'lantern.example' }],
] as const;

describe('the specified calls', () => {
  it.each(withBody)('%# takes what the specified client sends', (endpoint, path, body) => {
    expect(endpoint).toMatchObject({ method: 'POST', path });
    expect(endpoint.body.parse(body)).toMatchObject(body);
  });

  it.each(withQuery)('%# takes the specified query', (endpoint, path, query, read) => {
    expect(endpoint).toMatchObject({ method: 'GET', path });
    expect(endpoint.query.parse(query)).toMatchObject(read);
  });

  it('without anything are who is signed in, the logout and the PDF', () => {
    expect(getMeEndpoint).toMatchObject({ method: 'GET', path: '/api/auth/me', body: null, query: null });
    expect(logoutEndpoint).toMatchObject({ method: 'POST', path: '/api/auth/logout', body: null });
    expect(EXPORT_PDF_PATH).toBe('/api/export-pdf');
  });

  it('ask for eight questions, and for a local business, where nothing else is named', () => {
    expect(generateQaEndpoint.query.parse({ url: 'lantern.example' }).count).toBe(8);
    expect(seoChecklistEndpoint.body.parse({ url: 'lantern.example' }).targetKeyword).toBe('local business');
  });

  it('answer with the specified fields', () => {
    const names = (endpoint: { response: { shape: object } }) => Object.keys(endpoint.response.shape);
    expect(names(getMeEndpoint)).toEqual(expect.arrayContaining(['success', 'user']));
    expect(names(loginEndpoint)).toContain('success');
    expect(names(registerAccountEndpoint)).toContain('success');
    expect(names(checkoutEndpoint)).toContain('url');
    expect(names(generateDescriptionEndpoint)).toContain('description');
    expect(names(generateQaEndpoint)).toContain('qa');
    expect(names(generateH1Endpoint)).toContain('ideas');
    expect(names(seoChecklistEndpoint)).toEqual(expect.arrayContaining(['score', 'items']));
    expect(names(exportSeoPdfEndpoint)).toEqual(expect.arrayContaining(['success', 'pdfContent', 'downloadName']));
    expect(names(exportSeoEmailEndpoint)).toEqual(expect.arrayContaining(['success', 'message']));
  });

  it('refuse a blank address for the checklist by mail in the specified words', () => {
    const refusal = exportSeoEmailEndpoint.body.safeParse({ ...page, email: '  ' });
    expect(refusal.error?.issues[0]?.message).toBe('Please enter your email address.');
  });
});
