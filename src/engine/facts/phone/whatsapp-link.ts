/**
 * The number a chat link dials, with its plus: `wa.me/491711234567`, `api.whatsapp.com/send?phone=...`. Null for
 * anything else, and for links that only share a text.
 */
export function whatsAppNumber(href: string): string | null {
  if (!/wa\.me|whatsapp/i.test(href)) return null;
  const url = URL.parse(href);
  if (url === null) return null;
  const host = url.hostname.replace(/^www\./, '');
  const isChat =
    host === 'wa.me' || host === 'api.whatsapp.com' || host === 'web.whatsapp.com' || url.protocol === 'whatsapp:';
  if (!isChat) return null;
  const digits = (
    url.searchParams.get('phone') ?? (host === 'wa.me' ? url.pathname.replace(/%[0-9a-f]{2}/gi, '') : '')
  ).replace(/[^0-9]/g, '');
  return digits.length >= 7 ? `+${digits.replace(/^00/, '')}` : null;
}
