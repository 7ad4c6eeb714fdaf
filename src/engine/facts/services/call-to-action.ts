import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';

/** Openings that never ask anything of the business: they lead to a button. Folded, without marks in front. */
const ALWAYS = new RegExp(`^(?:${readPattern('calls', 'always')})(?!\\p{L})|^(?:お悩み|こんな|お困り)`, 'u');

/** What a business asks for itself, not its customers: "How can we help?", "Who are we?" */
const OF_BUSINESS = new RegExp(`^(?:${readPattern('calls', 'ofBusiness')})(?!\\p{L})`, 'u');

/** "What kind of roof do you need?" stands over the kinds of roofs. */
const OF_NEED = new RegExp(`^(?:${readPattern('calls', 'kindNeeded')})[^\\p{L}]*$`, 'u');

/** Words to the visitor in the second person, folded. */
const SECOND_PERSON = new RegExp(String.raw`(?<![\p{L}-])(?:${readPattern('calls', 'secondPerson')})(?!\p{L})`, 'u');

/** What stands below a call to action: an invitation to get in touch, in place of an answer. */
const INVITES = new RegExp(`^(?:${readPattern('services', 'invites')})`, 'u');

/** What greets who needs that: the question was only said to get here. */
const WELCOMES = new RegExp(`^(?:${readPattern('calls', 'welcomes')})(?!\\p{L})`, 'u');

const SHORT_WORDS = 7;

const CALL_QUESTION = new RegExp(String.raw`^(?:${readPattern('calls', 'question')})(?!\p{L})`, 'u');

/**
 * Whether a line that ends in a question mark sells instead of asking ("Ready to get started?", "Why wait?"): by how it
 * opens, else by shape: short, to the visitor, with no answer below it or with an invitation in its place.
 * @param answer what stands right below; null for nothing
 */
export function isCallToAction(question: string, answer: string | null): boolean {
  const folded = foldText(question)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  if (ALWAYS.test(folded) || OF_BUSINESS.test(folded) || OF_NEED.test(folded)) return true;
  if (answer !== null && WELCOMES.test(foldText(answer.slice(0, 80)).trim())) return true;
  if (folded.split(/\s+/).length > SHORT_WORDS || !SECOND_PERSON.test(folded)) return false;
  if (CALL_QUESTION.test(folded)) return answer !== null && INVITES.test(foldText(answer.slice(0, 80)).trim());
  return answer === null || INVITES.test(foldText(answer.slice(0, 80)).trim());
}
