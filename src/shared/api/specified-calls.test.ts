import { describe, expect, it } from 'vitest';
import { analyze } from './audits.ts';
import { getMe, login, logout, register } from './auth.ts';
import { checkout } from './checkout.ts';
import { emailReport } from './email-report.ts';
import { EXPORT_PDF_PATH, exportSeoEmail, exportSeoPdf } from './exports.ts';
import { generateDescription, generateH1, generateQa } from './generate.ts';
import { generateKeywords } from './keywords.ts';
import { seoChecklist } from './seo-checklist.ts';

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

/** The specification's table (section 7), with what its clients send. */
const withBody = [
  [login, '/api/auth/login', credentials],
  [register, '/api/auth/register', credentials],
  [analyze, '/api/analyze', { url: 'lantern.example' }],
  [checkout, '/api/checkout', { price: 'pro_annual' }],
  [checkout, '/api/checkout', {}],
  [emailReport, '/api/email-report', report],
  [emailReport, '/api/email-report', { email: 'dana@lantern.example', payload: { url: 'lantern.example' } }],
  [seoChecklist, '/api/seo-checklist', page],
  [exportSeoPdf, '/api/export/seo-pdf', page],
  [exportSeoEmail, '/api/export/seo-email', { ...page, email: 'dana@lantern.example' }],
  [generateKeywords, '/api/generate-keywords', keywords],
] as const;

const withQuery = [
  [generateDescription, '/api/generate/description', { url: 'lantern.example' }, { url: 'lantern.example' }],
  [generateQa, '/api/generate/qa', { url: 'lantern.example', count: '8' }, { url: 'lantern.example', count: 8 }],
  [generateH1, '/api/generate/h1', { url: 'lantern.example' }, { url: 'lantern.example' }],
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
    expect(getMe).toMatchObject({ method: 'GET', path: '/api/auth/me', body: null, query: null });
    expect(logout).toMatchObject({ method: 'POST', path: '/api/auth/logout', body: null });
    expect(EXPORT_PDF_PATH).toBe('/api/export-pdf');
  });

  it('ask for eight questions, and for a local business, where nothing else is named', () => {
    expect(generateQa.query.parse({ url: 'lantern.example' }).count).toBe(8);
    expect(seoChecklist.body.parse({ url: 'lantern.example' }).targetKeyword).toBe('local business');
  });

  it('answer with the specified fields', () => {
    const names = (endpoint: { response: { shape: object } }) => Object.keys(endpoint.response.shape);
    expect(names(getMe)).toEqual(expect.arrayContaining(['success', 'user']));
    expect(names(login)).toContain('success');
    expect(names(register)).toContain('success');
    expect(names(checkout)).toContain('url');
    expect(names(generateDescription)).toContain('description');
    expect(names(generateQa)).toContain('qa');
    expect(names(generateH1)).toContain('ideas');
    expect(names(seoChecklist)).toEqual(expect.arrayContaining(['score', 'items']));
    expect(names(exportSeoPdf)).toEqual(expect.arrayContaining(['success', 'pdfContent', 'downloadName']));
    expect(names(exportSeoEmail)).toEqual(expect.arrayContaining(['success', 'message']));
  });

  it('refuse a blank address for the checklist by mail in the specified words', () => {
    const refusal = exportSeoEmail.body.safeParse({ ...page, email: '  ' });
    expect(refusal.error?.issues[0]?.message).toBe('Please enter your email address.');
  });
});
