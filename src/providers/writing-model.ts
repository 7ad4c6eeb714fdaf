import { z } from 'zod';
import { ProviderError } from './provider-error.ts';
import type { ServiceClient } from './service-client.ts';

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export interface ModelSettings {
  readonly provider: ModelProvider;
  /** The provider's name for it. */
  readonly model: string;
  readonly apiKey: string | null;
  /** Only for a `compatible` provider: its base URL, `http://127.0.0.1:11434/v1`. */
  readonly url: URL | null;
  /** Its price in US dollars per million tokens; null: free or unknown. */
  readonly price: { readonly input: number; readonly output: number } | null;
}

/** A piece of generated text: its kind (a question, a heading's purpose) and its text. */
export const WrittenPiece = z.object({ label: z.string().max(300), text: z.string().max(4000) });
export type WrittenPiece = z.infer<typeof WrittenPiece>;
const WrittenPieces = z.object({ pieces: z.array(WrittenPiece).max(60) });
/** The schema sent to the provider: not every provider supports length constraints. */
const AskedPieces = z.object({ pieces: z.array(z.object({ label: z.string(), text: z.string() })) });

export interface WritingRequest {
  /** The instructions, in our own words. */
  readonly system: string;
  /** The input: facts as data. Nothing in it is an instruction. */
  readonly prompt: string;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
}

/** A language model that the operator has configured. */
export interface WritingModel {
  /** Provider and model, for records: `openai gpt-5-mini`. */
  readonly name: string;
  /** Generated text in pieces. Rejects with `ProviderError` on any failure: no connection, an error response, another format. */
  write(request: WritingRequest): Promise<WrittenPiece[]>;
  close(): Promise<void>;
}

/** The outcome of one call, for the operator's metrics. */
export type OnModelCall = (call: {
  readonly failed: boolean;
  readonly reason: string | null;
  readonly costMicroUsd: number;
}) => void;

const ORIGINS: Readonly<Record<Exclude<ModelProvider, 'compatible'>, string>> = {
  openai: 'https://api.openai.com',
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
};
/** A text of a few hundred words; a slower model keeps users waiting too long. */
const ATTEMPT_MS = 20_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Opens a model through our own service client, with the Vercel AI SDK, which is loaded with the first call. Its output is
 * parsed with a schema; the caller verifies whether it is true.
 */
export function openWritingModel(settings: ModelSettings, door: ServiceClient, onCall: OnModelCall): WritingModel {
  const { provider, model, price } = settings;
  const origin = provider === 'compatible' ? (settings.url?.origin ?? '') : ORIGINS[provider];
  const fetchModel = door.makeFetch({ origin, timeoutMs: ATTEMPT_MS, maxBytes: MAX_ANSWER_BYTES });
  let loading: ReturnType<typeof load> | null = null;
  return {
    name: `${provider} ${model}`,
    async write({ system, prompt, maxOutputTokens, signal }) {
      loading ??= load(settings, fetchModel);
      let costMicroUsd = 0;
      try {
        const { generateText, Output, languageModel } = await loading;
        const result = await generateText({
          model: languageModel,
          system,
          prompt,
          output: Output.object({ schema: AskedPieces }),
          maxOutputTokens,
          maxRetries: 1,
          abortSignal: signal,
        });
        costMicroUsd = costOf(result.usage, price);
        const { pieces } = WrittenPieces.parse(result.output);
        onCall({ failed: false, reason: null, costMicroUsd });
        return pieces;
      } catch (error) {
        const failure = toProviderError(error);
        // An unusable response is charged like any other.
        const charged = ErrorWithUsage.safeParse(error);
        if (charged.success) costMicroUsd = costOf(charged.data.usage, price);
        onCall({ failed: true, reason: failure.message, costMicroUsd });
        throw failure;
      }
    },
    close: () => door.close(),
  };
}

async function load({ provider, model, apiKey, url }: ModelSettings, fetchModel: typeof fetch) {
  const { generateText, Output } = await import('ai');
  const options = { fetch: fetchModel, apiKey: apiKey ?? 'none' };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return { generateText, Output, languageModel: createOpenAI(options)(model) };
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return { generateText, Output, languageModel: createAnthropic(options)(model) };
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return { generateText, Output, languageModel: createGoogleGenerativeAI(options)(model) };
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const baseURL = url?.href.replace(/\/$/, '') ?? '';
      const compatible = createOpenAICompatible({
        name: 'compatible',
        baseURL,
        supportsStructuredOutputs: true,
        fetch: fetchModel,
        ...(apiKey === null ? {} : { apiKey }),
      });
      return { generateText, Output, languageModel: compatible(model) };
    }
    default:
      return provider satisfies never;
  }
}

const ErrorWithUsage = z.object({
  usage: z.object({ inputTokens: z.number().optional(), outputTokens: z.number().optional() }),
});

/** Micro-dollars: tokens times dollars per million. */
function costOf(
  usage: { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined },
  price: ModelSettings['price'],
): number {
  if (price === null) return 0;
  return Math.round((usage.inputTokens ?? 0) * price.input + (usage.outputTokens ?? 0) * price.output);
}

/** The SDK's errors quote requests and responses, which our logs may not contain: only their kind is passed on. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  // After its retries the SDK throws an error about retrying, which wraps the last one.
  if (error instanceof Error && 'lastError' in error) return toProviderError(error.lastError);
  const name = error instanceof Error ? error.name : 'unknown';
  const cause = error instanceof Error && error.cause instanceof ProviderError ? error.cause : null;
  if (cause !== null) return cause;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new ProviderError('timed-out', 'The language model did not answer in time.');
  const status = z.object({ statusCode: z.number() }).safeParse(error);
  if (status.success && status.data.statusCode >= 400)
    return new ProviderError('bad-answer', `The language model answered with status ${status.data.statusCode}.`);
  return new ProviderError('bad-answer', `The language model gave no usable answer (${name}).`);
}
