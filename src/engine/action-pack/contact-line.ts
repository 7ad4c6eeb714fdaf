import { LINK_WITHOUT_TEL, NUMBER_IN_LINK } from '../factors/reachability.ts';
import type { NapPart } from '../facts/nap-table.ts';
import { isOnlyTexted } from '../facts/phone/only-texted.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { findTelephone } from './local-business-json-ld.ts';
import { findFactValue, getHomeUrl, listUsableFacts } from './pack-facts.ts';
import type { PackPlan } from './pack-plan.ts';
import { contactLineHtml, phoneLink } from './page-draft.ts';

/** Places that visitors see as text. */
const AS_TEXT = new Set(['text', 'footer', 'header', 'address-element']);

/** Digits at the end of a number that are the same however it is written. */
const LOCAL_DIGITS = 7;

/**
 * What the home page lacks of name, place and a number that dials: the whole line, or only the link where it shows the rest,
 * so that nothing is there twice. Nothing where no phone number is known, and where what it would show is asked; no link for a
 * number that a link shows already: it may be how customers book.
 */
export function planContact(
  material: WritingMaterial,
  asked: ReadonlySet<NapPart>,
): Pick<PackPlan, 'contactLine' | 'shownNumber' | 'otherLinks'> {
  const none = { contactLine: null, shownNumber: null, otherLinks: [] };
  const find = (name: string) =>
    material.analysis.factors.napConsistency.checks.find(({ id }) => id === `napConsistency.${name}`);
  const lacks = (name: string) => {
    const status = find(name)?.status;
    return status === 'fail' || status === 'partial';
  };
  const phone = findFactValue(material, 'phone');
  if (
    getHomeUrl(material) === '' ||
    phone === null ||
    asked.has('phone') ||
    (!lacks('clickToCall') && !lacks('onHome'))
  )
    return none;
  const hasNote = (wanted: string) => find('clickToCall')?.evidence.some(({ note }) => note === wanted) === true;
  const isLinked = hasNote(NUMBER_IN_LINK);
  if (hasNote(LINK_WITHOUT_TEL) || (isLinked && (!lacks('onHome') || isOnlyTexted(material.analysis.business))))
    return none;
  const shown = lacks('onHome') ? null : findShownNumber(material);
  const dialled = findTelephone(material);
  if (shown === null || dialled === null)
    return asked.size > 0
      ? none
      : { contactLine: contactLineHtml(material) || null, shownNumber: null, otherLinks: [] };
  return { contactLine: phoneLink(dialled, shown), shownNumber: shown, otherLinks: linkOthers(material) };
}

/** Links for the other numbers of the business that the home page shows as text and that nothing there dials. */
function linkOthers(material: WritingMaterial): string[] {
  const { phones, sources } = material.analysis.business;
  const home = getHomeUrl(material);
  const seen = (sources.phones?.seen ?? []).filter(({ url }) => url === home);
  const isShown = (display: string) => seen.some(({ quote, place }) => AS_TEXT.has(place) && quote.includes(display));
  const isLinked = (e164: string) =>
    seen.some(
      ({ quote, place }) => place === 'tel-link' && quote.replace(/\D/g, '').includes(e164.slice(-LOCAL_DIGITS)),
    );
  return phones.flatMap(({ display, e164, isMain }) =>
    isMain || e164 === null || !isShown(display) || isLinked(e164) ? [] : [phoneLink(e164, display)],
  );
}

/** The main number as a text of the home page writes it. */
function findShownNumber(material: WritingMaterial): string | null {
  const { sources } = material.analysis.business;
  const home = getHomeUrl(material);
  const [main] = listUsableFacts(material, 'phone');
  const seen = (sources.phones?.seen ?? []).filter(({ url, place }) => url === home && AS_TEXT.has(place));
  return main?.state === 'found' && seen.some(({ quote }) => quote.includes(main.value)) ? main.value : null;
}
