import { expect, it } from 'vitest';
import { actionPackName } from './action-pack-name.ts';

it.each([
  ['harborandpine.example', 'aeo-action-pack-harborandpine.example-2026-11-21.zip'],
  ['www.harborandpine.example', 'aeo-action-pack-harborandpine.example-2026-11-21.zip'],
  ['harbor.example:8080', 'aeo-action-pack-harbor.example-8080-2026-11-21.zip'],
  ['../"evil".example', 'aeo-action-pack-..--evil-.example-2026-11-21.zip'],
])('names the pack of %s', (host, name) => {
  expect(actionPackName(host, '2026-11-21T23:00:00Z')).toBe(name);
});
