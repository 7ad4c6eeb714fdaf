import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import { mayHaveUnreadServicePages } from '../../facts/services/unread-service-pages.ts';
import { isLookedFor } from '../../keywords/service-phrases.ts';
import { type BusinessWording, businessWording } from '../compose/business-slots.ts';
import { englishArticle } from '../compose/category-grammar.ts';
import { mergePhrases } from '../compose/merge-phrases.ts';
import { naturalList } from '../compose/natural-list.ts';
import { seededChoice } from '../compose/seeded-choice.ts';
import type { TextVariant, WritingMaterial } from '../writing-material.ts';
import { findPageForService } from './find-page-for-service.ts';
import { describePage, findPage } from './page-names.ts';

const MOST_IDEAS = 20;
const MOST_SERVICES = 6;
const MOST_FROM_ADVICE = 9;

interface Idea {
  readonly title: string;
  readonly how: string;
}

/**
 * Suggests what to write next: each idea has its title on the first line and instructions below, with the facts to use and
 * the page it belongs to. One page for each real service, one for all areas, and none that repeats the same for another
 * town. Addressed to the owner, in English. Pure.
 */
export function composeContentIdeas(material: WritingMaterial, variant: TextVariant): string[] {
  const business = businessWording(material);
  const choice = seededChoice(business.identity, variant);
  const services = serviceIdeas(material, business);
  const fromFacts = factIdeas(material, business);
  const advice = choice.turn(choice.order('ideas', adviceIdeas(material, business), ({ title }) => title));
  const ideas = [...services.slice(0, 3), ...fromFacts, ...services.slice(3), ...advice.slice(0, MOST_FROM_ADVICE)];
  return ideas.slice(0, MOST_IDEAS).map(({ title, how }) => `${title}\n${how}`);
}

function serviceIdeas(material: WritingMaterial, { slots, services, facts }: BusinessWording): Idea[] {
  const { outline } = material;
  const nameOf = new Map(facts.map(({ id, value }) => [id, value]));
  const label = material.analysis.business.category?.label ?? null;
  const lookedFor = services.filter(({ text }) => isLookedFor(text, label, material.sheet.language));
  const found = lookedFor.slice(0, MOST_SERVICES).map(({ text, factIds }) => {
    const { found: page, outlined } = findPageForService(material, nameOf.get(factIds[0] ?? '') ?? text);
    return { text, page: outlined, isMissing: page.kind === 'none' };
  });
  const town = slots.get('city')?.text;
  const home = outline.pages[0] === undefined ? 'the home page' : describePage(outline.pages[0], outline);
  const deepen = found.flatMap(({ text, page }): Idea[] =>
    page === null
      ? []
      : [
          {
            title: `Deepen your page about ${text}`,
            how: `Add to ${describePage(page, outline)}: how it goes from the first message to the end, how long it takes, and what the cost depends on. Put each answer below a question as its heading. Finish with photos of your own work, each with a line on what it shows.`,
          },
        ],
  );
  const [first, ...others] = found.filter(({ isMissing }) => isMissing).map(({ text }) => text);
  const missing: Idea[] = [];
  const noPage = mayHaveUnreadServicePages(material.analysis)
    ? `We saw no page about ${naturalList('en', others)}, and could not read all your pages. If you have one, improve it.`
    : `We found no page about ${naturalList('en', others)}.`;
  if (first !== undefined)
    missing.push({
      title: `A page of its own for ${first}`,
      how: `Make one page about ${first}${town === undefined ? '' : ` and name ${town} on it once or twice, where it comes naturally`}. Say in the first sentence what you do and for whom, then how it goes, how long it takes and what the cost depends on. Link it from ${home} and from your profile. One page is enough: do not copy it for other towns.`,
    });
  if (others.length > 0)
    missing.push({
      title: 'One page for each service that has none yet',
      how: `${noPage} Begin with the one that you are asked about most, and write only what is different about it: a page that repeats another with a new word helps nobody. Where you have little to say, a section on ${home} is enough.`,
    });
  return [...deepen.slice(0, 1), ...missing, ...deepen.slice(1, 2)];
}

