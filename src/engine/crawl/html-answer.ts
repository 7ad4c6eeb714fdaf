/** True for HTML and XHTML, and when no type is named (the body is looked at then). */
export function isHtmlAnswer(contentType: string | null): boolean {
  if (contentType === null || contentType.trim() === '') return true;
  const type = (contentType.split(';', 1)[0] ?? '').split(',', 1)[0]?.trim().toLowerCase() ?? '';
  return type === 'text/html' || type === 'application/xhtml+xml';
}
