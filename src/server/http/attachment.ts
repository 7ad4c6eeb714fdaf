/**
 * The `Content-Disposition` header of a download with both forms of the file name (RFC 6266): an ASCII fallback for old
 * clients, and the full name. Quotes, control characters and path separators are removed from both.
 */
export function attachment(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break would begin another header.
  const safe = name.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069"\\/:*?<>|;]/g, '-').toWellFormed();
  const plain = safe.replace(/[^\x20-\x7e]/g, '_');
  const whole = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
