import { afterAll, describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { openPdfMaker } from '../pdf/pdf-maker.ts';
import { previewData } from './preview-data.ts';

const analysis = sampleAuditedAnalysis();
const ours = { brand: null, hasWatermark: false };
const maker = openPdfMaker();
afterAll(() => maker.close());

const draw = (businessName: string | null, branding: Parameters<typeof previewData>[1] = ours) =>
  maker.make({ template: 'share-preview', data: previewData({ ...analysis, businessName }, branding), madeAtMs: 0 });
const sizeOf = (picture: Uint8Array) => {
  const bytes = Buffer.from(picture);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

describe('the picture beside a shared link', () => {
  it.each([
    '<script>alert(1)</script> <svg onload=alert(1)>',
    '#let x = 1; #read("/etc/passwd") $x$ *b* @label <label>',
    '&lt;image href="file:///etc/passwd"/&gt; ]]> -->',
    '\u202egpj.exe\u0000\u001b[31m',
    'Rechtsanwaltskanzlei Donaudampfschifffahrtsgesellschaftskapitän',
    'x'.repeat(5000),
    'مطعم الياسمين',
    'מספרת דליה 🏠',
    '山田美容室',
    'Ηλεκτρολόγος Παπαδόπουλος',
    '',
  ])('is drawn of %j', async (name) => {
    expect(sizeOf(await draw(name))).toEqual([1200, 630]);
  });

  it('is the same for the same words, and another for others', async () => {
    const [one, same, other] = [await draw('Lantern'), await draw('Lantern'), await draw(null)];
    expect(Buffer.from(one).equals(same)).toBe(true);
    expect(Buffer.from(one).equals(other)).toBe(false);
  });

  it('is small enough to be sent often, also with a brand and no score', async () => {
    const brand = { name: 'North Shore Studio', colour: '#0b5d4a', contact: null, logo: null };
    const data = previewData({ ...analysis, overallScore: null }, { brand, hasWatermark: false });
    const picture = await maker.make({ template: 'share-preview', data, madeAtMs: 0 });
    expect(sizeOf(picture)).toEqual([1200, 630]);
    // Some messengers ignore large pictures.
    expect(picture.byteLength).toBeLessThan(300_000);
  });
});
