import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { type HostMapping, HostMappingError, parseHostMapping } from '#providers/host-mapping.ts';
import { MODEL_PROVIDERS, type ModelSettings } from '#providers/writing-model.ts';
import { DEFAULT_PERIODS, RETENTION_DAYS, type RetentionPeriods } from '#shared/product/retention.ts';
import type { OperatorProfile } from './operator/operator.ts';
import { OPERATOR_FIELDS, readOperator } from './operator/operator-settings.ts';

/** A setting with an invalid value; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Settings from the environment, parsed once at start. Nothing else reads `process.env`. */
export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** The public address of the server; only its origin may send requests that change state. */
  readonly publicUrl: URL;
  /** Served over https: cookies are `Secure` and carry the `__Host-` prefix. */
  readonly isHttps: boolean;
  readonly dataDir: string;
  /** A PostgreSQL address, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /**
   * This process runs audits and sends mail; otherwise it only answers requests, and other processes on the same database
   * do that work.
   */
  readonly runsJobs: boolean;
  /** A secret of at least 32 bytes; null: one is generated and stored in `dataDir`. */
  readonly secret: string | null;
  /** How many proxies in front of the server append to X-Forwarded-For. */
  readonly trustedProxyCount: number;
  readonly hostMapping: HostMapping;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly webDir: string;
  readonly audits: AuditSettings;
  readonly mail: MailSettings;
  readonly payment: PaymentSettings;
  /** Settings given under the name they had in the previous release. */
  readonly renamedSettings: readonly RenamedSetting[];
  /** The language model for texts; null: the composer writes them without one. */
  readonly model: ModelSettings | null;
  /** The operator's details for the pages; null: not configured. */
  readonly operator: OperatorProfile | null;
  /** Retention periods. */
  readonly periods: RetentionPeriods;
  /** Where the nightly backup goes and how many are kept; null: no backups. */
  readonly backup: BackupSettings | null;
  /** An owner account to create at start when no operator has one yet; null: none. */
  readonly firstOwner: { readonly email: string; readonly password: string } | null;
}

export interface MailSettings {
  /** The mail server, `smtp://user:password@host:587`; null: messages stay in the outbox. */
  readonly smtpUrl: URL | null;
  /** The sender address of messages. */
  readonly from: string;
}

export interface BackupSettings {
  readonly folder: string;
  readonly keep: number;
}

export interface PaymentSettings {
  /** Null: no payments through Stripe. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Stripe's API, or a stub on this machine for local work and tests. */
    readonly apiOrigin: string;
  } | null;
  /** Enables the mock gateway, with which a whole purchase can be walked through locally. */
  readonly isMockGatewayOpen: boolean;
}

export interface AuditSettings {
  /** Audits that run at once in this process. */
  readonly concurrency: number;
  /**
   * Audits of one IP address that run at once, across all processes; other callers and domains get a multiple
   * (`fair-turns.ts`).
   */
  readonly runningPerAddress: number;
  readonly deadlineMs: number;
  /** How many audits may wait; above it the server answers that it is overloaded. */
  readonly queueLimit: number;
  /** How long a finished site run is shared with later audits. */
  readonly sharedForMs: number;
  readonly limits: AuditLimits;
}

/** Maximum count within `windowMs`. */
export interface AuditLimits {
  readonly windowMs: number;
  readonly requestsPerAddress: number;
  readonly readingsPerAddress: number;
  readonly requestsPerAccount: number;
  readonly readingsPerAccount: number;
  readonly readingsPerTarget: number;
}

const STRIPE_ORIGIN = 'https://api.stripe.com';

const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
/** The same as URL hosts, where IPv6 is written in brackets. */
const LOOPBACK_NAMES: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];
const MIN_SECRET_BYTES = 32;

/** An empty variable counts as unset: `.env` files and container settings often carry empty ones. */
const text = z.string().trim().min(1);
const whole = (low: number, high: number) =>
  z
    .string()
    .trim()
    .regex(/^[0-9]{1,9}$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be a whole number from ${low} to ${high}`);
const address = (protocols: readonly string[], form: string) =>
  text
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be ${form}`)
    .transform((value) => new URL(value));

