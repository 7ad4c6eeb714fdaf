import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_LABELS } from '#shared/audit/factor-labels.ts';
import { FactorKey } from '#shared/audit/factors.ts';
import type { Measure } from './measure.ts';
import { openSecureFront } from './secure-front.ts';

const aim = 90;

/** The name under which the engine reads the local server: the product as it would stand at an address of its own. */
export const OWN_HOST = 'porchlight.test';

/** An example of an operator, so that the pages say what they say on a server that somebody runs. None of it is real. */
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

/** Our own audit of our own site at a local port, over https, with everything that cost points by name. */
export async function measureOwnAudit(port: number): Promise<Measure> {
  const front = await openSecureFront(OWN_HOST, port);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'src/cli/main.ts',
      'audit',
      `https://${OWN_HOST}/`,
      '--json',
      '--connect-to',
      `${OWN_HOST}=127.0.0.1:${front.port}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate } },
  ).finally(() => front.close());
  const analysis = Analysis.parse(JSON.parse(stdout));
  const details = FactorKey.options.flatMap((key) => {
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
