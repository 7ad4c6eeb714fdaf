import { foldText } from '../../facts/language/fold-text.ts';
import type { Praise, ReviewTopic } from './reply-wording.ts';

/**
 * Beginnings of words that tell the topic of a clause, folded, in the four languages at once: who writes in another language
 * than the site is understood too. The more exact topics stand first.
 */
const TOPIC_WORDS: readonly (readonly [ReviewTopic, RegExp])[] = [
  [
    'price',
    /(?<!\p{L})(?:pric|cost|expens|cheap|overcharg|bill(?:s|ed|ing)?\b|invoice|quote|estimate|worth|money|preis|kost(?:et|en)\b|teuer|gunstig|rechnung|geld|angebot|prix|tarif|cher(?:e|s)?\b|factur|devis|argent|preci|car[oa]s?\b|barat|presupuesto|dinero)/u,
  ],
  [
    'wait',
    /(?<!\p{L})(?:wait|late\b|delay|on time|punctual|quick|prompt|fast\b|slow|hours late|same day|appointment time|wartezeit|gewartet|warten|punktlich|verspat|schnell|langsam|zugig|attend|attente|retard|ponctuel|rapid|lent(?:e|s)?\b|esper|puntual|tarde\b|tard|lent[oa]|demora)/u,
  ],
  [
    'communication',
    /(?<!\p{L})(?:communicat|explain|call(?:ed)? back|phone|answer|email|respon[ds]|inform|told|listen|advice|advis|kommunik|erklar|zuruckruf|telefon|antwort|ruckmeld|beraten|beratung|auskunft|expliqu|explication|rappel|repond|reponse|renseign|conseil|explic|llam|respond|respuesta|inform|asesor|escuch)/u,
  ],
  [
    'staff',
    /(?<!\p{L})(?:staff|team|crew|employee|receptionist|friendly|rude|polite|kind\b|courte|guy|lad(?:s|y|ies)\b|owner|people|personal\b|mitarbeit|freundlich|unfreundlich|unhoflich|hoflich|nett|leute|equipe|personnel|accueil|aimable|gentil|sympa|impoli|desagreable|equipo|trato|amab|simpat|maleducad|atencion|persona)/u,
  ],
  [
    'place',
    /(?<!\p{L})(?:park|location|clean|dirty|room|shop\b|office|building|atmosphere|ambi|decor|find (?:it|the place)|toilet|parkpl|lage\b|sauber|schmutz|raum|raume|ambiente|laden|einricht|lieu|propre|sale\b|salle|cadre|stationn|ambiance|locaux|local\b|limpi|suci|aparca|sitio|lugar|ubicacion)/u,
  ],
  [
    'result',
    /(?<!\p{L})(?:result|finish|look(?:s|ed)?\b|quality|broke|leak|fixed|repair|works? (?:great|again|perfect)|fell|cut\b|taste|delicious|ergebnis|qualitat|kaputt|repar|funktion|schmeck|lecker|gelung|resultat|qualite|cass|marche\b|bon(?:ne)? gout|delicieu|calidad|rot[oa]|arregl|funcion|sabor|rico|rica)/u,
  ],
  [
    'service',
    /(?<!\p{L})(?:service|work\b|job\b|help|treat|experience|recommend|arbeit|leistung|bedien|hilf|geholfen|empfehl|travail|prestation|aide|recommand|servicio|trabajo|ayud|recomiend|recomend)/u,
  ],
];

const GOOD =
  /(?<!\p{L})(?:great|good|excellent|amazing|lovely|love[ds]?\b|perfect|friendly|kind\b|polite|fair|quick|prompt|fast\b|on time|punctual|clean|best|helpful|wonderful|brilliant|recommend|happy|pleased|delicious|gut|super|toll|freundlich|nett|fair|schnell|punktlich|sauber|perfekt|zufrieden|empfehl|lecker|gunstig|hilfsbereit|bon(?:ne|s)?\b|bien|excellent|parfait|aimable|gentil|sympa|rapide|ponctuel|propre|recommande|ravi|delicieu|buen|excelent|perfect|amab|simpat|rapid|puntual|limpi|recomiend|encant|content|ric[oa])/u;
const BAD =
  /(?<!\p{L})(?:bad|poor|terrible|awful|horrible|rude|late\b|slow|dirty|expensive|overcharg|overpriced|disappoint|never|worst|wrong|unprofessional|unfriendly|broke|waited|waste|not |no |but too|schlecht|furchtbar|unfreundlich|unhoflich|spat|langsam|schmutzig|teuer|enttausch|nie\b|falsch|kaputt|gewartet|nicht|kein|mauvais|terrible|impoli|desagreable|retard|lent|sale\b|cher(?:e|s)?\b|decu|jamais|pas |mal\b|malo|mala|fatal|maleducad|tarde\b|lent[oa]|suci|car[oa]s?\b|decepcion|nunca|no |peor|rot[oa])/u;
/** Where one thought ends and another may begin. */
const CLAUSE_END =
  /[.!?;,:\n]+|(?<!\p{L})(?:but|however|although|though|aber|jedoch|obwohl|mais|cependant|pero|aunque)(?!\p{L})/gu;

/**
 * What a review speaks of and whether each is praised, in order of the text, each once. Where a clause does not say,
 * `fallback` (from the stars) does. Rough on purpose: replies are written so that a topic read wrongly does no harm. Pure.
 */
export function findReviewTopics(text: string, fallback: Praise): { topic: ReviewTopic; praise: Praise }[] {
  const found = new Map<ReviewTopic, Praise>();
  for (const clause of foldText(text).split(CLAUSE_END)) {
    for (const [topic, words] of TOPIC_WORDS) {
      if (!found.has(topic) && words.test(clause)) found.set(topic, praiseOf(clause, fallback));
    }
  }
  // "Service" is in most reviews: it counts where nothing more exact is said.
  if (found.size > 1) found.delete('service');
  return [...found].map(([topic, praise]) => ({ topic, praise }));
}

function praiseOf(clause: string, fallback: Praise): Praise {
  const isGood = GOOD.test(clause);
  const isBad = BAD.test(clause);
  return isGood === isBad ? fallback : isGood ? 'good' : 'bad';
}
