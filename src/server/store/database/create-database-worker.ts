import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

/** Creates an empty embedded database in the given folder and exits. */
const { folder } = z.object({ folder: z.string() }).parse(workerData);
const database = await PGlite.create({ dataDir: folder });
await database.close();
