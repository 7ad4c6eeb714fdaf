import type { Page } from '../../crawl/html/page.ts';
import type { FactContext } from '../fact-context.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import type { FoundService } from './found-service.ts';
import type { PageSection } from './page-sections.ts';
import { isNameLike, isSentence, keyOfName } from './service-names.ts';
import { SELF_PRAISE } from './services-lexicon.ts';

/** A services page lists several; one heading alone is a title. */
const FEWEST_IN_SECTION = 2;
const LONGEST_LIST_ITEM = 50;
const MOST_LIST_BLOCKS = 40;
/** A list with a larger share of advantages, actions or other pages is no list of services. */
const MOST_OTHER = 0.25;

/** Headings, or list items, below a heading that says it lists services; the whole page when the page itself is one. */
export function readSectionServices(
  context: FactContext,
  page: Page,
  sections: readonly PageSection[],
  isRefused: (text: string) => boolean,
): FoundService[] {
  const purpose = context.purposeOf(page);
  if (purpose === 'privacy' || purpose === 'terms' || purpose === 'imprint') return [];
  return sections.flatMap((section) => {
    if (section.lists !== 'own') return [];
    const usable = sectionsBelow(section)
      .filter(({ heading }) => isNameLike(heading.text) && !isSentence(heading.text))
      .map(({ heading }) => ({
        name: heading.text,
        url: null,
        seen: mention(page, getMentionPlace(heading.region), heading.text),
      }));
    const kept = usable.filter(({ name }) => !isRefused(name));
    // Below "Our services" most headings are services; where they are not, it is the whole page that follows.
    if (usable.length >= FEWEST_IN_SECTION) return kept.length * 4 >= usable.length ? usable : [];
    return listBelow(page, section, isRefused);
  });
}

/** The sections of the level right below. */
function sectionsBelow(section: PageSection): PageSection[] {
  const below = section.children.filter(
    ({ heading }) => heading.region !== 'footer' || section.heading.region === 'footer',
  );
  const deeper = below.map(({ children }) => children);
  const count = deeper.reduce((sum, { length }) => sum + length, 0);
  if (count < 2 * below.length) return below;
  // Sections of a long page ("Areas of expertise"): what each of them lists.
  return deeper.filter(({ length }) => length >= FEWEST_IN_SECTION).flat();
}

function listBelow(
  page: Page,
  { start, nextHeading }: PageSection,
  isRefused: (text: string) => boolean,
): FoundService[] {
  const items = page.blocks
    .slice(start, Math.min(nextHeading, start + MOST_LIST_BLOCKS))
    .filter(({ tag, text, hidden }) => tag === 'li' && !hidden && text.length <= LONGEST_LIST_ITEM);
  const isOther = (text: string) => isRefused(text) || SELF_PRAISE.test(keyOfName(text));
  const other = items.filter(({ text }) => isOther(text));
  if (items.length < FEWEST_IN_SECTION || other.length > MOST_OTHER * items.length) return [];
  return items.map(({ text, region }) => ({
    name: text,
    url: null,
    seen: mention(page, getMentionPlace(region), text),
  }));
}
