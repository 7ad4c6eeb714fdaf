export type UrlInput = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly problem: string };

const longestAddress = 2048;

/**
 * Parses the form's input: the URL to send, or a helpful message. Only obvious mistakes are caught here, to save a request;
 * the server has the final say.
 */
export function parseUrlInput(typed: string): UrlInput {
  const url = typed.trim();
  if (url === '') return problem('Type the address of your website, for example yourbusiness.com.');
  if (url.length > longestAddress)
    return problem('That address is too long. The first part, up to the first slash, is enough.');
  if (/\s/.test(url)) {
    return problem(`That’s not a website address. Try ${withoutSpaces(url)}, without spaces.`);
  }
  if (/^[^/:@]+@[^/@]+$/.test(url)) {
    return problem(`That’s an email address. Your website is probably ${url.slice(url.indexOf('@') + 1)}.`);
  }
  if (!hasDotOrPort(url)) {
    return problem('That’s not a website address. It needs an ending, such as yourbusiness.com.');
  }
  return { ok: true, url };
}

function problem(text: string): UrlInput {
  return { ok: false, problem: text };
}

/** An example URL, made of the input if that looks like a name. */
function withoutSpaces(typed: string): string {
  const joined = typed.replace(/\s+/g, '').toLowerCase();
  if (joined.length > 60) return 'yourbusiness.com';
  if (/^[^/]+\.[^/.]{2,}/.test(joined)) return joined;
  return /^[a-z0-9-]+$/.test(joined) ? `${joined}.com` : 'yourbusiness.com';
}

/** `localhost:8080` and `[::1]` are sent too: the server decides whether they may be audited, and explains. */
function hasDotOrPort(url: string): boolean {
  const host = url.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').split(/[/?#]/)[0] ?? '';
  return /[.:\u3002\uff0e\uff61]/.test(host);
}
