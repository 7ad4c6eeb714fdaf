import type { ReadSentence } from './claim.ts';
import type { FactIndex } from './fact-index.ts';
import { fold, type Language } from './word-stems.ts';

/** Words that refer to the business and not to the reader, for folded text. */
const OWN_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:we|we'(?:ll|re|ve|d)|our|ours|us|team|crew|staff|shop|office|clinic|practice|studio|salon|company|firm|offers?|provides?|includes?|installs?|repairs?|serves?|services?|available|ask about|specialis\w+|specializ\w+|handles?)\b/,
  de: /(?<!\p{L})(?:wir|uns|unser\w*|bei uns|bieten?|angebot\w*|team|praxis|betrieb|werkstatt|laden|salon|kanzlei|gehort|gibt es|ubernimmt|ubernehmen|leistung\w*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:nous|nos|notre|on|propos\w+|offr\w+|equipe|boutique|atelier|cabinet|maison|chez|service\w*|assur\w+|installe|realis\w+|livr\w+)(?!\p{L})/u,
  es: /(?<!\p{L})(?:\p{L}{2,}[aei]mos|nuestr\w+|nos|ofrec\w+|equipo|taller|clinica|tienda|casa|cocina|servicio\w*|disponib\w+|incluy\w+|realiz\w+|hac\w+)(?!\p{L})/u,
};

/** Whether a sentence is about the business: by "we" and similar words, its name, a person or a service of it. */
export function mentionsBusiness({ text, words }: ReadSentence, index: FactIndex): boolean {
  if (OWN_WORDS[index.language].test(fold(text))) return true;
  if (
    index
      .ofKind('service')
      .some((fact) =>
        fact.words.some(({ stem, folded }) => folded.length > 5 && words.some((word) => word.stem === stem)),
      )
  )
    return true;
  return index
    .ofKind('name', 'person')
    .some((fact) => fact.words.some(({ folded }) => folded.length > 3 && words.some((word) => word.folded === folded)));
}
