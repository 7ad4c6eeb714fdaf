import { z } from 'zod';
import { analyzeEndpoint } from '#shared/api/audits.ts';

/** The site of the measured report. */
export const SAMPLE_HOST = 'lantern.test';

const Answer = z.object({ auditId: z.string() });

/** The report of a visitor: its path, and the cookie without which nobody sees it. */
interface MeasuredReport {
  readonly path: string;
  readonly cookie: string;
}

/** Runs an audit on the server at `origin`. */
export async function makeSampleReport(origin: string): Promise<MeasuredReport> {
  const response = await fetch(origin + analyzeEndpoint.path, {
    method: analyzeEndpoint.method,
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ url: SAMPLE_HOST }),
  });
  const { auditId } = Answer.parse(await response.json());
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')));
  return { path: `/audit?id=${auditId}`, cookie: cookies.join('; ') };
}