/** Ideas that depend on a fact, where the site has it. */
function factIdeas({ outline }: WritingMaterial, { slots, facts, areas }: BusinessWording): Idea[] {
  const about = findPage(outline, 'about');
  const contact = findPage(outline, 'contact');
  const aboutPage = about === null ? 'a page about your business' : describePage(about, outline);
  const contactPage = contact === null ? 'your home page' : describePage(contact, outline);
  const valuesOf = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  const [year] = valuesOf('foundedYear');
  const price = facts.find(({ kind }) => kind === 'price');
  const people = valuesOf('person').slice(0, 3);
  const named = facts.filter(({ kind }) => kind === 'credential' || kind === 'award');
  const credentials = mergePhrases(named.map(({ id, value }) => ({ text: value, factIds: [id] })))
    .map(({ text }) => text)
    .slice(0, 3);
  const street = slots.get('street')?.text;
  const hours = valuesOf('hours')[0];
  const ideas: (Idea | false)[] = [
    areas.length > 1 && {
      title: 'One page that says where you work',
      how: `List every place on one page: ${areas
        .slice(0, 6)
        .map(({ text }) => text)
        .join(
          ', ',
        )}. Add what differs from place to place, such as travel time or parking, and a map. One honest list is worth more than a page for each town that says the same.`,
    },
    price !== undefined && {
      title: 'What it costs, explained',
      how: `${saidPrice(price)} Write what that covers, what makes it more or less, and what somebody should have at hand to get an exact figure. Put it on the page of the service and answer the question in the first sentence.`,
    },
    street !== undefined && {
      title: 'How to find you',
      how: `Describe the way to ${street} on ${contactPage}: where to park, the nearest stop, which door, and whether there are steps. Add a photo of the entrance, so that people recognise it. Keep name, address and phone written exactly as in your profile.`,
    },
    year !== undefined && {
      title: `Your story since ${year}`,
      how: `Tell on ${aboutPage} how it began in ${year}, what has changed since, and what has stayed. Use names, years and old photos: these are facts that nobody else has. Three paragraphs are enough.`,
    },
    people.length > 0 && {
      title: 'The people behind the work',
      how: `Introduce ${people.join(', ')} on ${aboutPage}: what each of them does, what they have learned, and a photo. Ask them for one question that they hear often, and print their answer below.`,
    },
    credentials.length > 0 && {
      title: 'What your credentials mean',
      how: `Explain on ${aboutPage} what stands behind ${credentials.map((one) => `“${one}”`).join(', ')}: who gives it, what it asks of you, and how a customer can check it. Link to the register or body that lists you.`,
    },
    hours !== undefined && {
      title: 'When you are there, and when you are not',
      how: `Put your hours on ${contactPage} as text, not as a picture: ${hours}. Add what applies on public holidays, whether an appointment is needed, and how to reach you at other times. Use the same times in your profile.`,
    },
  ];
  return ideas.filter((idea) => idea !== false);
}

/** With the sentence around it: "from $129" is the price of something. */
function saidPrice({ value, origin }: Fact): string {
  const quote = origin.kind === 'page' ? origin.quote.trim() : '';
  return quote === '' ? `You state a price: ${value}.` : `Your site says: “${quote}”`;
}

/** Ideas that any business of the category can write about from experience. */
function adviceIdeas({ outline }: WritingMaterial, { slots, services }: BusinessWording): Idea[] {
  const home = outline.pages[0] === undefined ? 'the home page' : describePage(outline.pages[0], outline);
  const trade = slots.get('trade')?.text;
  const first = services[0]?.text ?? 'a typical job';
  const customers = slots.get('customers')?.text ?? 'customers';
  return [
    {
      title: 'The ten questions you hear most',
      how: `Write down for a week what people ask on the phone, in their words. Make a page of it with each question as a heading and the answer in the first sentence below. The Q&A of this report gives you a beginning.`,
    },
    {
      title: `One job, told from beginning to end`,
      how: `Take a recent example of ${first} and tell it in five steps: what was asked for, what you found, what you did, how long it took, how it looked afterwards. Ask before you name anybody or show their place. Two or three photos say more than adjectives.`,
    },
    {
      title: 'How it goes: from the first message to the end',
      how: `Describe on ${home} in four or five short steps what happens after somebody gets in touch. Say who answers, what you need to know, when there is a price, and when it begins. It takes the fear out of the first message.`,
    },
    {
      title:
        trade === undefined
          ? 'Questions to ask before deciding'
          : `Questions to ask ${englishArticle(trade)} ${trade} before deciding`,
      how: `List the questions that a careful customer should put to anybody, you included, and answer each for your own business. Be frank about what you do not do. Pages like this are read by people who compare.`,
    },
    {
      title: 'How to prepare',
      how: `Write a short checklist of what ${customers} should bring, measure, clear away or decide beforehand. Put it on a page that you can link in appointment messages. It saves you the same explanation every week.`,
    },
    {
      title: 'When to call, and when to wait',
      how: `Name three signs that something cannot wait, and three that are harmless. Say for each what to do in the first minutes. Stay with what you are sure of, and do not give advice that needs a look on the spot.`,
    },
    {
      title: 'Words of the trade in plain language',
      how: `Explain eight to twelve words that you use every day and your customers do not. One sentence each is enough, with an example from your work. Link every word to the service that it belongs to.`,
    },
    {
      title: 'Mistakes that you put right again and again',
      how: `Describe the three mistakes that you see most, how they come about, and how to avoid them. Name no names and no competitors. Close with what can still be done when it has happened.`,
    },
    {
      title: 'What has changed this year',
      how: `Rules, materials, prices, methods: write down what is new in your trade since last year and what it means for ${customers}. Put the date on the page and look at it again next year. A dated page shows that somebody looks after the site.`,
    },
    {
      title: 'Photos of your place and your work',
      how: `Take ten photos in daylight: the entrance, the room, the tools, work under way, the result. Give each a file name and a line that says what it shows. Use the same photos on ${home} and in your profile.`,
    },
    {
      title: 'What people ask after the job',
      how: `Write down how to look after what you have done: the first days, the first year, and when you should be asked again. Hand it over as a page and link it in your follow-up message. It answers calls before they come.`,
    },
  ];
}
