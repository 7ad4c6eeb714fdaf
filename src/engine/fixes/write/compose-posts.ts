import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import { type BusinessWording, businessWording } from '../compose/business-slots.ts';
import type { RoleWordings } from '../compose/description-wording.ts';
import type { Phrase, Slots } from '../compose/filled-sentence.ts';
import { naturalList } from '../compose/natural-list.ts';
import { type SeededChoice, seededChoice } from '../compose/seeded-choice.ts';
import type { TextLanguage, TextVariant, WritingMaterial } from '../writing-material.ts';
import { fittingSentences, freshSentence, textInParagraphs } from './fitting-sentences.ts';
import { type Beat, POST_TOPICS, type PostTopic, type PostWordings } from './post-wording.ts';

const WORDINGS: Readonly<Record<TextLanguage, PostWordings>> = readCompiled('posts');

/** One post for the Google profile. */
export interface ComposedPost {
  readonly topic: PostTopic;
  /** At most 58 characters. */
  readonly title: GroundedText;
  /** 300 to 900 characters, without phone numbers and links: Google rejects posts for them. */
  readonly body: GroundedText;
}

/** Weekly posts for a quarter of a year. */
const MOST_POSTS = 12;
const MOST_SERVICES = 4;
const LONGEST_TITLE = 58;
/** Shorter posts say too little, longer ones are cut off on phones; Google's own limit is 1,500. */
export const POST_LENGTH = { shortest: 300, longest: 900 } as const;
const ADVICE: readonly PostTopic[] = ['prepare', 'contact', 'compare'];
/** Topics whose first sentence needs no fact: they follow once facts are used up. */
const OF_ANY_BUSINESS: ReadonlySet<PostTopic> = new Set<PostTopic>([
  'contact',
  'prepare',
  'compare',
  'question',
  'plan',
  'change',
  'feedback',
  'keep',
  'photo',
]);

/**
 * Posts for up to twelve weeks, each with a different structure: the introduction first, then services alternating with
 * advice. Facts and advice only, no offers, no seasons. Pure; the same business and variant give the same posts.
 */
export function composePosts(material: WritingMaterial, variant: TextVariant): ComposedPost[] {
  const business = businessWording(material);
  if (business.isForeign) return [];
  const choice = seededChoice(business.identity, variant);
  const services = choice
    .turn(choice.order('post services', business.services.slice(0, 8), ({ text }) => text))
    .slice(0, MOST_SERVICES);
  const used = new Set<string>();
  const write = (topic: PostTopic, service: Phrase | null) => writePost(business, topic, service, variant, used);
  // Topics that depend on the category's own advice take it before the others use it up.
  const advice = new Map(ADVICE.map((topic) => [topic, write(topic, null)]));
  const first = write('who', null);
  const aboutServices = services.flatMap((service) => write('service', service) ?? []);
  const others: ComposedPost[] = [];
  for (const topic of topicsInTurn(choice)) {
    // Posts that are not used must not use sentences up.
    if (others.length >= MOST_POSTS - aboutServices.length - 1) break;
    const post = advice.get(topic) ?? write(topic, null);
    if (post !== null) others.push(post);
  }
  return interleave(first === null ? [] : [first], aboutServices, others);
}

/** Topics that need facts before those that do not. */
function topicsInTurn(choice: SeededChoice): PostTopic[] {
  return choice
    .turn(choice.order('post topics', POST_TOPICS, (topic) => topic))
    .filter((topic) => topic !== 'who' && topic !== 'service')
    .toSorted((one, other) => Number(OF_ANY_BUSINESS.has(one)) - Number(OF_ANY_BUSINESS.has(other)));
}

/** After the first ones: a service, two others, a service and so on, so that services are not adjacent. */
function interleave(
  first: readonly ComposedPost[],
  services: readonly ComposedPost[],
  others: readonly ComposedPost[],
): ComposedPost[] {
  const posts = [...first];
  const left = [...services];
  for (const [index, post] of others.entries()) {
    const service = index % 2 === 0 ? left.shift() : undefined;
    if (service !== undefined) posts.push(service);
    posts.push(post);
  }
  return [...posts, ...left];
}

