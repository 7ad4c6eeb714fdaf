import { REVIEW_CAMPAIGN } from './review-campaign.ts';

/** The callers, in column order. `key` is an API key of an Agency owner: it must not reach everything its owner may. */
export const CALLERS = ['visitor', 'free', 'pro', 'agency', 'support', 'owner', 'key', 'other'] as const;
/** `other` is an Agency account that requests somebody else's object; `-` where an endpoint names no object. */
export type MatrixCaller = (typeof CALLERS)[number];

/** The request body where it matters; by default `{}`, which fails validation once the caller is authorized. */
export interface MatrixRequest {
  readonly body?: unknown;
  /** `:auditId` and the like are replaced by the caller's own object, as in a path. */
  readonly query?: string;
  /** Not with the caller's own cookies, which the rest of the table still needs. A key stays a key. */
  readonly inNewBrowser?: true;
}

/**
 * Every endpoint and who may call it, restated independently of the contract: a caller who is authorized where this table
 * says otherwise is a security hole. `ok` is 2xx; `input` a validation error, after all authorization; `none` that the
 * requested object does not exist (`payment-not-set-up`); numbers are the statuses 401, 402, 403 and 404 by their codes.
 */
export const ENDPOINT_MATRIX: Readonly<Record<string, readonly [cells: string, request?: MatrixRequest]>> = {
  // Audits: the caller's own; those of others do not exist for them.
  'POST /api/audits': ['ok ok ok ok ok ok ok -', { body: { url: 'matrix.example.com' } }],
  'POST /api/analyze': ['ok ok ok ok ok ok ok -', { body: { url: 'matrix.example.com' } }],
  'GET /api/audits': ['ok ok ok ok ok ok ok -'],
  'GET /api/audits/:auditId': ['ok ok ok ok ok ok ok 404'],
  'GET /api/audits/:auditId/texts': ['ok ok ok ok ok ok ok 404'],
  'POST /api/audits/:auditId/corrections': ['ok ok ok ok ok ok ok 404', { body: { name: 'Corrected' } }],
  'GET /api/audits/:auditId/facts': ['ok ok ok ok ok ok ok 404'],
  'POST /api/audits/:auditId/facts': [
    'ok ok ok ok ok ok ok 404',
    { body: { changes: [{ action: 'add', kind: 'service', value: 'Gas fitting' }] } },
  ],
  'GET /api/audits/:auditId/profile': ['ok ok ok ok ok ok ok 404'],
  'PUT /api/audits/:auditId/profile': ['ok ok ok ok ok ok ok 404', { body: { rating: 4.7, reviewCount: 31 } }],
  'POST /api/audits/:auditId/takeout': ['input input input input input input input 404'],
  'DELETE /api/audits/:auditId/takeout': ['ok ok ok ok ok ok ok 404'],
  'GET /api/audits/:auditId/files': ['ok ok ok ok ok ok ok 404'],
  'POST /api/audits/:auditId/files/reading': ['input input input input input input input 404', { query: 'kind=links' }],
  'PUT /api/audits/:auditId/files': ['input input input input input input input 404', { query: 'kind=links' }],
  'PUT /api/audits/:auditId/files/answers/:answerId': ['404 404 404 404 404 404 404 404', { body: { isUs: true } }],
  'DELETE /api/audits/:auditId/files': ['ok ok ok ok ok ok ok 404', { query: 'kind=links' }],
  'GET /api/audits/:auditId/export.json': ['ok ok ok ok ok ok ok 404'],
  'POST /api/audits/:auditId/verify': ['ok ok ok ok ok ok ok 404'],
  'GET /api/audits/:auditId/fix-states': ['ok ok ok ok ok ok ok 404'],
  'POST /api/audits/:auditId/checks/:checkId/applied': ['ok ok ok ok ok ok ok 404'],
  'POST /api/audits/:auditId/checks/:checkId/recheck': ['ok ok ok ok ok ok ok 404'],
  'POST /api/audits/:auditId/dry-run': [
    'ok ok ok ok ok ok ok 404',
    { body: { changes: [{ title: 'Plumber in Duluth' }] } },
  ],
  'POST /api/audits/:auditId/shares': ['ok ok ok ok ok ok ok 404'],
  'GET /api/audits/:auditId/shares': ['ok ok ok ok ok ok ok 404'],
  'DELETE /api/audits/:auditId/shares/:shareId': ['404 404 404 404 404 404 404 404'],
  'GET /api/businesses/:businessId/audit': ['ok ok ok ok ok ok ok 404'],
  'GET /api/businesses': ['ok ok ok ok ok ok ok -'],
  'GET /api/businesses/:businessId/watch': ['401 402 ok ok 402 402 403 404'],
  'PUT /api/businesses/:businessId/watch': ['401 402 ok ok 402 402 403 404', { body: { sendsMail: true } }],
  'GET /api/watches': ['401 402 ok ok 402 402 403 -'],
  'GET /api/businesses/:businessId/history': ['ok ok ok ok ok ok ok 404'],
  'GET /api/audits/:auditId/changes': ['402 402 ok ok 402 402 ok 404'],
  'POST /api/audits/bulk': ['401 402 402 ok 402 402 ok -', { body: { urls: ['matrix.example.com'] } }],

  // Signing in.
  'GET /api/auth/me': ['401 ok ok ok ok ok 403 -'],
  'POST /api/auth/login': ['input input input input input input 403 -'],
  'POST /api/auth/register': ['input input input input input input 403 -'],
  'POST /api/auth/logout': ['ok ok ok ok ok ok 403 -', { inNewBrowser: true }],
  'POST /api/auth/forgot-password': ['input input input input input input 403 -'],
  'POST /api/auth/reset-password': ['input input input input input input 403 -'],
  'POST /api/auth/end-access': ['input input input input input input 403 -'],
  'POST /api/auth/verify-email': ['input input input input input input 403 -'],
  'POST /api/auth/resend-verification': ['401 ok ok ok ok ok 403 -'],

  // The caller's account.
  'POST /api/account/password': ['401 input input input input input 403 -'],
  'POST /api/account/email': ['401 input input input input input 403 -'],
  'POST /api/account/delete': ['401 input input input input input 403 -'],
  'GET /api/account/export': ['401 ok ok ok ok ok 403 -'],
  'GET /api/account/data-settings': ['401 ok ok ok ok ok 403 -'],
  'PUT /api/account/data-settings': ['401 ok ok ok ok ok 403 -', { body: { keepAuditsDays: 730 } }],
  'GET /api/account/sessions': ['401 ok ok ok ok ok 403 -'],
  'POST /api/account/sessions/revoke-others': ['401 ok ok ok ok ok 403 -'],
  'DELETE /api/account/sessions/:sessionId': ['401 404 404 404 404 404 403 404'],
  'GET /api/account/access': ['401 ok ok ok ok ok 403 -'],
  'GET /api/account/report-brand': ['401 402 402 ok 402 402 403 -'],
  'PUT /api/account/report-brand': [
    '401 402 402 ok 402 402 403 -',
    { body: { name: 'Lantern Studio', colour: '#0b5d4a', contact: null, logo: null } },
  ],
  'DELETE /api/account/report-brand': ['401 ok ok ok ok ok 403 -'],
  'GET /api/account/api-keys': ['401 402 402 ok 402 402 403 -'],
  'POST /api/account/api-keys': ['401 402 402 ok 402 402 403 -', { body: { name: 'Script' } }],
  'PUT /api/account/api-keys/:keyId': ['401 402 402 404 402 402 403 404', { body: { mayMail: true } }],
  'DELETE /api/account/api-keys/:keyId': ['401 404 404 404 404 404 403 404'],

  // Payments, which are not set up in this server; the mock gateway is disabled.
  'GET /api/payment-options': ['ok ok ok ok ok ok 403 -'],
  'GET /api/billing': ['401 ok ok ok ok ok 403 -'],
  'POST /api/billing/portal': ['401 input/none input/none input/none input/none input/none 403 -'],
  'POST /api/checkout': ['401 input/none input/none input/none input/none input/none 403 -'],
  'GET /api/checkout/:checkoutId': ['401 404 404 404 404 404 403 404'],
  'GET /api/pay-desk/:checkoutId': ['401/404 404 404 404 404 404 403/404 404'],
  'POST /api/pay-desk/:checkoutId': ['401/404 404 404 404 404 404 403/404 404', { body: { outcome: 'pay' } }],
  'GET /api/pay-desk-portal': ['401/404 404 404 404 404 404 403/404 -'],
  'POST /api/pay-desk-portal': ['401/404 404 404 404 404 404 403/404 -', { body: { change: 'keep' } }],

  // Generated texts. An operator's role is no plan.
  'GET /api/generate/description': ['ok ok ok ok ok ok ok 404', { query: 'auditId=:auditId' }],
  'GET /api/generate/qa': ['402 402 ok ok 402 402 ok 404', { query: 'auditId=:auditId&count=8' }],
  'GET /api/generate/h1': ['402 402 ok ok 402 402 ok 404', { query: 'auditId=:auditId' }],
  'GET /api/generate/meta': ['402 402 ok ok 402 402 ok 404', { query: 'auditId=:auditId' }],
  'GET /api/generate/posts': ['402 402 ok ok 402 402 ok 404', { query: 'auditId=:auditId' }],
  'GET /api/generate/review-replies': ['402 402 ok ok 402 402 ok 404', { query: 'auditId=:auditId' }],
  'GET /api/audits/:auditId/add-ons/:addOnId': ['401 402 402 402 402 402 403 404'],
  'GET /api/audits/:auditId/add-ons/:addOnId/preview': ['ok ok ok ok ok ok 403 404'],
  'PUT /api/audits/:auditId/add-ons/:addOnId/input': ['401 402 402 402 402 402 403 404', { body: { reviews: [] } }],
  'POST /api/generate-keywords': [
    'ok ok ok ok ok ok ok -',
    { body: { business_name: 'A', primary_category: 'Plumber', location: { city: 'Duluth', state: 'MN' } } },
  ],
  'POST /api/audits/:auditId/keywords': [
    '402 402 ok ok 402 402 403 404',
    {
      body: {
        keywords: [
          {
            keyword: 'plumber duluth',
            rationale: 'It names the trade and the town.',
            intent_stage: 'Local Intent',
            priority_score: 4,
            suggested_gbp_placements: [],
            suggested_on_site_targets: [],
            example_post_prompt: '',
            geo_modifiers: ['Duluth'],
          },
        ],
      },
    },
  ],
  'DELETE /api/audits/:auditId/keywords': ['402 402 ok ok 402 402 403 404'],
  'GET /api/audits/:auditId/keywords': ['ok ok ok ok ok ok 403 404'],
  'GET /api/review-campaigns': ['401 402 ok ok 402 402 403 -'],
  'POST /api/review-campaigns': ['401 402 ok ok 402 402 403 -', { body: REVIEW_CAMPAIGN }],
  'GET /api/review-campaigns/:campaignId': ['401 402 404 404 402 402 403 404'],
  'PUT /api/review-campaigns/:campaignId': [
    '401 402 404 404 402 402 403 404',
    { body: { ...REVIEW_CAMPAIGN, replaces: '2026-11-21T09:00:00.000Z' } },
  ],
  'DELETE /api/review-campaigns/:campaignId': ['401 402 404 404 402 402 403 404'],
  'POST /api/shared/:token/verify': ['404 404 404 404 404 404 403 404'],
  'POST /api/verify': ['input input input input input input input -'],
  'POST /api/seo-checklist': ['ok ok ok ok ok ok ok -', { body: { url: 'matrix.example.com' } }],
  'POST /api/export/seo-pdf': ['ok ok ok ok ok ok ok -', { body: { url: 'matrix.example.com' } }],
  'POST /api/export/seo-email': [
    'input input input input input input input -',
    { body: { email: 'no address', url: 'matrix.example.com' } },
  ],
  'POST /api/email-report': ['input input input input input input input -', { body: { email: 'no address' } }],

  // Public endpoints for pages.
  'POST /api/events': ['input input input input input input 403 -'],
  'GET /api/flags': ['ok ok ok ok ok ok 403 -'],
  'GET /api/audit-times': ['ok ok ok ok ok ok 403 -'],
  'GET /api/statements': ['ok ok ok ok ok ok 403 -'],
  'POST /api/unsubscribe': ['input input input input input input 403 -'],

  // The admin screens: support reads and helps, an owner changes.
  'GET /api/admin/overview': ['401 403 403 403 ok ok 403 -'],
  'GET /api/admin/metrics': ['401 403 403 403 ok ok 403 -'],
  'GET /api/admin/log': ['401 403 403 403 ok ok 403 -'],
  'GET /api/admin/queue': ['401 403 403 403 ok ok 403 -'],
  'GET /api/admin/audits': ['401 403 403 403 ok ok 403 -'],
  'GET /api/admin/providers': ['401 403 403 403 ok ok 403 -'],
  'POST /api/admin/jobs/:jobId/retry': ['401 403 403 403 404 404 403 -'],
  'GET /api/admin/users': ['401 403 403 403 ok ok 403 -'],
  'GET /api/admin/users/:userId': ['401 403 403 403 ok ok 403 -'],
  'POST /api/admin/users/:userId/plan': ['401 403 403 403 403 input 403 -'],
  'POST /api/admin/users/:userId/plan/revoke': ['401 403 403 403 403 input 403 -'],
  'POST /api/admin/users/:userId/add-ons': ['401 403 403 403 403 input 403 -'],
  'POST /api/admin/users/:userId/role': ['401 403 403 403 403 input 403 -'],
  'POST /api/admin/users/:userId/suspend': ['401 403 403 403 403 input 403 -'],
  'POST /api/admin/users/:userId/sign-out': ['401 403 403 403 input input 403 -'],
  'POST /api/admin/users/:userId/password-reset': ['401 403 403 403 input input 403 -'],
  'GET /api/admin/purchases': ['401 403 403 403 ok ok 403 -'],
  'POST /api/admin/purchases/:purchaseId/refund': ['401 403 403 403 403 input 403 -'],
  'GET /api/admin/mails': ['401 403 403 403 ok ok 403 -'],
  'GET /api/admin/mails/:mailId': ['401 403 403 403 403 404 403 -'],
  'POST /api/admin/mails/:mailId/resend': ['401 403 403 403 403 input 403 -'],
  'GET /api/admin/suppressions': ['401 403 403 403 ok ok 403 -'],
  'POST /api/admin/suppressions': ['401 403 403 403 input input 403 -'],
  'POST /api/admin/suppressions/remove': ['401 403 403 403 403 input 403 -'],
  'GET /api/admin/flags': ['401 403 403 403 ok ok 403 -'],
  'PUT /api/admin/flags/:name': ['401 403 403 403 403 input 403 -'],
  'GET /api/admin/statements': ['401 403 403 403 ok ok 403 -'],
  'POST /api/admin/statements': ['401 403 403 403 403 input 403 -'],
  'PUT /api/admin/statements/:statementId': ['401 403 403 403 403 input 403 -'],
  'DELETE /api/admin/statements/:statementId': ['401 403 403 403 403 404 403 -'],

  // Last: the rest of the table needs what these delete.
  'DELETE /api/audits/:auditId': ['ok ok ok ok ok ok 403 404'],
  'DELETE /api/businesses/:businessId': ['ok ok ok ok ok ok 403 404'],

  // At the end: it ends what the rows above need.
  'POST /api/account/access/end': ['401 ok ok ok ok ok 403 -'],
};
