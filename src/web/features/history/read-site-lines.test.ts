import { expect, it } from 'vitest';
import { readSiteLines } from './read-site-lines.ts';

it.each([
  ['one in each line', 'harbor.example\n\n  cedar.example  \r\n', ['harbor.example', 'cedar.example']],
  [
    'names and notes after a comma',
    'harbor.example, Harbor & Pine, our first\ncedar.example',
    ['harbor.example', 'cedar.example'],
  ],
  ['a table with a heading', 'Website;Name\nharbor.example;"Harbor; Pine"\n', ['harbor.example']],
  ['a table of a spreadsheet', '\uFEFFURL\tName\nhttps://harbor.example/\tHarbor', ['https://harbor.example/']],
  ['the same site twice', 'harbor.example\nhttps://www.HARBOR.example/', ['harbor.example']],
  ['nothing', ' \n,\n', []],
] as const)('reads the websites of %s', (_what, text, sites) => {
  expect(readSiteLines(text)).toEqual(sites);
});
