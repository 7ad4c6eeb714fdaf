import type { Business, Sighting } from '#shared/audit/business.ts';
import { nodesOf, textOf } from '../crawl/structured-node.ts';
import type { BusinessEntry } from './business-entry.ts';
import { businessWords } from './business-words.ts';
import { fail, type Judgement, notMeasured, partial, pass } from './judgement.ts';
import { evidence, listOf, quoted } from './quoting.ts';

const IN_CODE: ReadonlySet<Sighting['place']> = new Set(['json-ld', 'microdata', 'rdfa']);

/** Whether the entry's name and phone are those that stand in the words of the site. */
export function judgeEntryAgrees(entry: BusinessEntry | null, business: Business): Judgement {
  if (entry === null) {
    return notMeasured('There is no entry to compare with your words.', 'structured data about your business');
  }
  const compared = [compareName(entry, business), comparePhone(entry, business)];
  const differs = compared.flatMap((one) => (one.outcome === 'differs' ? [one.words] : []));
  const agrees = compared.flatMap((one) => (one.outcome === 'agrees' ? [one.words] : []));
  const seen = compared.flatMap(({ written }) =>
    written === null ? [] : [evidence(entry.page.url, written, 'in the entry')],
  );
  const fix = {
    action: 'Make your structured data say what your pages say',
    how: 'Use the same name and phone number in the code as in the words of the page, and no placeholder.',
  };
  if (differs.length > 0) return fail(`Your entry has another ${listOf(differs)} than your pages.`, fix, seen);
  if (agrees.length === compared.length) return pass('Name and phone of your entry are those your visitors see.', seen);
  const missing = compared.flatMap((one) => (one.outcome === 'missing' ? [one.words] : []));
  const finding = `${missing.length === 2 ? 'Neither name nor phone' : `The ${missing[0]}`} could${missing.length === 2 ? '' : ' not'} be compared: it has to stand in the entry and in the words of your pages.`;
  return partial(missing.length === 2 ? 0.2 : 0.6, finding, fix, seen);
}

interface Comparison {
  readonly words: 'name' | 'phone';
  readonly outcome: 'agrees' | 'differs' | 'missing';
  readonly written: string | null;
}

function compareName({ node }: BusinessEntry, business: Business): Comparison {
  const written = textOf(node, 'name');
  if (written === null || business.name === null) return { words: 'name', outcome: 'missing', written };
  // Either may carry a tagline or a legal form the other leaves out.
  const entryWords = businessWords({ ...business, name: written });
  const isSame = businessWords(business).namesBusiness(written) || entryWords.namesBusiness(business.name);
  return { words: 'name', outcome: isSame ? 'agrees' : 'differs', written: quoted(written) };
}

function comparePhone({ node }: BusinessEntry, { phones, sources }: Business): Comparison {
  const own = textOf(node, 'telephone');
  const written =
    own ??
    nodesOf(node, 'contactPoint')
      .map((one) => textOf(one, 'telephone'))
      .find((one) => one !== null) ??
    null;
  const isVisible = sources.phones?.seen.some(({ place }) => !IN_CODE.has(place)) === true;
  if (written === null || phones.length === 0 || !isVisible) return { words: 'phone', outcome: 'missing', written };
  const tail = written.slice(0, 60).replace(/\D/g, '').slice(-7);
  const isSame = tail.length >= 5 && phones.some(({ e164 }) => e164.endsWith(tail));
  return { words: 'phone', outcome: isSame ? 'agrees' : 'differs', written };
}
