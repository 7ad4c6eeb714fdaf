import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/**
 * The mock's behaviour: `good` responds in the requested format, the others wrongly or not at all. `injected` adds links,
 * markup and instructions to its text, `inventing` makes claims without facts, and repeats them when retried; `learning`
 * does not.
 */
export const MODEL_MODES = [
  'good',
  'slow',
  'brokenJson',
  'fault',
  'tooMany',
  'empty',
  'noPieces',
  'redirect',
  'huge',
  'refusal',
  'otherShape',
  'injected',
  'inventing',
  'learning',
] as const;
export type ModelMode = (typeof MODEL_MODES)[number];

/** A piece of the response. */
export interface FakePiece {
  readonly label: string;
  readonly text: string;
}

/** The mock's text of every kind. Each test provides texts for the facts of its business. */
export interface FakeTexts {
  readonly true: readonly FakePiece[];
  readonly injected: readonly FakePiece[];
  readonly invented: readonly FakePiece[];
}

const Asked = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number(),
  response_format: z.object({ type: z.literal('json_schema'), json_schema: z.object({ schema: z.unknown() }) }),
});

/** A request as received by the mock. */
export interface CapturedRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly system: string;
  readonly prompt: string;
  /** The whole body as it came. */
  readonly body: string;
}

export interface FakeModel {
  /** For `MODEL_URL`. */
  readonly url: string;
  readonly requests: readonly CapturedRequest[];
  /** Its behaviour for the next requests. */
  mode: ModelMode;
  /** What it says, by what the request asks for. */
  textsFor: (request: CapturedRequest) => FakeTexts;
  forget(): void;
  close(): Promise<void>;
}

/** The text of the mock's errors, which no response and no log may contain. */
export const FAULT_TEXT = 'quota of organisation org-standin at shard 7';
/** The usage of every response: 1000 input and 200 output tokens. */
export const MODEL_USAGE = { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 };
/** Clients' delay before a retry. */
const SOON = { 'retry-after-ms': '20' };
const HUGE_BYTES = 3 * 1024 * 1024;

/** A server with OpenAI's chat interface (POST /v1/chat/completions, `response_format` with a schema) on this machine. */
export async function openFakeModel(): Promise<FakeModel> {
  const requests: CapturedRequest[] = [];
  const closing = new AbortController();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    const asked = Asked.safeParse(body === '' ? null : JSON.parse(body));
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions' || !asked.success)
      return send(response, 400, { error: { message: 'Not a request of this interface.', type: 'invalid_request' } });
    const said = (role: string) => asked.data.messages.find((message) => message.role === role)?.content ?? '';
    const received: CapturedRequest = {
      path: request.url,
      authorization: request.headers.authorization ?? null,
      system: said('system'),
      prompt: said('user'),
      body,
    };
    requests.push(received);
    await answer(response, fake, received, closing.signal);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake model has no port.');
  const fake: FakeModel = {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    mode: 'good',
    textsFor: () => ({ true: [], injected: [], invented: [] }),
    forget: () => {
      requests.length = 0;
    },
    close: () => {
      closing.abort();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

async function answer(
  response: ServerResponse,
  { mode, textsFor }: FakeModel,
  request: CapturedRequest,
  closing: AbortSignal,
): Promise<void> {
  const texts = textsFor(request);
  const pieces = (of: readonly FakePiece[]) => send(response, 200, completion(JSON.stringify({ pieces: of })));
  const fault = { error: { message: `Failed: ${FAULT_TEXT}`, type: 'server_error', code: null, param: null } };
  switch (mode) {
    case 'good':
      return pieces(texts.true);
    case 'injected':
      return pieces(texts.injected);
    case 'inventing':
      return pieces(texts.invented);
    case 'learning':
      return pieces(request.system.includes('An earlier version') ? texts.true : texts.invented);
    case 'noPieces':
      return pieces([]);
    case 'slow':
      await sleep(60_000, undefined, { signal: closing }).catch(() => {});
      return pieces(texts.true);
    case 'brokenJson':
      return send(response, 200, completion(`{"pieces": [{"label": "${FAULT_TEXT}`));
    case 'otherShape':
      return send(response, 200, completion(JSON.stringify({ answer: FAULT_TEXT, pieces: { text: 1 } })));
    case 'empty':
      return send(response, 200, completion(''));
    case 'refusal':
      return send(response, 200, completion(`I am sorry, ${FAULT_TEXT} does not let me help.`, 'content_filter'));
    case 'huge':
      return send(response, 200, completion(FAULT_TEXT.repeat(HUGE_BYTES / FAULT_TEXT.length)));
    case 'redirect':
      return send(response, 307, fault, { location: 'http://127.0.0.1:9/v1/chat/completions' });
    case 'fault':
      return send(response, 500, fault, SOON);
    case 'tooMany':
      return send(response, 429, fault, SOON);
    default:
      return mode satisfies never;
  }
}

function completion(content: string, finishReason = 'stop') {
  const message = { role: 'assistant', content };
  return {
    id: 'chatcmpl-standin',
    object: 'chat.completion',
    created: 1_800_000_000,
    model: 'fake-model',
    choices: [{ index: 0, message, finish_reason: finishReason }],
    usage: MODEL_USAGE,
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
