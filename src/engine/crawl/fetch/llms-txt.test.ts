import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { parseLlmsTxt } from './llms-txt.ts';

const parse = (text: string) => parseLlmsTxt(Buffer.from(text, 'utf8'));

describe('parseLlmsTxt', () => {
  it('reads title, summary, sections and links', () => {
    const text = `\uFEFF# Holm Plumbing\r
\r
> Plumbers in Leeds,
> open every day.\r

Details that belong to no section.

## Services
- [Boilers](https://holm.example/boilers): repair
* [Drains](https://holm.example/drains)

\`\`\`
# no heading
- [no link](x)
\`\`\`

## Optional
- [Blog](https://holm.example/blog)
- plain text
`;
    expect(parse(text)).toEqual({
      title: 'Holm Plumbing',
      summary: 'Plumbers in Leeds, open every day.',
      sections: ['Services', 'Optional'],
      linkCount: 3,
      problem: null,
    });
  });

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['<!DOCTYPE html><h1>Home</h1>', 'web page'],
    ['## Only a section\n- [a](b)', 'title'],
    ['#NoSpace', 'title'],
    ['# \n', 'title'],
    ['User-agent: *\nDisallow: /', 'title'],
  ])('rejects %j', (text, word) => {
    expect(parse(text)).toMatchObject({ title: null, summary: null });
    expect(parse(text).problem).toContain(word);
  });

  it('requires no summary', () => {
    expect(parse('# A\n## B\n> later')).toMatchObject({ title: 'A', summary: null, problem: null });
  });

  it('parses megabytes of brackets', () => {
    expect(parse(`# A\n${'- ['.repeat(500_000)}`).linkCount).toBe(0);
  });
});
