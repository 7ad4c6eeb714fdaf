import { Agent, fetch as undiciFetch } from 'undici';
import { errorCode } from './connection-problem.ts';
import { ProviderError } from './provider-error.ts';

/** A service of the operator's configuration. Its values never come from a request. */
export interface ConfiguredService {
  /** Scheme, host and port only: `https://api.example.com`. It may be private. */
  readonly origin: string;
  /** Sent with every request, and to this origin only: the key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout of the response including its body. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

export interface ServiceClient {
  /** One request to a path of the service. Rejects with `ProviderError`. */
  openService(service: ConfiguredService, path: string, init?: RequestInit): Promise<Response>;
  /** The same as a `fetch` for a vendor's library, which uses absolute URLs: any other origin is rejected. */
  makeFetch(service: ConfiguredService): typeof fetch;
  /** Closes every connection. */
  close(): Promise<void>;
}

/** Language models are slow. */
const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;

/**
 * A client for a service that the operator has configured: exact origin, its key bound to it, redirects rejected, time and
 * size limited, proxies of the environment ignored, certificates verified.
 */
export function createServiceClient(): ServiceClient {
  // Its own connections, so that neither the platform's global dispatcher nor proxy variables apply.
  const agent = new Agent({ connect: { rejectUnauthorized: true } });
  return {
    openService: async (service, path, init) => {
      return askService(agent, service, new Request(serviceUrl(service, path), init));
    },
    makeFetch: (service) => async (input, init) => {
      if (!(input instanceof Request))
        return askService(agent, service, new Request(serviceUrl(service, String(input)), init));
      serviceUrl(service, input.url);
      return askService(agent, service, new Request(input, init));
    },
    close: () => agent.destroy(),
  };
}

/** Resolves a path or a URL within the service; one with another origin is rejected. */
function serviceUrl(service: ConfiguredService, target: string): string {
  const base = URL.parse(service.origin);
  if (base === null || base.origin !== service.origin || !/^https?:$/.test(base.protocol)) {
    throw new ProviderError('wrong-origin', 'A service must be configured as an origin, like https://api.example.com.');
  }
  const url = URL.parse(target, base.href);
  if (url === null || url.origin !== base.origin || url.username !== '' || url.password !== '') {
    throw new ProviderError('wrong-origin', `Only addresses of ${base.origin} may be asked here.`);
  }
  return url.href;
}

async function askService(agent: Agent, service: ConfiguredService, request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(service.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(service.headers ?? {})) headers.set(name, value);
  try {
    const response = await undiciFetch(request.url, {
      method: request.method,
      headers: [...headers],
      // Buffered, because services require its length.
      body: request.body === null ? null : await request.arrayBuffer(),
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.any([request.signal, timeout]),
      dispatcher: agent,
    });
    if (response.status >= 300 && response.status < 400 && response.status !== 304) {
      await response.body?.cancel();
      throw new ProviderError('redirected', `${service.origin} answered with a redirect, which is not followed.`);
    }
    return new Response(limitBody(response.body, service), {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
    });
  } catch (error) {
    throw toProviderError(error, service);
  }
}

/** Passes a decoded body on up to the size limit; every failure becomes a `ProviderError`. */
function limitBody(
  body: { getReader(): BodyReader } | null,
  service: ConfiguredService,
): ReadableStream<Uint8Array> | null {
  if (body === null) return null;
  const reader = body.getReader();
  const maxBytes = service.maxBytes ?? DEFAULT_MAX_BYTES;
  let received = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done || value === undefined) return controller.close();
        received += value.byteLength;
        if (received > maxBytes) {
          await reader.cancel();
          throw new ProviderError('too-large', `${service.origin} sent more than ${maxBytes} bytes.`);
        }
        controller.enqueue(value);
      } catch (error) {
        controller.error(toProviderError(error, service));
      }
    },
    cancel: () => reader.cancel(),
  });
}

interface BodyReader {
  read(): Promise<{ done: boolean; value?: Uint8Array }>;
  cancel(): Promise<void>;
}

function toProviderError(error: unknown, service: ConfiguredService): unknown {
  if (error instanceof ProviderError) return error;
  const name = error instanceof Error ? error.name : '';
  // The caller's own abort error is unchanged, because libraries check for it.
  if (name === 'AbortError') return error;
  if (name === 'TimeoutError') return new ProviderError('timed-out', `${service.origin} did not answer in time.`);
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = errorCode(cause) || 'no connection';
  return new ProviderError('unreachable', `${service.origin} could not be asked (${code}).`, { cause });
}
