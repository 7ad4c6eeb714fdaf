import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { ROLES } from '#shared/product/roles.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An account. The columns up to `updatedAt` are Better Auth's. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower case; one mailbox, one account. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    suspendedAt: time('suspended_at'),
  },
  (table) => [
    index('users_created_at').on(table.createdAt, table.id),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Sessions of accounts. Only the hash of the cookie's token is stored. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token. */
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  (table) => [
    index('account_sessions_user').on(table.userId),
    index('account_sessions_expires_at').on(table.expiresAt),
  ],
);

/** Credentials of an account: Better Auth's model `account`. Only passwords are in use. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    /** argon2id, as a standard `$argon2id$` string. */
    password: text('password'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [unique('credentials_user_provider').on(table.userId, table.providerId)],
);

/** Hashed tokens of mailed links, in Better Auth's table. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expiresAt),
  ],
);

/** Consecutive failed sign-ins, for the growing delay. */
export const signInFailures = pgTable('sign_in_failures', {
  /** A keyed hash of the email address, whether or not there is an account. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: time('last_at').notNull(),
});

/** API keys. Only their hashes are stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The first characters, to identify keys. */
    start: text('start').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Whether the program may send mail to others; false for keys made before this option existed. */
    mayMail: boolean('may_mail').notNull().default(false),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.keyHash), index('api_keys_user').on(table.userId)],
);
