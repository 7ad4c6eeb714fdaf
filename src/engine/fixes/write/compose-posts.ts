import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { countWords } from '../../crawl/html/page-text.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { type BusinessWording, spokenWording } from '../compose/business-slots.ts';
import { composeQa, ownSentences } from '../compose/compose-qa.ts';
import { composedText } from '../compose/composed-text.ts';
import { capitalised } from '../compose/filled-sentence.ts';
import { areSame } from '../compose/own-answers.ts';
import type { QaTopic } from '../compose/qa-wording.ts';
import { isAbout } from '../compose/question-topics.ts';
import type { WritingMaterial } from '../writing-material.ts';

/** One post for the Google profile. */
export interface ComposedPost {
  /** Where it comes from: an answer of the site, or two of its sentences. */
  readonly topic: 'answer' | 'sentences';
  /** At most 58 characters. */
  readonly title: GroundedText;
  /** 90 to 500 characters, without phone numbers and links: Google rejects posts for them. */
  readonly body: GroundedText;
}

const MOST_POSTS = 12;
const LONGEST_TITLE = 58;
export const POST_LENGTH = { shortest: 90, longest: 500 } as const;
/** "Yes." says nothing alone. */
const FEWEST_WORDS = 4;
/** How to get there, since when and how to pay are no news. */
const NO_NEWS: ReadonlySet<SentenceKind> = new Set<SentenceKind>(['access', 'since', 'payment']);
/** The profile has fields of its own for these. */
const IN_PROFILE: readonly QaTopic[] = ['area', 'payment', 'hours', 'address', 'price'];
const REJECTED = /https?:|www\.|@|\d[\d ()./-]{7,}\d/;

/**
 * Posts of the site's own words alone: two sentences that belong together, or a question with its answer of two sentences.
 * None where the site has none. Pure; the same business gives the same posts.
 */
export function composePosts(material: WritingMaterial): ComposedPost[] {
  const business = spokenWording(material);
  const posts: ComposedPost[] = [];
  if (business.isForeign) return posts;
  for (const post of [...sentencePosts(material, business), ...answerPosts(material)]) {
    const { length } = post.body.text;
    if (length < POST_LENGTH.shortest || length > POST_LENGTH.longest || REJECTED.test(post.body.text)) continue;
    if (!posts.some(({ body }) => areSame(body.text, post.body.text))) posts.push(post);
  }
  return posts.slice(0, MOST_POSTS);
}

function answerPosts(material: WritingMaterial): ComposedPost[] {
  return composeQa(material, Number.POSITIVE_INFINITY).flatMap(({ question, answer, url }): ComposedPost[] => {
    const telling = answer.sentences.filter(({ text }) => countWords(text) >= FEWEST_WORDS);
    if (url === null || telling.length < 2 || question.length > LONGEST_TITLE) return [];
    if (IN_PROFILE.some((topic) => isAbout(question, topic, material.sheet.language))) return [];
    const factIds = [...new Set(answer.sentences.flatMap((one) => one.factIds))];
    return [{ topic: 'answer', title: composedText([{ text: question, factIds }]), body: answer }];
  });
}

/** Each sentence that names a service, with the next one below the same heading that tells something else. */
function sentencePosts(material: WritingMaterial, { services }: BusinessWording): ComposedPost[] {
  const known = new Map((material.outline.ownSentences?.shown ?? []).map((one) => [one.text, one]));
  const left = ownSentences(material, (kinds) => kinds.some((kind) => !NO_NEWS.has(kind)));
  const headingFor = ({ text }: GroundedSentence) => known.get(text)?.heading ?? null;
  const posts: ComposedPost[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const { text } = first;
    const heading = headingFor(first);
    const service = services.find((one) => foldText(text).includes(foldText(one.text)));
    const at = left.findIndex((other) => headingFor(other) === heading && !sharesNumber(other.text, text));
    if (service === undefined || service.text.length > LONGEST_TITLE || heading === null || at < 0) continue;
    const [second] = left.splice(at, 1);
    if (second === undefined) continue;
    const title = { text: capitalised(service.text), factIds: [...service.factIds] };
    posts.push({ topic: 'sentences', title: composedText([title]), body: composedText([first, second]) });
  }
  return posts;
}

/** Whether two sentences say the same number, as two that tell one fact do. */
function sharesNumber(one: string, other: string): boolean {
  const numbers = new Set(one.match(/\d+/g));
  return other.match(/\d+/g)?.some((number) => numbers.has(number)) ?? false;
}
