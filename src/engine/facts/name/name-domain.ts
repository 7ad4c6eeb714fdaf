import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import type { FactContext } from '../fact-context.ts';
import { foldText, keepLetters, spellOutUmlauts } from '../language/fold-text.ts';

/** The labels of the site's own and e-mail domains, without free mail and shared hosts. Folded letters. */
export function listDomainLabels(context: FactContext): string[] {
  const labels = new Set<string>();
  for (const host of [...(context.siteDomain === null ? [] : [context.siteDomain]), ...context.ownHosts]) {
    const { domainWithoutSuffix, subdomain, isPrivate, hostname } = parse(host, { allowPrivateDomains: true });
    // `name.example.test` and `name.github.io`: the label before the suffix is the site's name too.
    const label = domainWithoutSuffix ?? hostname?.split('.')[0] ?? '';
    if (label.length >= 3) labels.add(keepLetters(foldText(domainToUnicode(label))));
    if (isPrivate === true && subdomain !== null && subdomain !== 'www' && subdomain.length >= 3)
      labels.add(keepLetters(foldText(subdomain)));
  }
  return [...labels];
}

/**
 * How well the letters of a name and of the domain match, 0 to 1: "Hair@Corner" is hairatcorner, "Bäckerei Öz" baeckereioez.
 * @param words of the name, folded
 * @param labels as `listDomainLabels` gives them
 */
export function measureDomainAgreement(name: string, words: readonly string[], labels: readonly string[]): number {
  const signsInWords = name.replaceAll('@', 'at').replaceAll('&', 'and');
  const spellings = new Set([
    keepLetters(words.join('')),
    keepLetters(foldText(name)),
    keepLetters(foldText(spellOutUmlauts(signsInWords))),
  ]);
  let most = 0;
  for (const label of labels)
    for (const letters of spellings) {
      if (letters.length < 3 || label.length < 3) continue;
      if (label === letters) return 1;
      most = Math.max(most, coverInOrder(label, words, letters.length));
    }
  return most;
}

/** The share of letters that a label and the words of a form have in common, in order: "Larkhill Dental Clinic" and `larkhilldental`. */
function coverInOrder(label: string, words: readonly string[], letters: number): number {
  let at = 0;
  let covered = 0;
  for (const word of words) {
    if (word.length < 2) continue;
    const found = label.indexOf(word, at);
    if (found < 0) continue;
    covered += word.length;
    at = found + word.length;
  }
  return covered / Math.max(label.length, letters);
}
