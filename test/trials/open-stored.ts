/** `node test/trials/open-stored.ts KEY FILE...`: prints what each stored answer to an audit says of one factor, read by this release. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Analysis } from '#shared/audit/analysis.ts';
import { FactorKeySchema } from '#shared/audit/factors.ts';
import { readStoredAnalysis } from '#shared/stored/stored-analysis.ts';

const [key, ...paths] = process.argv.slice(2);
const opened = paths.map((path) => {
  const { result } = z.object({ result: z.unknown() }).parse(JSON.parse(readFileSync(path, 'utf8')));
  const analysis = readStoredAnalysis(Analysis, result);
  if (analysis === null) throw new Error(`${path} can no longer be opened.`);
  const { score, weight, summary } = analysis.factors[FactorKeySchema.parse(key)];
  return { overallScore: analysis.overallScore, score, weight, summary };
});
console.log(JSON.stringify(opened));
