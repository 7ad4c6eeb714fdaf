import { expect, it } from 'vitest';
import { decodeComponent } from './decode-component.ts';

it.each([
  ['caf%C3%A9%20one', 'café one'],
  ['100% off', '100% off'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('decodes %s', (text, decoded) => expect(decodeComponent(text)).toBe(decoded));
