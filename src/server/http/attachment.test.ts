import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['report.json', 'report.json', 'report.json'],
  ['two words.csv', 'two words.csv', 'two%20words.csv'],
  ['café.csv', 'caf_.csv', 'caf%C3%A9.csv'],
  ['it’s (1).csv', 'it_s (1).csv', 'it%E2%80%99s%20%281%29.csv'],
  ['a"b\r\nSet-Cookie: x.csv', 'a-b--Set-Cookie- x.csv', 'a-b--Set-Cookie-%20x.csv'],
  ['../../etc/x', '..-..-etc-x', '..-..-etc-x'],
  ['C:\\x\u202egpj.exe', 'C--x-gpj.exe', 'C--x-gpj.exe'],
  ['half \ud83d', 'half _', 'half%20%EF%BF%BD'],
])('names %j in both forms', (name, plain, whole) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${whole}`);
});
