import { z } from 'zod';

const labels = z.object({
  services: z
    .array(z.object({ name: z.string(), accept: z.array(z.string()).nullish() }))
    .nullish()
    .catch(null),
  /** What the site offers too, without being asked for. */
  services_also_ok: z.array(z.string()).nullish(),
});

/** The services of a site as a key labels them. */
export type ServiceLabels = z.infer<typeof labels>;
export const ServiceLabels = labels;

/** How the names that were said compare with the labels. */
export interface ServiceEvaluation {
  readonly asked: number;
  readonly missed: readonly string[];
  readonly said: number;
  readonly wrong: readonly string[];
}

const GLUE = new Set(
  `a an and the of for in on at to by with your our we from or us all other more service services
  und der die das den dem des im fur mit von vom zum zur unsere wir ein eine leistung leistungen angebot
  et le la les de du aux au pour en sur nos notre votre y el los las del para por con su sus nuestros nuestra servicio servicios
  e i gli il lo di da dei delle della per nostri nostra servizi servizio o as os do dos das em com nossos servicos
  van het een voor met onze diensten och med av vi til og af pa ja w z na ve icin ile uslugi`.split(/\s+/),
);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wordsOf(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !GLUE.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

function pairsOf(word: string): Set<string> {
  const letters = [...word];
  return new Set(letters.length < 2 ? letters : letters.slice(0, -1).map((letter, at) => letter + letters[at + 1]));
}

/** Two forms of a word: the first seven tenths of the shorter are the same; without spaces, six tenths of its pairs of letters. */
function areOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (UNSPACED.test(one) || UNSPACED.test(other)) {
    const [a, b] = [pairsOf(one), pairsOf(other)];
    const both = [...a].filter((pair) => b.has(pair)).length;
    return both > 0 && both / Math.min(a.size, b.size) >= 0.6;
  }
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same++;
  return same >= Math.max(4, Math.ceil(shorter * 0.7));
}

/** Whether `said` holds the whole of `phrase`. */
function isSame(said: string, phrase: string): boolean {
  const [a, b] = [fold(said), fold(phrase)];
  if (a === '' || b === '') return false;
  if (a === b || (b.length > 2 && ` ${a} `.includes(` ${b} `))) return true;
  if (UNSPACED.test(b) && b.length > 1 && a.replaceAll(' ', '').includes(b.replaceAll(' ', ''))) return true;
  return coversWords(said, phrase);
}

function coversWords(said: string, phrase: string): boolean {
  const [a, b] = [wordsOf(said), wordsOf(phrase)];
  return b.length > 0 && b.every((word) => a.some((one) => areOneWord(one, word)));
}

/** Half of the telling words of the shorter are in the other; a word that several labels share counts half and never alone. */
function overlaps(one: string, other: string, shared: readonly string[]): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (shorter.length === 0) return false;
  const isShared = (word: string) => shared.some((known) => areOneWord(known, word));
  const weight = (words: readonly string[]) => words.reduce((sum, word) => sum + (isShared(word) ? 0.5 : 1), 0);
  const hits = shorter.filter((word) => longer.some((known) => areOneWord(known, word)));
  if (hits.length === 0) return false;
  if (hits.every(isShared)) return hits.length === shorter.length && hits.length === longer.length;
  return weight(hits) / weight(shorter) >= 0.5;
}

function sharedWords(names: readonly string[]): string[] {
  const seen: { readonly word: string; count: number }[] = [];
  for (const name of names)
    for (const word of wordsOf(name)) {
      const known = seen.find((one) => areOneWord(one.word, word));
      if (known === undefined) seen.push({ word, count: 1 });
      else known.count++;
    }
  return seen.flatMap(({ word, count }) => (count > 1 ? [word] : []));
}

/** Compares the names that were said with the labels of one site. */
export function evaluateServices(
  { services, services_also_ok }: ServiceLabels,
  names: readonly string[],
): ServiceEvaluation {
  const asked = services ?? [];
  const shared = sharedWords(asked.map(({ name }) => name));
  const isLabel = (said: string, label: (typeof asked)[number]) =>
    isSame(said, label.name) ||
    overlaps(said, label.name, shared) ||
    (label.accept ?? []).some((other) => isSame(said, other));
  const isAlso = (said: string) =>
    (services_also_ok ?? []).some((other) => isSame(said, other) || coversWords(other, said));
  return {
    asked: asked.length,
    missed: asked.filter((label) => !names.some((said) => isLabel(said, label))).map(({ name }) => name),
    said: names.length,
    wrong: names.filter((said) => !asked.some((label) => isLabel(said, label)) && !isAlso(said)),
  };
}
