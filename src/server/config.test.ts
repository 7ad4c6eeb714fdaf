import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts';

const SECRET = 'x'.repeat(32);
const PUBLIC = { NODE_ENV: 'production', PUBLIC_URL: 'https://porchlight.example', SECRET };

function refusalOf(environment: Record<string, string>, nodeVersion = 'v24.0.0'): string {
  try {
    readConfig(environment, nodeVersion);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'not refused';
}

describe('readConfig', () => {
  it('needs no setting', () => {
    const config = readConfig({}, 'v24.0.0');
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, dataDir: './data', databaseUrl: null, secret: null });
    expect(config.publicUrl.href).toBe('http://localhost:3000/');
    expect(config.audits.concurrency).toBeGreaterThanOrEqual(4);
  });

  it('leaves jobs to other processes only where there can be others', () => {
    const DATABASE_URL = 'postgres://localhost/porchlight';
    expect(readConfig({}, 'v24.0.0').runsJobs).toBe(true);
    expect(readConfig({ RUN_JOBS: '0', DATABASE_URL }, 'v24.0.0').runsJobs).toBe(false);
    expect(refusalOf({ RUN_JOBS: '0' })).toContain('set DATABASE_URL');
  });

  it('takes a variable set to nothing as not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '' }, 'v24.0.0').port).toBe(3000);
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535.'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, production or test.'],
    ['PUBLIC_URL', 'porchlight', 'PUBLIC_URL must be an address such as https://porchlight.example.'],
    ['PUBLIC_URL', 'ftp://porchlight.example', 'PUBLIC_URL must be an address such as https://porchlight.example.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.'],
    ['SECRET', 'short', 'SECRET must be at least 32 bytes long.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number from 0 to 10.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn or error.'],
    ['AUDIT_CONCURRENCY', '0', 'AUDIT_CONCURRENCY must be a whole number from 1 to 256.'],
    ['AUDIT_DEADLINE_SECONDS', '1', 'AUDIT_DEADLINE_SECONDS must be a whole number from 5 to 120.'],
    [
      'PORCHLIGHT_CONNECT_TO',
      'example.test',
      'PORCHLIGHT_CONNECT_TO: "example.test" is not of the form host=address:port, as in *.test=127.0.0.1:8099.',
    ],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(refusalOf({ [name]: value })).toBe(sentence);
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'porchlight.example'])('listens on %s only as a public server', (HOST) => {
    expect(refusalOf({ HOST })).toContain('set NODE_ENV=production');
    expect(refusalOf({ HOST, NODE_ENV: 'production' })).toContain('set PUBLIC_URL');
    expect(refusalOf({ ...PUBLIC, HOST, PUBLIC_URL: 'http://porchlight.example' })).toContain('https');
    expect(refusalOf({ ...PUBLIC, HOST, SECRET: '' })).toContain('set SECRET');
    expect(readConfig({ ...PUBLIC, HOST }, 'v24.0.0')).toMatchObject({ host: HOST, isHttps: true, secret: SECRET });
  });

  it.each(['127.0.0.1', '::1', 'localhost'])('needs nothing to listen on %s, in production too', (HOST) => {
    expect(readConfig({ HOST, NODE_ENV: 'production' }, 'v24.0.0').host).toBe(HOST);
  });

  it('refuses the host mapping in production and reads it elsewhere', () => {
    const mapping = { PORCHLIGHT_CONNECT_TO: '*.test=127.0.0.1:8099' };
    expect(refusalOf({ ...mapping, NODE_ENV: 'production' })).toContain('refused when NODE_ENV is production');
    expect(readConfig(mapping, 'v24.0.0').hostMapping).toHaveLength(1);
  });

  it.each(['v20.19.0', 'v22.20.0', 'v23.11.1'])('refuses Node %s and names it', (version) => {
    expect(refusalOf({}, version)).toBe(
      `Porchlight needs Node 24 or newer and this is ${version}; "npm start" brings the right one.`,
    );
  });
});

