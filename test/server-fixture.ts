import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { type AppService, openService } from '#server/service.ts';
import { PasswordHashes } from '#server/services/accounts/password-hashes.ts';
import type { Database } from '#server/store/database/database.ts';
import { composeMarkedParts } from './marked-texts.ts';
import { openTestDatabase } from './memory-database.ts';
import { createStubEngine, type StubEngine } from './stub-engine.ts';

export interface ServiceFixture {
  readonly service: AppService;
  readonly database: Database;
  readonly dataDir: string;
  readonly engine: StubEngine;
  /** Every line of the log so far. */
  readonly logLines: readonly string[];
  /** Advances the service's clock. */
  advanceClock(ms: number): void;
  /**
   * Advances the service's clock to the next full hour, where every rate limit window begins: none ends in the middle of a
   * test.
   */
  advanceToFullHour(): void;
  /** Sends a request to the app, as a visitor with the cookies of earlier responses. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The same as another visitor. */
  askAsStranger(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** A real sign-up takes 19 MiB and some hundredths of a second; password-hashes.test.ts tests the real parameters. */
export const QUICK_COST = { memory: 512, passes: 2, parallelism: 1 } as const;

const HOUR_MS = 3_600_000;

export const SECRET = 'a secret for tests that is thirty-two bytes long or more';

/** A whole service over an in-memory database and the fake engine, without a port. */
export async function openServiceFixture(settings: Readonly<Record<string, string>> = {}): Promise<ServiceFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-test-'));
  const config: Config = readConfig({ DATA_DIR: dataDir, WEB_DIR: join(dataDir, 'no-build'), ...settings }, 'v24.0.0');
  const database = await openTestDatabase();
  const engine = createStubEngine();
  const logLines: string[] = [];
  let skewMs = 0;
  const now = () => Date.now() + skewMs;
  const service = await openService({
    config,
    database,
    engine,
    composeParts: composeMarkedParts,
    log: createLog('debug', (line) => logLines.push(line)),
    secret: SECRET,
    passwords: new PasswordHashes(QUICK_COST),
    now,
  });
  return {
    service,
    database,
    dataDir,
    engine,
    logLines,
    advanceClock: (ms) => {
      skewMs += ms;
    },
    advanceToFullHour: () => {
      skewMs += HOUR_MS - (now() % HOUR_MS);
    },
    ask: visitor(service),
    askAsStranger: visitor(service),
    async close() {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A browser: stores and deletes cookies as told by responses. */
export function visitor({ app }: AppService): ServiceFixture['ask'] {
  const jar = new Map<string, string>();
  return async (path, init) => {
    const headers = new Headers(init?.headers);
    const kept = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (kept !== '' && !headers.has('cookie')) headers.set('cookie', kept);
    const response = await app.request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
}

/** A POST of JSON. */
export function post(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