const price = z
  .string()
  .trim()
  .regex(/^[0-9]{1,4}(?:\.[0-9]{1,6})?$/, 'must be US dollars for a million tokens, such as 0.25')
  .transform(Number);

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: whole(0, 65535).default(3000),
  PUBLIC_URL: address(['http:', 'https:'], 'an address such as https://porchlight.example').optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'an address such as postgres://user:password@host:5432/name',
  ).optional(),
  SECRET: text
    .refine((value) => Buffer.byteLength(value) >= MIN_SECRET_BYTES, `must be at least ${MIN_SECRET_BYTES} bytes long`)
    .optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  PORCHLIGHT_CONNECT_TO: text.optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'an address such as smtp://user:password@mail.example:587').optional(),
  MAIL_FROM: z.email('must be an email address such as hello@porchlight.example').optional(),
  STRIPE_SECRET_KEY: text
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must be a secret key of Stripe (sk_... or rk_...)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text
    .regex(/^whsec_\w+$/, 'must be the signing secret of a Stripe webhook (whsec_...)')
    .optional(),
  STRIPE_API_URL: address(['http:', 'https:'], 'an address such as http://127.0.0.1:12111').optional(),
  MODEL_PROVIDER: z.enum(MODEL_PROVIDERS, `must be one of ${MODEL_PROVIDERS.join(', ')}`).optional(),
  MODEL_NAME: text.optional(),
  MODEL_API_KEY: text.optional(),
  MODEL_URL: address(['http:', 'https:'], 'an address such as http://127.0.0.1:11434/v1').optional(),
  MODEL_INPUT_PRICE: price.optional(),
  MODEL_OUTPUT_PRICE: price.optional(),
  MOCK_PAYMENTS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  RUN_JOBS: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  KEEP_VISITOR_AUDITS_DAYS: whole(1, RETENTION_DAYS.visitorAudits).default(DEFAULT_PERIODS.visitorAuditDays),
  KEEP_EVIDENCE_DAYS: whole(1, 3650).optional(),
  KEEP_MAILS_DAYS: whole(1, 3650).default(DEFAULT_PERIODS.mailDays),
  KEEP_PAGE_EVENTS_DAYS: whole(1, 3650).default(DEFAULT_PERIODS.pageEventDays),
  BACKUP_DIR: text.optional(),
  BACKUP_KEEP: whole(2, 365).default(14),
  ...OPERATOR_FIELDS,
  OWNER_EMAIL: z.email('must be an email address').optional(),
  OWNER_PASSWORD: z.string().min(8, 'must be at least 8 characters long').max(1024).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
  WEB_DIR: text.default('./build/client'),
  AUDIT_CONCURRENCY: whole(1, 256).optional(),
  AUDIT_RUNNING_PER_ADDRESS: whole(1, 256).default(2),
  AUDIT_DEADLINE_SECONDS: whole(5, 120).default(30),
  AUDIT_QUEUE_LIMIT: whole(1, 1_000_000).default(500),
  AUDIT_SHARED_MINUTES: whole(0, 1440).default(10),
  AUDIT_LIMIT_MINUTES: whole(1, 1440).default(10),
  AUDIT_REQUESTS_PER_ADDRESS: whole(1, 1_000_000).default(1200),
  AUDIT_READINGS_PER_ADDRESS: whole(1, 1_000_000).default(120),
  AUDIT_REQUESTS_PER_ACCOUNT: whole(1, 1_000_000).default(1200),
  AUDIT_READINGS_PER_ACCOUNT: whole(1, 1_000_000).default(240),
  AUDIT_READINGS_PER_TARGET: whole(1, 1_000_000).default(30),
});

/** The names of all settings, for the test that compares `.env.example` with them. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

/**
 * Settings by the name they had in the previous release. The old name is accepted for this release, with a warning in the
 * log.
 */
const RENAMED_SETTINGS: Readonly<Record<string, string>> = { PAY_DESK: 'MOCK_PAYMENTS' };

/** A setting given under its old name. */
export interface RenamedSetting {
  readonly given: string;
  readonly name: string;
}

