import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { foldText, keepLetters } from '../../facts/language/fold-text.ts';
import { mayHaveUnreadServicePages } from '../../facts/services/unread-service-pages.ts';
import { isLookedFor } from '../../keywords/service-phrases.ts';
import { type BusinessWording, businessWording } from '../compose/business-slots.ts';
import { mergePhrases } from '../compose/merge-phrases.ts';
import { naturalList } from '../compose/natural-list.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { findPageForService } from './find-page-for-service.ts';
import { describePage, findPage } from './page-names.ts';

const MOST_SERVICES = 6;

interface Idea {
  readonly title: string;
  readonly how: string;
}

/**
 * Suggests what to write next from what the business does and has: each idea has its title on the first line and instructions
 * below, with the facts to use and the page it belongs to. One page for each real service, one for all areas, and none that
 * repeats the same for another town. Addressed to the owner, in English. Pure.
 */
export function composeContentIdeas(material: WritingMaterial): string[] {
  const business = businessWording(material);
  const services = serviceIdeas(material, business);
  return [...services.slice(0, 3), ...factIdeas(material, business), ...services.slice(3)].map(
    ({ title, how }) => `${title}\n${how}`,
  );
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
      how: [
        `Make one page about ${first}${town === undefined ? '' : ` and name ${town} on it once or twice, where it comes naturally`}.`,
        'Say in the first sentence what you do and for whom, then how it goes, how long it takes and what the cost depends on.',
        `Link it from ${home} and from your profile. One page is enough: do not copy it for other towns.`,
      ].join(' '),
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
    .filter((text) => !hasPageAbout(text, outline))
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

/** Whether the address or the beginning of the title of a page is the name of a credential: the page says what that means. */
function hasPageAbout(credential: string, { pages }: WritingMaterial['outline']): boolean {
  const name = keepLetters(foldText(credential));
  const isNamed = (text: string | null) => keepLetters(foldText(text ?? '')).startsWith(name);
  return pages.slice(1).some(({ url, title }) => isNamed(title) || getUrlPath(url)?.split('/').some(isNamed) === true);
}

/** With the sentence around it: "from $129" is the price of something. */
function saidPrice({ value, origin }: Fact): string {
  const quote = origin.kind === 'page' ? origin.quote.trim() : '';
  return quote === '' ? `You state a price: ${value}.` : `Your site says: “${quote}”`;
}
