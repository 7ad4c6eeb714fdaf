import type { ReadSentence } from './claim.ts';
import type { FactIndex } from './fact-index.ts';
import { mentionsBusiness } from './mentions-business.ts';

/** Units of numbers that make a claim: people, locations, things owned, reviews, and durations of its work. */
const CLAIMED_UNIT =
  /^(?:\p{L}+[- ])?(?:years?|yrs?|decades?|generations?|customers?|clients?|patients?|guests?|families?|homes?|projects?|jobs?|installations?|roofs?|locations?|branches?|offices?|shops?|stores?|clinics?|studios?|technicians?|plumbers?|electricians?|dentists?|doctors?|vets?|lawyers?|attorneys?|accountants?|stylists?|bakers?|chefs?|cooks?|mechanics?|roofers?|therapists?|hygienists?|groomers?|gardeners?|locksmiths?|employees?|staff|members?|vans?|trucks?|chairs?|rooms?|bedrooms?|suites?|seats?|tables?|beds?|bays?|kennels?|stars?|awards?|prizes?|countries?|states?|counties?|miles?|kilometers?|acres?|varieties?|kinds?|breeds?|brands?|dishes?|wines?|flavou?rs?|suppliers?|growers?|farms?|makers?|months?|warrant\w+|guarantee\w*)\b|^(?:jahren?|jahre|jahrzehnten?|generationen|kunden|patienten|filialen|standorte\w*|mitarbeiter\w*|gesellen|meister\w*|therapeut\w*|tischler\w*|schreiner\w*|backer\w*|\p{L}*zimmern?|\p{L}*raumen?|\p{L}*betten|\p{L}*platzen?|\p{L}*stuhlen?|fahrzeuge\w*|sterne\w*|monate\w*|sorten|brotsorten|lander\w*|lieferanten|betriebe\w*)\b|^(?:ans|annees|generations|clients?|boutiques?|magasins?|salaries?|collaborateurs|techniciens?|electriciens?|fleuristes?|boulangers?|coiffeurs?|chambres?|tables|couverts|places|vehicules?|etoiles?|mois|varietes|sortes|pays|producteurs|fournisseurs|artisans|fermes)\b|^(?:anos|decadas|generaciones|clientes|tiendas|locales|sedes|empleados|tecnicos|mecanicos|dentistas|doctores|profesionales|habitaciones|mesas|plazas|vehiculos|estrellas|meses|variedades|tipos|paises|sillones|gabinetes|elevadores|arroces|platos|vinos|proveedores|menus)\b/u;
/** Spans of time are claims where the business promises them. */
const TIME_UNIT =
  /^(?:minutes?|hours?|days?|weeks?|minuten|stunden|tage\w*|wochen|minutes|heures?|jours?|semaines?|minutos|horas?|dias?|semanas?)\b/;
const PROMISED =
  /\b(?:within|inside|under|less than|in about|arriv\w+|window|respon\w+|on site|turnaround|there in|at your door|ready in|delivered|innerhalb|binnen|vor ort|in nur|en moins|sous|intervien\w+|en menos|llegamos|en solo|le atendemos)\b/;

/** Whether a small number makes a claim in a sentence about the business. */
export function isClaimed(
  folded: string,
  start: number,
  end: number,
  sentence: ReadSentence,
  index: FactIndex,
): boolean {
  // "the W-4 form"
  if (/\p{L}-$/u.test(folded.slice(Math.max(0, start - 2), start))) return false;
  const after = folded.slice(end).replace(/^[\s-]+/, '');
  if (TIME_UNIT.test(after)) return PROMISED.test(folded.slice(Math.max(0, start - 40), end + 30));
  if (
    /\b(?:seats?|sits|holds|up to|room for|space for|capacity of|bis zu|jusqu'a|hasta|team of|staff of|crew of|equipe de|equipo de|wir sind|nous sommes|somos) $/.test(
      folded.slice(0, start),
    )
  )
    return mentionsBusiness(sentence, index);
  if (!CLAIMED_UNIT.test(after)) return false;
  if (/^(?:months?|years?|jahr\p{L}*|monat\p{L}*|ans|annees|mois|anos|meses)\b/u.test(after))
    return (
      mentionsBusiness(sentence, index) ||
      /\b(?:guarantee|warrant|garantie|garantia|experience|erfahrung|experiencia)/.test(folded)
    );
  return mentionsBusiness(sentence, index) || /\b(?:team|staff|crew|equipe|equipo)\b/.test(folded.slice(0, start));
}
