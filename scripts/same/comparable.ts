/** Fields that differ between two runs of the same code: times, and what is derived from the evidence file or a secret. */
const VARYING =
  /^(?:[a-z]\w*Ms|\w+At|createdAt|requestId|seal|sha256|evidenceDigest|bundleDigest|downloadUrl|crawlSeconds|seconds)$/;
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?/g;

/**
 * A response with everything masked that differs between two runs of the same code. JSON comes back indented, so that a
 * difference is a line; `ids` are the random ids of the run, in a fixed order.
 */
export function maskVarying(text: string, ids: readonly string[]): string {
  let masked = text;
  for (const [index, id] of ids.entries()) masked = masked.replaceAll(id, `<id ${index}>`);
  masked = masked.replace(TIME, '<time>');
  try {
    const value: unknown = JSON.parse(masked);
    return JSON.stringify(value, (key, inner: unknown) => (VARYING.test(key) ? '<varies>' : inner), 1);
  } catch {
    return masked;
  }
}

/** The first line in which two texts differ, one below the other; null where they are equal. */
export function firstDifference(before: string, after: string): string | null {
  if (before === after) return null;
  const [old, now] = [before.split('\n'), after.split('\n')];
  const line = old.findIndex((text, index) => text !== now[index]);
  const at = line === -1 ? old.length : line;
  const show = (lines: readonly string[]) => (lines[at] ?? '(nothing)').trim().slice(0, 300);
  return `line ${at + 1}\n    - ${show(old)}\n    + ${show(now)}`;
}