/**
 * Reads the settings of a process. Throws `ConfigError` with one clear sentence when a value is wrong, when values
 * contradict each other, or when Node is older than 24.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  nodeVersion: string = process.version,
): Config {
  requireNode(nodeVersion);
  const set = new Map(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const renamed = Object.entries(RENAMED_SETTINGS).flatMap(([given, name]) =>
    set.has(given) ? [{ given, name }] : [],
  );
  for (const { given, name } of renamed) if (!set.has(name)) set.set(name, set.get(given));
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  requireSafeExposure(env, isProduction);
  if (env.RUN_JOBS === '0' && env.DATABASE_URL === undefined)
    throw new ConfigError(
      'RUN_JOBS=0 leaves audits and mails to other processes, and the embedded database has none: set DATABASE_URL.',
    );
  const publicUrl = env.PUBLIC_URL ?? new URL(`http://localhost:${env.PORT}`);
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    isHttps: publicUrl.protocol === 'https:',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL?.href ?? null,
    runsJobs: env.RUN_JOBS === '1',
    secret: env.SECRET ?? null,
    trustedProxyCount: env.TRUST_PROXY,
    hostMapping: readHostMapping(env.PORCHLIGHT_CONNECT_TO, isProduction),
    logLevel: env.LOG_LEVEL,
    webDir: env.WEB_DIR,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? `porchlight@${publicUrl.hostname}` },
    payment: readPayment(env, isProduction),
    renamedSettings: renamed,
    model: readModel(env),
    operator: readOperatorOf(env),
    firstOwner: readFirstOwner(env),
    periods: {
      visitorAuditDays: env.KEEP_VISITOR_AUDITS_DAYS,
      evidenceDays: env.KEEP_EVIDENCE_DAYS ?? null,
      mailDays: env.KEEP_MAILS_DAYS,
      pageEventDays: env.KEEP_PAGE_EVENTS_DAYS,
      backupNights: env.BACKUP_DIR === undefined ? null : env.BACKUP_KEEP,
    },
    backup: env.BACKUP_DIR === undefined ? null : { folder: env.BACKUP_DIR, keep: env.BACKUP_KEEP },
    audits: {
      // An audit mostly waits for the site: four per core keep the cores busy at 80 ms a response.
      concurrency: env.AUDIT_CONCURRENCY ?? Math.max(4, availableParallelism() * 4),
      runningPerAddress: env.AUDIT_RUNNING_PER_ADDRESS,
      deadlineMs: env.AUDIT_DEADLINE_SECONDS * 1000,
      queueLimit: env.AUDIT_QUEUE_LIMIT,
      sharedForMs: env.AUDIT_SHARED_MINUTES * 60_000,
      limits: {
        windowMs: env.AUDIT_LIMIT_MINUTES * 60_000,
        requestsPerAddress: env.AUDIT_REQUESTS_PER_ADDRESS,
        readingsPerAddress: env.AUDIT_READINGS_PER_ADDRESS,
        requestsPerAccount: env.AUDIT_REQUESTS_PER_ACCOUNT,
        readingsPerAccount: env.AUDIT_READINGS_PER_ACCOUNT,
        readingsPerTarget: env.AUDIT_READINGS_PER_TARGET,
      },
    },
  };
}

function requireNode(version: string): void {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major >= 24) return;
  throw new ConfigError(`Porchlight needs Node 24 or newer and this is ${version}; "npm start" brings the right one.`);
}

function requireSafeExposure(env: z.infer<typeof Environment>, isProduction: boolean): void {
  if (LOOPBACK_HOSTS.includes(env.HOST)) return;
  const reason = `HOST is ${env.HOST}, so the server can be reached from other machines`;
  if (!isProduction) throw new ConfigError(`${reason}: set NODE_ENV=production, or leave HOST at 127.0.0.1.`);
  if (env.PUBLIC_URL?.protocol !== 'https:') throw new ConfigError(`${reason}: set PUBLIC_URL to its https address.`);
  if (env.SECRET === undefined) {
    throw new ConfigError(`${reason}: set SECRET to at least ${MIN_SECRET_BYTES} random bytes of its own.`);
  }
}

function readPayment(env: z.infer<typeof Environment>, isProduction: boolean): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.');
  if (apiUrl !== undefined && (isProduction || !LOOPBACK_NAMES.includes(apiUrl.hostname)))
    throw new ConfigError('STRIPE_API_URL is for tests and local work: it must be on this machine.');
  const stripe =
    secretKey === undefined || webhookSecret === undefined
      ? null
      : { secretKey, webhookSecret, apiOrigin: apiUrl?.origin ?? STRIPE_ORIGIN };
  if (env.MOCK_PAYMENTS === '1') requireLocalMockPayments(env, isProduction);
  // The mock gateway takes no money, so it must not run beside a real one.
  return { stripe, isMockGatewayOpen: env.MOCK_PAYMENTS === '1' && stripe === null };
}

/** Throws when the mock gateway would be reachable from other machines, directly or through a proxy. */
function requireLocalMockPayments({ HOST, PUBLIC_URL }: z.infer<typeof Environment>, isProduction: boolean): void {
  const reason = isProduction
    ? 'NODE_ENV is production'
    : !LOOPBACK_HOSTS.includes(HOST)
      ? `HOST is ${HOST}`
      : PUBLIC_URL !== undefined && !LOOPBACK_NAMES.includes(PUBLIC_URL.hostname)
        ? `PUBLIC_URL is ${PUBLIC_URL.origin}`
        : null;
  if (reason === null) return;
  throw new ConfigError(
    `MOCK_PAYMENTS=1 gives plans away without money, and ${reason}: it works only where PUBLIC_URL is this machine. Take it out, or set PUBLIC_URL to http://localhost.`,
  );
}

