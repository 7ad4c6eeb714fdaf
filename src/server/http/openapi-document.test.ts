import { expect, it } from 'vitest';
import { z } from 'zod';
import { FILE_ENDPOINTS } from '#shared/api/file-endpoints.ts';
import { openServiceFixture } from '#test/server-fixture.ts';

const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
        requestBody: z.object({ required: z.boolean() }).optional(),
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
      '/api/audits/{auditId}/texts',
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
  expect(paths['/api/checkout']?.post?.requestBody?.required).toBe(false);
  expect(paths['/api/analyze']?.post?.requestBody?.required).toBe(true);
});

it('describes every file to download, with its type and parameters', async () => {
  const fixture = await openServiceFixture();
  const { paths } = Document.parse(await (await fixture.ask('/api/openapi.json')).json());
  await fixture.close();
  for (const { method, path, type } of FILE_ENDPOINTS) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(JSON.stringify(described?.responses['200']), path).toContain(type.split(';')[0]);
  }
  const pdf = paths['/api/export-pdf']?.get;
  expect(pdf?.parameters?.map(({ name }) => name)).toEqual(['auditId', 'url']);
  expect(pdf?.security).toEqual([{ apiKey: [] }, {}]);
  expect(paths['/api/audits/{auditId}/action-pack']?.get?.security).toEqual([{ apiKey: [] }, {}]);
});

it('is refused with a parameter that is not there', async () => {
  const fixture = await openServiceFixture();
  const response = await fixture.ask('/api/openapi.json?version=2');
  await fixture.close();
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid-request' });
});
