import { EVIDENCE_LIMIT_BYTES, REPORT_LIMIT_BYTES } from '#shared/api/verify.ts';

/** The role of a chosen file. */
export type VerifyFileRole = 'report' | 'evidence';

const HEAD_BYTES = 64;
/** The magic number of zstd (RFC 8878). */
const zstdMark = [0x28, 0xb5, 0x2f, 0xfd];

/** The role of a file by its first bytes, ignoring its name, since downloads are often renamed. Null when it is neither. */
export function detectFileRole(head: Uint8Array): VerifyFileRole | null {
  if (zstdMark.every((byte, at) => head[at] === byte)) return 'evidence';
  const text = new TextDecoder().decode(head).trimStart();
  return text.startsWith('{') ? 'report' : null;
}

const limits: Readonly<Record<VerifyFileRole, number>> = { report: REPORT_LIMIT_BYTES, evidence: EVIDENCE_LIMIT_BYTES };

export type ChosenFiles = Readonly<Partial<Record<VerifyFileRole, File>>>;

/** Adds files to the selection by role, and reports the first one without a role. */
export async function addFiles(
  chosen: ChosenFiles,
  more: readonly File[],
): Promise<{ readonly files: ChosenFiles; readonly problem: string | null }> {
  const files: Partial<Record<VerifyFileRole, File>> = { ...chosen };
  let problem: string | null = null;
  for (const file of more) {
    const role = detectFileRole(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if (role === null) problem ??= `“${file.name}” is neither a report in JSON nor an evidence bundle.`;
    else if (file.size > limits[role])
      problem ??= `“${file.name}” is too large: at most ${limits[role] / 1024 / 1024} MB can be verified here.`;
    else files[role] = file;
  }
  return { files, problem };
}
