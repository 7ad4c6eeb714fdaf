import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { readPattern } from '../../data/patterns.ts';
import { findVoice } from '../find-speaker.ts';
import type { WritingMaterial } from '../writing-material.ts';

/** How a site speaks. */
export interface Voice {
  /** Of itself as one person: "I", "ich". */
  readonly isSingle: boolean;
  /** To its customers by their first name: "du", "tú"; in Brazil with "você". */
  readonly isFamiliar: boolean;
}

/** Polite and familiar address, as written. Other languages have one form for questions to a business. */
const ADDRESS: Readonly<Record<string, { readonly polite: RegExp; readonly familiar: RegExp }>> = {
  de: {
    polite: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[nmrs]?|[Ee]uch|[Ee]ure?[nmrs]?)(?!\p{L})/gu,
  },
  es: {
    polite: /(?<!\p{L})(?:[Uu]sted(?:es)?|[Ss]us?|[Ll]es?|(?:[Ll]lám|[Cc]ontáct|[Cc]onsúlt|[Vv]isít)enos)(?!\p{L})/gu,
    familiar:
      /(?<!\p{L})(?:[Tt]ú|[Tt]us?|[Tt]e|os|Os(?= \p{Ll})|[Vv]osotr[oa]s|[Vv]uestr[oa]s?|(?:[Ll]lám|[Cc]ontáct|[Cc]onsúlt|[Vv]isít|[Cc]uént)anos|[Ee]scríbenos|necesitas|quieres|tienes|puedes|buscas)(?!\p{L})/gu,
  },
  it: {
    polite:
      /(?<!\p{L})(?:(?<=[\p{Ll},] )(?:Lei|Suo[i]?|Sua|Sue|Voi)|[Vv]ostr[oaie]|[Vv]i|(?:[Cc]hiam|[Cc]ontatt)ateci|[Ss]criveteci)(?!\p{L})/gu,
    familiar:
      /(?<!\p{L})(?:[Tt]u|[Tt]uo[i]?|[Tt]ua|[Tt]ue|[Tt]i|[Tt]e|(?:[Cc]hiam|[Cc]ontatt)aci|[Ss]crivici|[Vv]ieni)(?!\p{L})/gu,
  },
  nl: {
    polite: /(?<!\p{L})(?:u|U(?= \p{Ll})|[Uu]w)(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:[Jj]e|[Jj]ij|[Jj]ou|[Jj]ouw|[Jj]ullie)(?!\p{L})/gu,
  },
};
/** Where several people are addressed by their first name in another form than politely: elsewhere Spanish has one for both. */
const SPAIN = 'ES';
/** Fewer may be chance. */
const FEWEST = 3;

/** Who is asked to come and work there is no customer. */
const SEEKS_STAFF = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('texts', 'seeksStaff')})(?!\p{L})`, 'iu');

/** Reads from the beginnings of the pages how the site speaks; polite and of several where it does not show. */
export function readVoice({ sheet, outline, analysis }: WritingMaterial): Voice {
  const text = [
    ...outline.pages.flatMap(({ url, mainText }) => (classifyUrl(url) === 'jobs' ? [] : linesToCustomers(mainText))),
    ...analysis.business.questions.map(({ answer }) => answer ?? ''),
  ].join('\n');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const address = ADDRESS[sheet.language];
  const familiar = address === undefined ? 0 : count(address.familiar);
  const country = sheet.facts.find(({ kind }) => kind === 'country')?.value ?? SPAIN;
  const [spoken] = sheet.facts.flatMap(({ kind, value }) =>
    kind === 'sentence' ? (findVoice(sheet.language, value) ?? []) : [],
  );
  const hasForm = sheet.language !== 'es' || country === SPAIN;
  const isBrazilian = sheet.language === 'pt' && country === 'BR';
  return {
    isSingle: (sheet.speaker ?? spoken) === 'i',
    isFamiliar:
      isBrazilian || (hasForm && address !== undefined && familiar >= FEWEST && familiar > count(address.polite)),
  };
}

/** The lines of a page but those that seek staff, each with the line before and after it. */
function linesToCustomers(text: string): string[] {
  const lines = text.split('\n');
  const seeks = lines.map((line) => SEEKS_STAFF.test(line));
  return lines.filter((_, index) => !seeks.slice(Math.max(0, index - 1), index + 2).includes(true));
}
