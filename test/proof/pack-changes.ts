import { jsonLdScript, jsonLdText } from '#engine/action-pack/local-business-json-ld.ts';
import { escapePackHtml } from '#engine/action-pack/pack-html.ts';
import type { PackPlan } from '#engine/action-pack/pack-plan.ts';
import { pageHtml } from '#engine/action-pack/page-draft.ts';
import { listReadDrafts } from '#engine/action-pack/predict-checks.ts';
import type { HtmlPageChange, SiteChange } from '#engine/dry-run/dry-run.ts';
import type { TextLanguage, WritingMaterial } from '#engine/fixes/writing-material.ts';

/** A pack as its owner applies it, for a dry run. `language` as of its texts. */
export function packChanges(material: WritingMaterial, plan: PackPlan, language: TextLanguage | null): SiteChange {
  const { home, entry, replacedEntry, contactLine, shownNumber, robots } = plan;
  const homeUrl = material.outline.pages[0]?.url ?? null;
  const footer = shownNumber === null ? (contactLine ?? '') : '';
  const read = new Set(material.outline.pages.map(({ url }) => url));
  // What is added to a page that the audit does not read changes nothing that it says.
  const drafts = listReadDrafts(material, plan).filter(({ url }) => read.has(url));
  const change = (url: string, edit: HtmlPageChange['edit']): HtmlPageChange => ({ url, html: null, edit });
  return {
    pages: [
      {
        url: null,
        html: null,
        edit: {
          title: home.title ?? undefined,
          description: home.description ?? undefined,
          heading: home.heading ?? undefined,
          demoted: home.demoted,
          opening: home.opening === null ? undefined : `<p>${escapePackHtml(home.opening)}</p>\n`,
          jsonLd: entry === null || replacedEntry !== null ? undefined : { mode: 'add', html: jsonLdScript(entry) },
          phoneLink: shownNumber === null ? undefined : { shown: shownNumber, html: contactLine ?? '' },
          entries: entryEdits(plan, homeUrl),
          footer: footer === '' ? undefined : footer,
        },
      },
      ...listEntryPages(plan)
        .filter((url) => url !== homeUrl)
        .map((url) => change(url, { entries: entryEdits(plan, url) })),
      ...(language === null ? [] : drafts).map((draft) =>
        change(draft.url, { text: { mode: 'append', html: pageHtml(draft) } }),
      ),
    ],
    robotsTxt: robots?.text,
  };
}

/** The pages on which structured data changes that is there already. */
function listEntryPages({ replacedEntry, brokenOn }: PackPlan): string[] {
  return [...new Set([...(replacedEntry === null ? [] : [replacedEntry.url]), ...brokenOn])];
}

function entryEdits(
  { entry, replacedEntry, brokenOn }: PackPlan,
  url: string | null,
): HtmlPageChange['edit']['entries'] {
  const isHere = replacedEntry !== null && replacedEntry.url === url && entry !== null;
  return {
    replaced: isHere ? { entry: replacedEntry.entry, json: jsonLdText(entry) } : undefined,
    dropsBroken: brokenOn.some((one) => one === url),
  };
}
