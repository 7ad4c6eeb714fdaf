import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { FACTOR_LABELS } from '#shared/audit/factor-labels.ts';
import type { Measure } from './measure.ts';
import { openSecureFront } from './secure-front.ts';

const aim = 90;

/** The host name under which the engine crawls the local server. */
export const OWN_HOST = 'porchlight.test';

/** A fictitious operator, so that the pages have the same text as on a real server. */
export const EXAMPLE_OPERATOR = {
  OPERATOR_NAME: 'Example Operator LLC',
  OPERATOR_TRADE: 'Software company',
  OPERATOR_STREET: '1200 Example Street',
  OPERATOR_CITY: 'Duluth',
  OPERATOR_REGION: 'MN',
  OPERATOR_POSTAL_CODE: '55802',
  OPERATOR_COUNTRY: 'US',
  OPERATOR_PHONE: '+1 218-555-0173',
  OPERATOR_EMAIL: 'hello@porchlight.test',
  OPERATOR_HOURS: 'Mo-Fr 09:00-17:00',
  OPERATOR_PROFILES:
    'https://www.yelp.com/biz/example-operator; https://www.facebook.com/example.operator; https://www.linkedin.com/company/example-operator',
  OPERATOR_FOUNDED: '2026',
  OPERATOR_ANSWERS: 'within one working day',
} as const;

/** Our own audit of our own site on a local port, over https, with every lost point by name. */
export async function measureOwnAudit(port: number): Promise<Measure> {
  const front = await openSecureFront(OWN_HOST, port);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'src/cli/main.mjs',
      'audit',
      `https://${OWN_HOST}/`,
      '--json',
      '--connect-to',
      `${OWN_HOST}=127.0.0.1:${front.port}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate } },
  ).finally(() => front.close());
  const analysis = Analysis.parse(JSON.parse(stdout));
  const details = FACTOR_KEYS.flatMap((key) => {
    const { score, checks } = analysis.factors[key];
    const lost = checks.filter((check) => check.status !== 'notMeasured' && check.points < check.maxPoints);
    return [
      `${FACTOR_LABELS[key]}: ${score ?? 'not measured'}`,
      ...lost.map((check) => `  ${check.points} of ${check.maxPoints}: ${check.label}. ${check.finding}`),
    ];
  });
  return {
    name: 'Our audit of our own site',
    found: String(analysis.overallScore ?? 'none'),
    aim: `at least ${aim}, ${analysis.site.pages.length} pages read`,
    isMet: (analysis.overallScore ?? 0) >= aim,
    details,
  };
}
