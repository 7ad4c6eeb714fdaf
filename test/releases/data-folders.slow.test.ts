import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { expectOpens } from './open-release.ts';
import { RECORDED_RELEASES, unpackDataFolder } from './recorded-releases.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-release-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('a data folder of an earlier release', () => {
  it.each(RECORDED_RELEASES)('$name opens with everything in it', async (release) => {
    await unpackDataFolder(release, dataDir);
    await expectOpens(release, dataDir, { withSessions: true });
  });
});
