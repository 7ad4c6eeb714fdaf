import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiCallError } from './api-error.ts';
import { makeAppReportFileName, requestReportPdf } from './report-pdf.ts';

const now = new Date('2026-11-21T10:00:00Z');
const audit = { auditId: 'a1', host: 'harborandpine.example', now };

function answering(response: Response): { readonly asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(response);
  });
  return { asked };
}
afterEach(() => vi.unstubAllGlobals());

describe('the PDF of a report', () => {
  it('is a file with the name that the server gave', async () => {
    const { asked } = answering(
      new Response('%PDF-', {
        headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="report.pdf"' },
      }),
    );
    const file = await requestReportPdf(audit, new AbortController().signal);
    expect(file.name).toBe('report.pdf');
    expect(await file.content.text()).toBe('%PDF-');
    expect(asked).toEqual(['/api/export-pdf?auditId=a1']);
  });

  it('has a name of its own where the server gave none or a path', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="../x.pdf"' };
    answering(new Response('%PDF-', { headers }));
    const file = await requestReportPdf(audit, new AbortController().signal);
    expect(file.name).toBe('porchlight-harborandpine.example-2026-11-21.pdf');
    expect(makeAppReportFileName('a b/c.example', now)).toBe('porchlight-a-b-c.example-2026-11-21.pdf');
  });

  it('is refused in the words of the server', async () => {
    const error = 'The PDF could not be made just now.';
    answering(Response.json({ success: false, error, code: 'overloaded', requestId: 'r' }, { status: 503 }));
    const failure = await requestReportPdf(audit, new AbortController().signal).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ApiCallError);
    expect(failure).toMatchObject({ code: 'overloaded', sentence: error });
  });

  it('is nothing else than a PDF', async () => {
    answering(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(requestReportPdf(audit, new AbortController().signal)).rejects.toBeInstanceOf(ApiCallError);
  });
});
