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

/** Each sentence with the next one below the same heading, else with the next that tells something else. */
function sentencePosts(material: WritingMaterial, business: BusinessWording): ComposedPost[] {
  const known = new Map((material.outline.ownSentences?.shown ?? []).map((one) => [one.text, one]));
  const left = ownSentences(material, (kinds) => kinds.some((kind) => !NO_NEWS.has(kind)));
  const headingFor = ({ text }: GroundedSentence) => known.get(text)?.heading ?? null;
  const kindsOf = ({ text }: GroundedSentence) => known.get(text)?.kinds.join() ?? '';
  const posts: ComposedPost[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const one = first;
    const near = left.findIndex((other) => headingFor(other) !== null && headingFor(other) === headingFor(one));
    const at = near >= 0 ? near : left.findIndex((other) => kindsOf(other) !== kindsOf(one));
    const [second] = at < 0 ? [] : left.splice(at, 1);
    const title = second === undefined ? null : titleFor(`${one.text} ${second.text}`, business);
    if (second !== undefined && title !== null)
      posts.push({ topic: 'sentences', title: composedText([title]), body: composedText([one, second]) });
  }
  return posts;
}

/** The service that a post names, else the business. */
function titleFor(body: string, { services, slots }: BusinessWording): GroundedSentence | null {
  const said = foldText(body);
  const found = services.find(({ text }) => said.includes(foldText(text))) ?? slots.get('plainName');
  if (found === undefined || found.text.length > LONGEST_TITLE) return null;
  return { text: capitalised(found.text), factIds: [...found.factIds] };
}