describe('the language model', () => {
  const named = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'a-model', MODEL_API_KEY: 'a-key' };
  const own = { MODEL_PROVIDER: 'compatible', MODEL_NAME: 'a-model', MODEL_URL: 'http://127.0.0.1:11434/v1' };
  const modelOf = (environment: Record<string, string>) => readConfig(environment, 'v24.0.0').model;

  it('is none unless it is named', () => {
    expect(modelOf({})).toBeNull();
    expect(modelOf({ MODEL_PROVIDER: '', MODEL_NAME: ' ' })).toBeNull();
  });

  it('needs its key, or as a compatible one its address', () => {
    const settings = { model: 'a-model', price: null };
    expect(modelOf(named)).toEqual({ ...settings, provider: 'openai', apiKey: 'a-key', url: null });
    expect(modelOf(own)).toEqual({
      ...settings,
      provider: 'compatible',
      apiKey: null,
      url: new URL('http://127.0.0.1:11434/v1'),
    });
    expect(modelOf({ ...named, MODEL_INPUT_PRICE: '0.25', MODEL_OUTPUT_PRICE: '2' })?.price).toEqual({
      input: 0.25,
      output: 2,
    });
  });

  it.each([
    [{ MODEL_PROVIDER: 'openai' }, 'MODEL_PROVIDER and MODEL_NAME belong together: set both or neither.'],
    [{ MODEL_NAME: 'a-model' }, 'MODEL_PROVIDER and MODEL_NAME belong together: set both or neither.'],
    [
      { MODEL_API_KEY: 'a-key' },
      'MODEL_API_KEY, MODEL_URL and prices belong to a model: set MODEL_PROVIDER and MODEL_NAME too.',
    ],
    [
      { MODEL_URL: own.MODEL_URL },
      'MODEL_API_KEY, MODEL_URL and prices belong to a model: set MODEL_PROVIDER and MODEL_NAME too.',
    ],
    [{ ...named, MODEL_API_KEY: '' }, 'MODEL_PROVIDER is openai: set MODEL_API_KEY to its key.'],
    [
      { ...named, MODEL_URL: own.MODEL_URL },
      'MODEL_URL belongs to MODEL_PROVIDER=compatible, and to no other provider.',
    ],
    [{ ...own, MODEL_URL: '' }, 'MODEL_URL belongs to MODEL_PROVIDER=compatible, and to no other provider.'],
    [{ ...own, MODEL_URL: 'localhost' }, 'MODEL_URL must be an address such as http://127.0.0.1:11434/v1.'],
    [{ ...named, MODEL_PROVIDER: 'own' }, 'MODEL_PROVIDER must be one of openai, anthropic, google, compatible.'],
    [
      { ...named, MODEL_INPUT_PRICE: '1' },
      'MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE belong together: set both or neither.',
    ],
    [{ ...named, MODEL_INPUT_PRICE: '-1' }, 'MODEL_INPUT_PRICE must be US dollars for a million tokens, such as 0.25.'],
  ])('refuses %j in one sentence', (environment: Record<string, string>, sentence) => {
    expect(refusalOf(environment)).toBe(sentence);
  });
});

describe('a setting by the name it had before', () => {
  it('is read, and named with the name it has now', () => {
    const { payment, renamedSettings } = readConfig({ PAY_DESK: '1' }, 'v24.0.0');
    expect(payment.isMockGatewayOpen).toBe(true);
    expect(renamedSettings).toEqual([{ given: 'PAY_DESK', name: 'MOCK_PAYMENTS' }]);
  });

  it('counts less than the name it has now', () => {
    expect(readConfig({ PAY_DESK: '1', MOCK_PAYMENTS: '0' }, 'v24.0.0').payment.isMockGatewayOpen).toBe(false);
    expect(readConfig({ MOCK_PAYMENTS: '1' }, 'v24.0.0').renamedSettings).toEqual([]);
  });
});

describe('.env.example', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const lines = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)];

  it('names every setting once and no other', () => {
    expect(lines.map(([, name]) => name).sort()).toEqual([...SETTING_NAMES].sort());
  });

  it('gives the defaults', () => {
    const given = Object.fromEntries(lines.map(([, name, value]) => [name, value ?? '']));
    expect(readConfig(given, 'v24.0.0')).toEqual(readConfig({}, 'v24.0.0'));
  });

  it('explains each', () => {
    for (const [line, name] of lines) {
      const before = example.slice(0, example.indexOf(line)).trimEnd().split('\n').at(-1) ?? '';
      expect(before.startsWith('#') || /^AUDIT_/.test(before), `a comment above ${name}`).toBe(true);
    }
  });
});
