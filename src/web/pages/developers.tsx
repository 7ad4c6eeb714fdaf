import { Link, type MetaFunction } from 'react-router';
import { ERROR_STATUS } from '#shared/errors.ts';
import { getPlanLimit, PLAN_TERMS } from '#shared/product/rights.ts';
import { OperatorPart } from '#web/components/operator-part.tsx';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { CallExample } from '#web/features/developers/call-example.tsx';
import { EndpointList } from '#web/features/developers/endpoint-list.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.developers.pattern);

const chapters = [
  { id: 'first', label: 'Your first call' },
  { id: 'keys', label: 'Authentication' },
  { id: 'many', label: 'Many websites' },
  { id: 'email', label: 'Email a report' },
  { id: 'errors', label: 'Errors' },
  { id: 'limits', label: 'Rate limits' },
  { id: 'endpoints', label: 'All endpoints' },
] as const;

const JSON_HEADER = `-H 'Content-Type: application/json'`;
const KEY_HEADER = '-H "Authorization: Bearer $PORCHLIGHT_KEY"';

const firstCall = (origin: string) => [`curl ${origin}/api/analyze`, JSON_HEADER, `-d '{"url":"example.com"}'`];
const bulkCall = (origin: string) => [
  `curl ${origin}/api/audits/bulk`,
  KEY_HEADER,
  JSON_HEADER,
  `-H 'Idempotency-Key: monday-list'`,
  `-d '{"urls":["example.com","example.org"]}'`,
];
const listCall = (origin: string) => [`curl '${origin}/api/audits?limit=20'`, KEY_HEADER];
const pdfCall = (origin: string) => [`curl -fo report.pdf '${origin}/api/export-pdf?url=example.com'`, KEY_HEADER];
const mailCall = (origin: string) => [
  `curl ${origin}/api/email-report`,
  KEY_HEADER,
  JSON_HEADER,
  `-d '{"email":"client@example.com","auditId":"AUDIT_ID"}'`,
];

/** The API documentation: a first call, keys, errors, limits and every endpoint of the contract. */
export default function DevelopersPage() {
  return (
    <ReadingPage
      path={paths.developers.pattern}
      title="Porchlight for developers"
      lead="Audit websites from your own programs. The API is the one our pages use: JSON over HTTPS, no library needed."
      chapters={chapters}
    >
      <h2 id="first">Your first call</h2>
      <p>This audits one website and waits for the result. You need no key for it.</p>
      <CallExample name="First call" command={firstCall} />
      <p>
        The answer is the whole analysis: <code>overallScore</code>, <code>factors</code>, <code>actionPlan</code> and
        the <code>auditId</code>. An audit takes up to a minute. Without a key you see what a free visitor sees.
      </p>

      <h2 id="keys">Authentication</h2>
      <p>
        Keys come with the {PLAN_TERMS.agency.name} plan, {getPlanLimit('agency', 'apiKeys')} at a time. Make one under{' '}
        <Link to={paths.accountSettings.to()}>account settings, API keys</Link>. We show it once. Send it with every
        call:
      </p>
      <CallExample name="List your audits" command={listCall} />
      <ul>
        <li>A key acts for your account: its audits are in your history.</li>
        <li>Give each program its own key, so you can end one without the others.</li>
        <li>A key can’t open your account, billing or administration.</li>
        <li>Keep keys on your server. Never put one into a web page or an app.</li>
      </ul>

      <h2 id="many">Many websites</h2>
      <p>
        Send up to {getPlanLimit('agency', 'bulkUrls')} addresses at once. The answer comes right away, with an{' '}
        <code>auditId</code> for each.
      </p>
      <CallExample name="Audit many websites" command={bulkCall} />
      <p>
        Ask for <code>/api/audits/AUDIT_ID</code> until <code>status</code> is <code>done</code> or <code>failed</code>.
        Or open <code>/api/audits/AUDIT_ID/events</code>, which sends each step as a server-sent event.
      </p>
      <p>
        If a call fails on the way, repeat it with the same <code>Idempotency-Key</code>. Nothing starts twice.
      </p>
      <p>Then save the newest report of a website as PDF:</p>
      <CallExample name="Save a report as PDF" command={pdfCall} />

      <h2 id="email">Email a report</h2>
      <p>
        A key may email reports only if you allow it. Tick “May email reports” when you make the key, or later in the
        list of keys.
      </p>
      <CallExample name="Email a report" command={mailCall} />

      <h2 id="errors">Errors</h2>
      <p>
        Every error has the same JSON: <code>error</code> is a sentence for people, <code>code</code> never changes,{' '}
        <code>requestId</code> helps us find the call.
      </p>
      <pre>
        <code>
          {`{"success":false,\n "error":"There is no parameter \\"site\\". This address takes: auditId, url.",\n "code":"invalid-request",\n "requestId":"…"}`}
        </code>
      </pre>
      <p>We refuse parameters we don’t know, so a typo never gives you another website’s report.</p>
      <ErrorTable />
      <p>
        A website that can’t be audited answers {ERROR_STATUS['site-not-audited']} with the reason as its code, such as{' '}
        <code>robots-refused</code>.
      </p>

      <h2 id="limits">Rate limits</h2>
      <p>
        These hold for your account, all keys together. Above one, the answer is 429 with <code>Retry-After</code> in
        seconds. Refused calls don’t count.
      </p>
      <OperatorPart name="limits" />

      <h2 id="endpoints">All endpoints</h2>
      <p>
        This list comes from the contract the server itself runs on. With all types it is at{' '}
        <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
      </p>
      <EndpointList />
    </ReadingPage>
  );
}

/** How a client should handle each status; the contract lists the codes of a status. */
const STATUS_WORDS: readonly (readonly [status: number, words: string])[] = [
  [400, 'Something in the call is wrong. Fix it; the sentence says what.'],
  [401, 'The key is missing, unknown or ended.'],
  [402, 'The plan of your account doesn’t include this.'],
  [403, 'Keys don’t open this, or this key may not do it.'],
  [404, 'There is no such audit, or it belongs to someone else.'],
  [405, 'This address takes another method.'],
  [409, 'Not now: the audit still runs, or it was done already.'],
  [413, 'The body is too large.'],
  [415, 'Send JSON with the header Content-Type: application/json.'],
  [422, 'The website couldn’t be audited.'],
  [429, 'Too many calls. Wait for Retry-After.'],
  [500, 'Something broke on our side. Try again in a minute.'],
  [503, 'Busy, or not set up on this server. Wait for Retry-After.'],
];

function ErrorTable() {
  const codesOf = (status: number) =>
    Object.entries(ERROR_STATUS)
      .filter(([, of]) => of === status)
      .map(([code]) => code);
  return (
    <table data-stacks="number">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {STATUS_WORDS.map(([status, words]) => (
          <tr key={status}>
            <td>{status}</td>
            <td>
              {codesOf(status).map((code, at) => (
                <span key={code}>
                  {at > 0 && ', '}
                  <code>{code}</code>
                </span>
              ))}
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
