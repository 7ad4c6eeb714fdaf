import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { restoreBackup } from '#server/services/backup/restore-backup.ts';
import { expectOpens } from './open-release.ts';
import { RECORDED_RELEASES } from './recorded-releases.ts';

describe.each(RECORDED_RELEASES.filter((release) => existsSync(release.path('porchlight.backup'))))(
  'a backup of release $name',
  (release) => {
    let dataDir: string;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'porchlight-release-'));
    });
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    it('is restored and opens with everything in it', async () => {
      await restoreBackup(
        {
          config: { dataDir, databaseUrl: null, secret: release.record.secret },
          log: createLog('error', () => {}),
          openQueue: async () => ({ add: async () => {}, close: async () => {} }),
        },
        release.path('porchlight.backup'),
      );
      // Who was signed in logs in once more after a restore.
      await expectOpens(release, dataDir, { withSessions: false });
    });
  },
);