function readModel(env: z.infer<typeof Environment>): ModelSettings | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: model, MODEL_API_KEY: apiKey = null, MODEL_URL: url = null } = env;
  if ((provider === undefined) !== (model === undefined))
    throw new ConfigError('MODEL_PROVIDER and MODEL_NAME belong together: set both or neither.');
  const { MODEL_INPUT_PRICE: input, MODEL_OUTPUT_PRICE: output } = env;
  if ((input === undefined) !== (output === undefined))
    throw new ConfigError('MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE belong together: set both or neither.');
  const isBare = apiKey === null && url === null && input === undefined;
  if ((provider === undefined || model === undefined) && !isBare)
    throw new ConfigError(
      'MODEL_API_KEY, MODEL_URL and prices belong to a model: set MODEL_PROVIDER and MODEL_NAME too.',
    );
  if (provider === undefined || model === undefined) return null;
  if ((provider === 'compatible') !== (url !== null))
    throw new ConfigError('MODEL_URL belongs to MODEL_PROVIDER=compatible, and to no other provider.');
  if (provider !== 'compatible' && apiKey === null)
    throw new ConfigError(`MODEL_PROVIDER is ${provider}: set MODEL_API_KEY to its key.`);
  const price = input === undefined || output === undefined ? null : { input, output };
  return { provider, model, apiKey, url, price };
}

function readOperatorOf(env: z.infer<typeof Environment>): OperatorProfile | null {
  try {
    return readOperator(env);
  } catch (error) {
    throw error instanceof Error ? new ConfigError(error.message) : error;
  }
}

function readFirstOwner(env: z.infer<typeof Environment>): Config['firstOwner'] {
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = env;
  if (email === undefined && password === undefined) return null;
  if (email === undefined || password === undefined)
    throw new ConfigError('OWNER_EMAIL and OWNER_PASSWORD belong together: set both or neither.');
  return { email, password };
}

function readHostMapping(value: string | undefined, isProduction: boolean): HostMapping {
  if (value === undefined) return [];
  if (isProduction)
    throw new ConfigError(
      'PORCHLIGHT_CONNECT_TO is for tests and local work and is refused when NODE_ENV is production.',
    );
  try {
    return parseHostMapping(value);
  } catch (error) {
    if (error instanceof HostMappingError) throw new ConfigError(`PORCHLIGHT_CONNECT_TO: ${error.message}.`);
    throw error;
  }
}