/** `used` holds the sentences of earlier posts. */
function writePost(
  business: BusinessWording,
  topic: PostTopic,
  service: Phrase | null,
  variant: TextVariant,
  used: Set<string>,
): ComposedPost | null {
  const words = WORDINGS[business.language];
  const { titles, beats } = words.plans[topic];
  const choice = seededChoice(`${business.identity}\n${topic}\n${service?.text ?? ''}`, variant);
  const slots = service === null ? business.slots : slotsAbout(service, business);
  const title = fittingSentences(titles, slots, choice, 'title').find(({ text }) => text.length <= LONGEST_TITLE);
  if (title === undefined) return null;

  const bodyWith = (mayRepeat: boolean): GroundedText | null => {
    const sentences: GroundedSentence[] = [];
    let length = 0;
    for (const [index, beat] of beats.entries()) {
      const sentence = beatSentence(
        wordingsOf(beat, words, business),
        slots,
        choice,
        `${index}`,
        sentences,
        used,
        mayRepeat,
      );
      if (sentence === null && index === 0) return null;
      if (sentence === null || length + sentence.text.length > POST_LENGTH.longest - LONGEST_CLOSING) continue;
      sentences.push(sentence);
      length += sentence.text.length + 1;
    }
    const closing = beatSentence(words.closings, slots, choice, 'closing', sentences, used, mayRepeat);
    const body = textInParagraphs([sentences, closing === null ? [] : [closing]]);
    return body.text.length < POST_LENGTH.shortest ? null : body;
  };
  // A repeated sentence is better than a post that is too short.
  const body = bodyWith(false) ?? bodyWith(true);
  if (body === null) return null;
  for (const { text } of body.sentences) used.add(text);
  return { topic, title: textInParagraphs([[title]]), body };
}

const LONGEST_CLOSING = 110;

/** The first sentence with a new fact, a new beginning, and not in an earlier post. */
function beatSentence(
  wordings: Beat,
  slots: Slots,
  choice: SeededChoice,
  role: string,
  before: readonly GroundedSentence[],
  used: ReadonlySet<string>,
  mayRepeat: boolean,
): GroundedSentence | null {
  const said = new Set(before.flatMap(({ factIds }) => factIds));
  const fitting = fittingSentences(wordings, slots, choice, role).filter(
    ({ factIds }) => factIds.length === 0 || before.length === 0 || factIds.some((id) => !said.has(id)),
  );
  const unused = fitting.filter(({ text }) => !used.has(text));
  const best = freshSentence(unused, before);
  if (best !== null || !mayRepeat) return best;
  return unused[0] ?? freshSentence(fitting, before);
}

function wordingsOf(beat: Beat, words: PostWordings, { family }: BusinessWording): string[] {
  const ofTrade = (role: RoleWordings) => [...((family === null ? undefined : role[family]) ?? []), ...role.any];
  return beat.flatMap((wording) => {
    if (wording === '@tell') return ofTrade(words.tell);
    if (wording === '@prepare') return ofTrade(words.prepare);
    if (wording === '@compare') return ofTrade(words.compare).map((questions) => `${words.compareLead} ${questions}`);
    return [wording];
  });
}

/** The slots with this service first. */
function slotsAbout(service: Phrase, { slots, services, language }: BusinessWording): Slots {
  const others = services.filter((other) => other !== service);
  const about = new Map(slots).set('svc', service);
  const put = (slot: string, phrases: readonly Phrase[]) =>
    phrases.length === 0
      ? about.delete(slot)
      : about.set(slot, {
          text: naturalList(
            language,
            phrases.map(({ text }) => text),
          ),
          factIds: phrases.flatMap(({ factIds }) => factIds),
        });
  put('svcTwo', others.slice(0, 1));
  put('services', others.slice(0, 3));
  return about;
}
