import type { HtmlPageChange, SiteChange } from '../dry-run/dry-run.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { newPageLinksHtml } from './changed-pages.ts';
import { jsonLdScript } from './local-business-json-ld.ts';
import { escapePackHtml } from './pack-html.ts';
import type { PackPlan } from './pack-plan.ts';
import { pageHtml } from './page-draft.ts';
import { listReadDrafts } from './predict-checks.ts';

/** A pack as its owner applies it, for a dry run. `language` as of its texts. */
export function packChanges(material: WritingMaterial, plan: PackPlan, language: TextLanguage | null): SiteChange {
  const { home, entry, removeEntriesFrom, contactLine, robots } = plan;
  const homeUrl = material.outline.pages[0]?.url ?? null;
  const footer = [contactLine ?? '', newPageLinksHtml(plan)].filter(Boolean).join('\n');
  const read = new Set(material.outline.pages.map(({ url }) => url));
  // What is added to a page that the audit does not read changes nothing that it says.
  const drafts = listReadDrafts(material, plan).filter(({ isNew, url }) => isNew || read.has(url));
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
          jsonLd: entry === null ? undefined : { mode: 'replace', html: jsonLdScript(entry) },
          footer: footer === '' ? undefined : footer,
        },
      },
      ...removeEntriesFrom.filter((url) => url !== homeUrl).map((url) => change(url, { dropsEntries: true })),
      ...(language === null ? [] : drafts).map((draft) => {
        const html = pageHtml(material, draft, language ?? 'en');
        return draft.isNew ? { url: draft.url, html, edit: {} } : change(draft.url, { text: { mode: 'append', html } });
      }),
    ],
    robotsTxt: robots?.text,
  };
}
