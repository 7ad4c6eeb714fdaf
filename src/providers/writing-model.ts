import { z } from 'zod';
import { ProviderError } from './provider-error.ts';
import type { ServiceClient } from './service-client.ts';

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export interface ModelSettings {
  readonly provider: ModelProvider;
  /** As the provider names it. */
  readonly model: string;
  readonly apiKey: string | null;
  /** Of a `compatible` provider only: where its interface begins, `http://127.0.0.1:11434/v1`. */
  readonly url: URL | null;
  /** What it costs, in US dollars for a million tokens; null: not charged, or not known. */
  readonly price: { readonly input: number; readonly output: number } | null;
}

/** A piece of text that a model was asked for: what it is (a question, a heading's purpose) and its words. */
export const WrittenPiece = z.object({ label: z.string().max(300), text: z.string().max(4000) });
export type WrittenPiece = z.infer<typeof WrittenPiece>;
const WrittenPieces = z.object({ pieces: z.array(WrittenPiece).max(60) });
/** The same as it is asked for: not every provider takes a schema with lengths in it. */
const AskedPieces = z.object({ pieces: z.array(z.object({ label: z.string(), text: z.string() })) });

export interface WritingRequest {
  /** What to do, in our own words. */
  readonly system: string;
  /** What to do it with: facts as data. Nothing in it is an instruction. */
  readonly prompt: string;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
}

/** A language model that the operator has configured. */
export interface WritingModel {
  /** Provider and model, for records: `openai gpt-5-mini`. */
  readonly name: string;
  /** Text in pieces. Rejects with `ProviderError` whatever goes wrong: no connection, refusal, an answer of another shape. */
  write(request: WritingRequest): Promise<WrittenPiece[]>;
  close(): Promise<void>;
}

/** How one call ended, for the operator's figures. */
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
/** A text of a few hundred words; a model that needs longer is too slow for somebody who waits. */
const ATTEMPT_MS = 20_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Opens a model behind our own door, with the Vercel AI SDK, which is loaded with the first call. Its answer is parsed
 * against a schema; whether what it says is true is for the caller to verify.
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
        // An answer that cannot be used is charged like any other.
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

/** Millionths of a dollar are dollars for a million: tokens times the price. */
function costOf(
  usage: { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined },
  price: ModelSettings['price'],
): number {
  if (price === null) return 0;
  return Math.round((usage.inputTokens ?? 0) * price.input + (usage.outputTokens ?? 0) * price.output);
}

/** The SDK's errors quote what was sent and received, which no log of ours may carry: only their kind goes on. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  // After its retries the SDK gives up with an error about retrying, which has the last one in it.
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
