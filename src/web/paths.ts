/** Every path of the product, pattern and builder side by side. */
export const paths = {
  home: {
    pattern: '/',
    to: () => '/',
    /** A section of the landing page. */
    section: (id: HomeSection) => `/#${id}`,
    /** Starts the audit of a URL. */
    audit: (url: string) => `/?${new URLSearchParams({ url, legacy: 'true' })}`,
  },
  audit: {
    pattern: '/audit',
    /** One audit by its id, or the one saved in this browser. */
    to: (auditId?: string) => (auditId === undefined ? '/audit' : `/audit?id=${encodeURIComponent(auditId)}`),
    /** The saved audit, with the welcome after an upgrade and what to do first. */
    afterUpgrade: () => '/audit?success=true&post_purchase=1',
  },
  /** The newest audit of a business, under both of the specification's paths. */
  businessAudit: {
    pattern: '/audit/v2/:businessId',
    otherPattern: '/audit-v2/:businessId',
    to: (businessId: string) => `/audit/v2/${encodeURIComponent(businessId)}`,
  },
  login: { pattern: '/login', to: (next?: string) => withNext('/login', next) },
  signup: { pattern: '/signup', to: (next?: string) => withNext('/signup', next) },
  forgotPassword: { pattern: '/forgot-password', to: () => '/forgot-password' },
  /** The two paths in mails, each with `?token=`. */
  resetPassword: { pattern: '/reset-password', to: () => '/reset-password' },
  verifyEmail: { pattern: '/verify-email', to: () => '/verify-email' },
  guides: { pattern: '/guides', to: () => '/guides', guide: (slug: string) => `/guides/${slug}` },
  downloads: { pattern: '/downloads', to: () => '/downloads' },
  aeoGuide: { pattern: '/aeo-guide', to: () => '/aeo-guide' },
  aiSearchHub: { pattern: '/ai-search-hub', to: () => '/ai-search-hub' },
  howWeScore: { pattern: '/how-we-score', to: () => '/how-we-score' },
  /** Verifies a report: from files, of the user's own audit, or of a shared link. */
  verify: {
    pattern: '/verify',
    to: () => '/verify',
    audit: (auditId: string) => `/verify?audit=${encodeURIComponent(auditId)}`,
  },
  developers: { pattern: '/developers', to: () => '/developers' },
  bot: { pattern: '/bot', to: () => '/bot' },
  contact: { pattern: '/contact', to: () => '/contact' },
  privacy: { pattern: '/privacy', to: () => '/privacy' },
  terms: { pattern: '/terms', to: () => '/terms' },
  refunds: { pattern: '/refunds', to: () => '/refunds' },
  changelog: { pattern: '/changelog', to: () => '/changelog' },
  /** Used by the server in report mails, with `?token=`. */
  unsubscribe: { pattern: '/unsubscribe' },
  pricing: { pattern: '/pricing', to: () => '/pricing' },
  /** The order of a product by its key, used in mails too; an add-on is for one audit. */
  upgrade: {
    pattern: '/u/upgrade',
    to: (productKey: string, auditId?: string) =>
      `/u/upgrade?${new URLSearchParams({ plan: productKey, ...(auditId !== undefined && { audit: auditId }) })}`,
  },
  /** Return URLs of the payment service; the server uses these two. */
  checkoutSuccess: { pattern: '/checkout/success' },
  checkoutCancel: { pattern: '/checkout/cancel' },
  mockGateway: { pattern: '/pay-desk/:checkoutId' },
  mockGatewayPortal: { pattern: '/pay-desk/portal' },
  localKeywords: { pattern: '/local-keywords', to: () => '/local-keywords' },
  reviewDay: { pattern: '/review-day', to: () => '/review-day' },
  /** The audited businesses, and one of them with all its audits, used in mails too. */
  history: { pattern: '/history', to: () => '/history' },
  businessHistory: {
    pattern: '/history/:businessId',
    to: (businessId: string) => `/history/${encodeURIComponent(businessId)}`,
  },
  /** What changed up to an audit: since another one of the same business, or since the one before. */
  changes: {
    pattern: '/changes/:auditId',
    to: (auditId: string, since?: string) =>
      `/changes/${encodeURIComponent(auditId)}${since === undefined ? '' : `?since=${encodeURIComponent(since)}`}`,
  },
  /** The owner's exports for an audit's business. */
  yourFiles: {
    pattern: '/files/:auditId',
    to: (auditId: string) => `/files/${encodeURIComponent(auditId)}`,
  },
  account: { pattern: '/account', to: () => '/account' },
  billing: { pattern: '/account/billing', to: () => '/account/billing' },
  accountSettings: { pattern: '/account/settings', to: () => '/account/settings' },
  admin: {
    pattern: '/admin',
    to: () => '/admin',
    /** An admin section; its pattern too. */
    section: (name: AdminSectionName) => `/admin/${name}`,
    userPattern: '/admin/users/:userId',
    user: (userId: string) => `/admin/users/${encodeURIComponent(userId)}`,
    mailPattern: '/admin/mails/:mailId',
    mail: (mailId: string) => `/admin/mails/${encodeURIComponent(mailId)}`,
  },
} as const;

type HomeSection = 'audit' | 'how' | 'measured' | 'questions' | 'action-pack' | 'keywords' | 'review-day';

type AdminSectionName =
  | 'users'
  | 'purchases'
  | 'audits'
  | 'queue'
  | 'mails'
  | 'suppressions'
  | 'providers'
  | 'flags'
  | 'rollout-metrics'
  | 'content'
  | 'log';

/** The URL of an entry page that redirects to `next` afterwards. */
function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}
