const REJECTIONS: ReadonlySet<number> = new Set([401, 403, 407, 429, 451]);

/** Whether a server refuses with this status (RFC 9110 sections 15.5.2, 15.5.4 and 15.5.8, RFC 6585 section 4, RFC 7725). */
export function isRejection(httpStatus: number | null): boolean {
  return httpStatus !== null && REJECTIONS.has(httpStatus);
}
