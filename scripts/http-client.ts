/** One client of a server: its cookies, and JSON requests as the web app sends them. */
export interface HttpClient {
  /** The response as text, whatever its status. */
  ask(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly text: string }>;
  /** The body of a download. Throws on an error status. */
  askBytes(method: string, path: string): Promise<Uint8Array>;
  /** The parsed response; null where it is empty. Throws on an error status. */
  askJson(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** A client without cookies for the server at an origin such as `http://localhost:3000`. */
export function openHttpClient(origin: string): HttpClient {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body: unknown): Promise<Response> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...{ origin, 'sec-fetch-site': 'same-origin' },
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const sendWell = async (method: string, path: string, body: unknown): Promise<Response> => {
    const response = await send(method, path, body);
    if (response.ok) return response;
    throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  };
  return {
    async ask(method, path, body) {
      const response = await send(method, path, body);
      return { status: response.status, text: await response.text() };
    },
    askBytes: async (method, path) => (await sendWell(method, path, undefined)).bytes(),
    async askJson(method, path, body) {
      const text = await (await sendWell(method, path, body)).text();
      return text === '' ? null : JSON.parse(text);
    },
  };
}
