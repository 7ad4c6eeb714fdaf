import type { z } from 'zod';
import type { generateDescriptionEndpoint, generateH1Endpoint, generateQaEndpoint } from '#shared/api/generate.ts';

/** Complete responses of the generators for stubs: the client rejects one that lacks a field of its contract. */

const ofAudit = { auditId: 'a1', variant: 0, variants: 3, mostVariants: 3 };

export function describedAs(description: string): z.infer<typeof generateDescriptionEndpoint.response> {
  return {
    description,
    questions: [],
    ticks: [],
    leftOut: [],
    sentences: [{ text: description, factIds: ['name', 'city'] }],
    writer: 'composer',
    ...ofAudit,
  };
}

/** `Question 1?` and so on, as many as requested. */
export function questionsWritten(count: number): z.infer<typeof generateQaEndpoint.response> {
  const qa = Array.from({ length: count }, (_, index) => ({
    question: `Question ${index + 1}?`,
    answer: 'Answer.',
    sentences: [{ text: 'Answer.', factIds: ['name'] }],
    writer: 'composer' as const,
  }));
  return { qa, ...ofAudit };
}

export function headingsWritten(ideas: readonly string[]): z.infer<typeof generateH1Endpoint.response> {
  const [text = ''] = ideas;
  const settled = {
    outcome: 'write' as const,
    text,
    before: 'Welcome',
    gains: ['greeting' as const],
    why: 'Yours says “Welcome”.',
  };
  return { ...settled, ideas: [...ideas], subheader: 'Day and night in Duluth.', ...ofAudit };
}
