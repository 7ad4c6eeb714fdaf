import { describe, expect, it } from 'vitest';
import { REPORT_LIMIT_BYTES } from '#shared/api/verify.ts';
import { addFiles, detectFileRole } from './file-role.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('what a file is', () => {
  it.each([
    ['a report', bytes('{"format":"porchlight-report"'), 'report'],
    ['a report set by hand', bytes('\ufeff\r\n  {\n'), 'report'],
    ['evidence', Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 1), 'evidence'],
    ['a PDF', bytes('%PDF-1.7'), null],
    ['a zip', bytes('PK\u0003\u0004'), null],
    ['a list', bytes('[]'), null],
    ['nothing', new Uint8Array(0), null],
  ])('%s', (_, head, role) => expect(detectFileRole(head)).toBe(role));
});

describe('choosing files', () => {
  const report = new File(['{}'], 'a.txt');
  const evidence = new File([Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd)], 'b.bin');

  it('puts each in its place, in any order, the newest last', async () => {
    const { files } = await addFiles({}, [evidence, report]);
    expect(files).toEqual({ report, evidence });
    const newer = new File(['{"a":1}'], 'newer.json');
    expect((await addFiles(files, [newer])).files).toEqual({ report: newer, evidence });
  });

  it('says what is wrong with one, and keeps the others', async () => {
    const { files, problem } = await addFiles({ report }, [new File(['%PDF'], 'x.pdf'), evidence]);
    expect(files).toEqual({ report, evidence });
    expect(problem).toBe('“x.pdf” is neither a report in JSON nor an evidence bundle.');
    const large = new File([`{${' '.repeat(REPORT_LIMIT_BYTES)}`], 'large.json');
    expect((await addFiles({}, [large])).problem).toContain('at most 2 MB');
  });
});
