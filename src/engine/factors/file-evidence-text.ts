import type { Evidence } from '#shared/audit/check.ts';
import type { GivenFile } from '../evidence/audit-evidence.ts';
import { fileDay } from '../evidence/owner-file-evidence.ts';
import { evidence } from './quoting.ts';

/** Text from an owner's file as evidence, with the file and its date. */
export function fileEvidence({ fileName, uploadedAt }: GivenFile, quote: string, detail?: string): Evidence {
  const file = fileName === null ? 'typed by you' : `your file${fileName === '' ? '' : ` ${fileName}`}`;
  const note = `${file}, ${fileName === null ? 'saved' : 'uploaded'} ${fileDay(uploadedAt)}`;
  return { ...evidence(null, quote, detail === undefined ? note : `${detail}; ${note}`), origin: 'file' };
}

/** "in 90 days (Aug 24, 2026 to Nov 21, 2026)"; a general phrase where the file has no dates. */
export function formatFilePeriod(
  period: { readonly from: string; readonly to: string; readonly days: number } | null,
): string {
  if (period === null) return 'in a file that doesn’t say for which days';
  const { from, to, days } = period;
  return `in ${days} ${days === 1 ? 'day' : 'days'} (${fileDay(from)} to ${fileDay(to)})`;
}
