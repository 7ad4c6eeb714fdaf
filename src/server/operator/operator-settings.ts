import { z } from 'zod';
import { type OpenHours, type OperatorProfile, type OperatorWeekday, WEEKDAYS } from './operator.ts';

const text = z.string().trim().min(1).max(200);
/** Splits a list setting; the separator allows commas within places ("Duluth, MN"). */
const listed = text.max(2000).transform((value) =>
  value
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean),
);
const HOURS =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;
const HOURS_FORM = 'must be days and hours such as Mo-Fr 09:00-17:00; Sa 10:00-12:00';
const isProfile = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';

/** The settings about the operator, as zod fields of the environment. */
export const OPERATOR_FIELDS = {
  OPERATOR_NAME: text.optional(),
  OPERATOR_TRADE: text.optional(),
  OPERATOR_STREET: text.optional(),
  OPERATOR_CITY: text.optional(),
  OPERATOR_REGION: text.optional(),
  OPERATOR_POSTAL_CODE: text.optional(),
  OPERATOR_COUNTRY: text.optional(),
  OPERATOR_PHONE: text
    .regex(/^\+[\d][\d ().-]{6,22}\d$/, 'must be a number with its country code, such as +1 218-555-0100')
    .optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_HOURS: listed.refine((all) => all.every((one) => HOURS.test(one)), HOURS_FORM).optional(),
  OPERATOR_AREA: listed.optional(),
  OPERATOR_PROFILES: listed
    .refine((all) => all.every(isProfile), 'must be https addresses with a semicolon between two')
    .optional(),
  OPERATOR_FOUNDED: text.regex(/^(?:1[5-9]|20)\d\d$/, 'must be a year').optional(),
  OPERATOR_ANSWERS: text.optional(),
} as const;

const Settings = z.object(OPERATOR_FIELDS);

/**
 * The operator of the settings; null when none is named. Throws with a sentence when facts are given without a name or a
 * town.
 */
export function readOperator(env: z.infer<typeof Settings>): OperatorProfile | null {
  const { OPERATOR_NAME: name, OPERATOR_CITY: city } = env;
  const told = Settings.keyof().options.filter((key) => env[key] !== undefined);
  if (name === undefined) {
    if (told.length > 0) throw new Error(`${told[0]} tells of an operator without a name: set OPERATOR_NAME too.`);
    return null;
  }
  const aroundTown = [env.OPERATOR_STREET, env.OPERATOR_REGION, env.OPERATOR_POSTAL_CODE, env.OPERATOR_COUNTRY];
  if (city === undefined && aroundTown.some((part) => part !== undefined))
    throw new Error('An address of the operator needs its town: set OPERATOR_CITY too.');
  return {
    name,
    trade: env.OPERATOR_TRADE ?? null,
    address:
      city === undefined
        ? null
        : {
            street: env.OPERATOR_STREET ?? null,
            city,
            region: env.OPERATOR_REGION ?? null,
            postalCode: env.OPERATOR_POSTAL_CODE ?? null,
            country: env.OPERATOR_COUNTRY ?? null,
          },
    phone: env.OPERATOR_PHONE ?? null,
    email: env.OPERATOR_EMAIL ?? null,
    hours: (env.OPERATOR_HOURS ?? []).flatMap(readHours),
    areas: env.OPERATOR_AREA ?? [],
    profiles: env.OPERATOR_PROFILES ?? [],
    founded: env.OPERATOR_FOUNDED ?? null,
    answers: env.OPERATOR_ANSWERS ?? null,
  };
}

function readHours(written: string): OpenHours[] {
  const [, first, last, opens, closes] = HOURS.exec(written) ?? [];
  if (first === undefined || opens === undefined || closes === undefined) return [];
  const names = Object.entries(WEEKDAYS);
  const from = names.findIndex(([short]) => short === first);
  const to = names.findIndex(([short]) => short === (last ?? first));
  // "Sa-Mo" wraps around the end of the week.
  const count = ((to - from + 7) % 7) + 1;
  const days = Array.from({ length: count }, (_, i) => names[(from + i) % 7]?.[1]).filter(
    (day): day is OperatorWeekday => day !== undefined,
  );
  return [{ days, opens, closes }];
}
