import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';

/** Openings that never ask anything of the business: they lead to a button. Folded, without marks in front. */
const ALWAYS = new RegExp(
  `^(?:${[
    'ready|need(?: a| an| some| help| more| to| your)?|want|wanna|interested|curious|looking for|in need of|searching for|got (?:a |any )?(?:questions?|projects?|ideas?)|have (?:a |any |more |other |some )?(?:questions?|projects?|ideas?|something)|any(?: other| more)? questions|more questions|questions|still (?:have|need|not|looking|unsure)|why wait|why (?:choose|us|hire|trust|work with)|what are you waiting|sounds? (?:good|great|familiar)|not sure (?:where|what|which|how|if)|can.?t find|didn.?t find|did not find|thinking (?:of|about)|planning (?:a|an|your|to|for)|tired of|struggling|stuck|shall we|let.?s talk|want to|would you like|like what you|dreaming of',
    'bereit|interesse|interessiert|neugierig|noch fragen|fragen|sie (?:suchen|haben|mochten|brauchen|benotigen|wollen|planen|wunschen)|du (?:suchst|hast|mochtest|brauchst|willst|planst)|brauchen sie|benotigen sie|suchen sie|brauchst du|suchst du|haben sie (?:noch |weitere )?(?:fragen|interesse|lust)|hast du (?:noch )?(?:fragen|interesse|lust)|lust auf|worauf warte\\p{L}*|warum (?:noch )?warten|warum (?:wir|uns|gerade wir)|mochten sie|wollen sie|nichts (?:passendes )?gefunden|neues projekt',
    'prets?\\b|prete|besoin|envie|interesse|une question|des questions|d.autres questions|un projet|vous (?:avez (?:une|des|un|besoin|d.autres)|cherchez|recherchez|souhaitez|voulez|revez|hesitez)|tu (?:cherches|veux|as (?:une|des|besoin))|pourquoi attendre|pourquoi (?:nous|choisir|faire appel)|qu.attendez|qu.est-ce que vous attendez|encore des questions',
    'necesitas?(?! cita)\\b|buscas?\\b|listos?\\b|listas?\\b|preparad[oa]s?|quieres?\\b|te interesa|le interesa|tienes? (?:(?:alguna|algunas|mas|otra|una) )?(?:preguntas?|dudas?|proyectos?)|alguna (?:pregunta|duda)|dudas|preguntas|mas preguntas|a que esperas?|que esperas?|por que esperar|por que (?:elegir\\p{L}*|nosotros|escoger\\p{L}*)|cansad[oa]|pensando en|te gustaria|le gustaria',
    'hai (?:bisogno|in mente|domande|una domanda|dubbi|altre)|avete (?:bisogno|domande)|vuoi\\b|volete\\b|ti serve|vi serve|serve\\b|cerchi\\b|cercate\\b|stai cercando|pront[oiae]\\b|preferisci|domande\\b|altre domande|cosa aspett\\p{L}*|che aspett\\p{L}*|perche aspettare|perche (?:sceglier\\p{L}*|noi)|interessat[oiae]|ancora dubbi|sei (?:pronto|interessat\\p{L}|alla ricerca|stanco)',
    'klaar\\b|vragen\\b|(?:nog |meer )vragen|heeft u (?:nog )?(?:een )?(?:vra\\p{L}*|interesse|plannen)|heb je (?:nog )?(?:een )?(?:vra\\p{L}*|interesse|plannen)|waar wacht|waarom wachten|waarom (?:kiezen|wij|ons)|op zoek|nodig\\b|zoekt u|zoek je|interesse|benieuwd|wilt u|wil je|hulp nodig',
    'precisa\\b|precisando|quer\\b|pront[oa]\\b|tem (?:alguma |mais )?(?:duvidas?|perguntas?)|ficou com|alguma duvida|duvidas|perguntas|mais perguntas|o que (?:voce )?esta esperando|por que esperar|procura\\b|procurando|esta (?:a procura|procurando|pronto)|interessad[oa]|que tal|vamos conversar|gostaria de',
    'potrzebujesz|masz (?:pytani\\p{L}*|wiecej)|szukasz|chcesz|gotowy|zainteresowan\\p{L}*|na co czekasz|pytania\\b',
  ].join('|')})(?!\\p{L})|^(?:お悩み|こんな|お困り)`,
  'u',
);

/** Words to the visitor in the second person, folded. */
const SECOND_PERSON =
  /(?<![\p{L}-])(?:you|your|you're|ihr|ihre[nrms]?|ihnen|dein\p{L}{0,2}|dich|dir|du|vous|votre|vos|tu|ta|tes|te|tus?|usted|su|sus|ti|tuo|tua|tuoi|vi|vostr\p{L}|je|jouw|uw|u|voce|seu|sua|ci|twoj\p{L}{0,2})(?!\p{L})/u;

/** What stands below a call to action: an invitation to get in touch, in place of an answer. */
const INVITES = new RegExp(`^(?:${readPattern('services', 'invites')})`, 'u');

const SHORT_WORDS = 7;

/**
 * Whether a line that ends in a question mark sells instead of asking ("Ready to get started?", "Why wait?"): by how it
 * opens, else by shape: short, to the visitor, with no answer below it or with an invitation in its place.
 * @param answer what stands right below; null for nothing
 */
export function isCallToAction(question: string, answer: string | null): boolean {
  const folded = foldText(question)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  if (ALWAYS.test(folded)) return true;
  if (folded.split(/\s+/).length > SHORT_WORDS || !SECOND_PERSON.test(folded)) return false;
  if (
    /^(?:do|can|are|will|how|what|which|where|when|who|was|wie|wo|wann|welche|kann|konnen|comment|combien|quand|ou|quel|como|cuanto|cuando|donde|que|cual|come|quanto|quando|dove|hoe|wat|wanneer|waar|qual|onde)(?!\p{L})/u.test(
      folded,
    )
  )
    return answer !== null && INVITES.test(foldText(answer.slice(0, 80)).trim());
  return answer === null || INVITES.test(foldText(answer.slice(0, 80)).trim());
}
