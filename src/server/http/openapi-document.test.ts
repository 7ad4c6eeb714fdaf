import { expect, it } from 'vitest';
import { z } from 'zod';
import { openServiceFixture } from '#test/server-fixture.ts';

const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        responses: z.record(z.string(), z.unknown()),
        security: z.array(z.record(z.string(), z.unknown())).optional(),
      }),
    ),
  ),
});

it('describes every endpoint with its parameters, request and answers', async () => {
  const fixture = await openServiceFixture();
  const { paths } = Document.parse(await (await fixture.ask('/api/openapi.json')).json());
  await fixture.close();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/audits',
      '/api/audits/{auditId}',
      '/api/audits/{auditId}/events',
      '/api/audits/{auditId}/corrections',
      '/api/analyze',
      '/api/auth/login',
      '/api/checkout',
      '/api/generate/qa',
      '/api/seo-checklist',
    ]),
  );
  expect(Object.keys(paths['/api/audits']?.post?.responses ?? {})).toEqual(['202', 'default']);
  expect(paths['/api/audits/bulk']?.post?.security).toEqual([{ apiKey: [] }]);
  expect(paths['/api/analyze']?.post?.security).toEqual([{ apiKey: [] }, {}]);
  expect(paths['/api/account/api-keys']?.post?.security).toBeUndefined();
  expect(JSON.stringify(paths['/api/analyze'])).toContain('overallScore');
});
