import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import stringify from 'json-stringify-pretty-compact';
import { z } from 'zod';
import { REGISTRY } from '#engine/factors/registry.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { findBotByToken } from '#shared/audit/bots.ts';

type Fields = Readonly<Record<string, unknown>>;

const Item = z.record(z.string(), z.unknown());
const Stored = z.looseObject({
  factors: z.record(z.string(), z.looseObject({ checks: z.array(Item), bots: z.array(Item).optional() })),
});
const LINE_WIDTH = 160;

const RULES: ReadonlyMap<unknown, Fields> = new Map(
  Object.values(REGISTRY).flatMap(({ key, rules }) =>
    Object.entries(rules).map(([name, { label, maxPoints, why, effort, rule }]) => [
      `${key}.${name}`,
      { label, maxPoints, why, effort, rule },
    ]),
  ),
);

/** The analyses of the recorded sites as agreed, by the site's folder name, in the order of the names. */
export function readGoldenAnalyses(): ReadonlyMap<string, Analysis> {
  const ids = readdirSync(import.meta.dirname).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  return new Map(ids.flatMap((id) => (isAnalysis(readGolden(id)) ? [[id, readGoldenAnalysis(id)]] : [])));
}

/** The agreed analysis of one recorded site. Throws for a site whose audit failed. */
export function readGoldenAnalysis(id: string): Analysis {
  return Analysis.parse(mapItems(readGolden(id), (item, constants) => ({ ...constants, ...item })));
}

/** What the file of a recorded site holds. */
export function readGolden(id: string): unknown {
  return JSON.parse(readFileSync(goldenFile(id), 'utf8'));
}

/** Writes the file of a recorded site. */
export function writeGolden(id: string, result: unknown): void {
  writeFileSync(goldenFile(id), `${stringify(leaveOutConstants(result), { maxLength: LINE_WIDTH })}\n`);
}

/**
 * An analysis without what the rule of a check or the table of bots says on every site, so that a new wording there is no
 * change of every file. Anything else is given back as it is.
 */
export function leaveOutConstants(result: unknown): unknown {
  return mapItems(result, (item, constants) =>
    Object.fromEntries(Object.entries(item).filter(([name, value]) => !isDeepStrictEqual(value, constants[name]))),
  );
}

function mapItems(result: unknown, map: (item: Fields, constants: Fields) => Fields): unknown {
  if (!isAnalysis(result)) return result;
  const factors = Object.entries(result.factors).map(([key, factor]) => {
    const checks = factor.checks.map((check) => map(check, RULES.get(check.id) ?? {}));
    const bots = factor.bots?.map((bot) => map(bot, constantsOfBot(bot)));
    return [key, { ...factor, checks, ...(bots === undefined ? {} : { bots }) }];
  });
  return { ...result, factors: Object.fromEntries(factors) };
}

function constantsOfBot({ token }: Fields): Fields {
  const bot = typeof token === 'string' ? findBotByToken(token) : null;
  return bot === null ? {} : { owner: bot.owner, role: bot.role, effect: bot.effect };
}

function isAnalysis(result: unknown): result is z.infer<typeof Stored> {
  return Stored.safeParse(result).success;
}

const goldenFile = (id: string) => join(import.meta.dirname, `${id}.json`);
