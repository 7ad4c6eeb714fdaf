import { categoryLabelled } from '#engine/facts/category/category.ts';
import { ANSWER_ENGINE_NAMES } from '#engine/owner-files/answer-engines.ts';
import type { FactOverride } from '#shared/fixes/apply-fact-changes.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { KnownProfile } from '#shared/fixes/owner-profile.ts';
import type { KnownFiles } from '#shared/owner-files/stored-files.ts';
import type { SiteText } from './site-text.ts';

/**
 * The only rule for which owner input others may see (anyone but the account's own confirmed address): values with a fixed
 * form (numbers, days, hours, a phone number, URLs on the site's own domain, choices from our lists), and typed text only
 * where the site says the same. Names never come from owner input, and neither names nor texts from files. Pure.
 */
export function redactOwnerOverrides(
  { corrections = {}, facts = [], profile, files }: OwnerOverrides,
  site: SiteText,
): OwnerOverrides {
  const { name: _typed, ...others } = corrections;
  return {
    ...(Object.keys(others).length === 0 ? {} : { corrections: others }),
    facts: factsForOthers(facts, site),
    ...(profile === undefined ? {} : { profile: profileForOthers(profile, site) }),
    ...(files === undefined ? {} : { files: filesForOthers(files) }),
  };
}

/** The overrides of facts that others may see. Pure. */
export function factsForOthers(words: readonly FactOverride[], site: SiteText): FactOverride[] {
  return words.filter(
    ({ kind, value }) =>
      kind !== 'name' && (value === null || hasFixedForm(kind, value.trim(), site) || site.says(value)),
  );
}

function hasFixedForm(kind: FactOverride['kind'], value: string, site: SiteText): boolean {
  switch (kind) {
    case 'phone':
      return isPhone(value);
    case 'email':
      return isEmailOf(site.host, value);
    case 'website':
      return isAddressOf(site.host, value);
    case 'hours':
      return isHours(value);
    case 'postalCode':
      return /^[A-Z\d][A-Z\d -]{1,9}$/i.test(value) && /\d/.test(value);
    case 'country':
      return /^[A-Z]{2}$/i.test(value);
    case 'foundedYear':
    case 'yearsInBusiness':
    case 'rating':
    case 'reviewCount':
      return /^\d{1,7}(?:[.,]\d)?$/.test(value);
    case 'category':
      return categoryLabelled(value).schemaType !== null;
    default:
      return false;
  }
}

/** A number within the limits of E.164, in any format; no letters. */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d ().\-/]+$/.test(value) && digits >= 5 && digits <= 15;
}

function isEmailOf(host: string, value: string): boolean {
  const [, domain = ''] = /^[a-z0-9._+-]{1,40}@([a-z0-9.-]+)$/i.exec(value) ?? [];
  return domain.toLowerCase() === host;
}

/** The site's home page only, as a path may contain a message. */
function isAddressOf(host: string, value: string): boolean {
  const url = URL.parse(value);
  return url !== null && plainHost(url.host) === host && url.pathname === '/' && url.search === '' && url.hash === '';
}

/** Days, times and the few words between them, none longer than a weekday in any language. */
function isHours(value: string): boolean {
  const words = value.match(/\p{L}+/gu) ?? [];
  return value.length <= 200 && /\d/.test(value) && words.every((word) => HOURS_WORD.test(word));
}
const HOURS_WORD =
  /^(?:mon?|tue?s?|wed?s?|thu?r?s?|fri?|sat?u?r?|sun?|mo|tu|we|th|fr|sa|su|di|mi|do|so|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|closed|to|and|a|p|am|pm|m|h|uhr|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|geschlossen|bis|und|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fermé|lunes|martes|miércoles|jueves|viernes|sábado|domingo|cerrado|à|au|y|et|open|hours)$/iu;

function profileForOthers({ values, sources, ...rest }: KnownProfile, site: SiteText): KnownProfile {
  const { name, address, phone, description, categories, ...numbers } = values;
  const said = {
    name: name !== undefined && site.says(name) ? name : undefined,
    address: address !== undefined && site.says(address) ? address : undefined,
    phone: phone !== undefined && isPhone(phone) ? phone : undefined,
    description: description !== undefined && site.says(description) ? description : undefined,
    categories: categories?.every((one) => categoryLabelled(one).schemaType !== null || site.says(one))
      ? categories
      : undefined,
  };
  const kept = Object.fromEntries(Object.entries({ ...numbers, ...said }).filter(([, value]) => value !== undefined));
  return {
    ...rest,
    values: kept,
    sources: Object.fromEntries(
      Object.entries(sources).filter(([field]) => field === 'goodReviewShare' || Object.hasOwn(kept, field)),
    ),
  };
}

/** All of it is evaluated, so that the counts are the owner's; its texts are removed from the result (`withoutFileOverrides`). */
function filesForOthers({ links, traffic, citations, answers }: KnownFiles): KnownFiles {
  const fileName = '';
  return {
    ...(links && { links: { ...links, fileName } }),
    ...(traffic && { traffic: { ...traffic, fileName } }),
    ...(citations && { citations: { ...citations, fileName } }),
    ...(answers && {
      answers: {
        ...answers,
        fileName,
        answers: answers.answers.map((one) => ({
          ...one,
          engine: ANSWER_ENGINE_NAMES.some((engine) => engine === one.engine) ? one.engine : 'another AI tool',
        })),
      },
    }),
  };
}

function plainHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
