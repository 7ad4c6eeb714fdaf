import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';

const EntryKey = z.object({ id: z.string().nullable(), types: z.array(z.string()), properties: z.array(z.string()) });
type EntryKey = z.infer<typeof EntryKey>;

const Manifest = z.object({
  home: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    heading: z.string().nullable(),
    opening: z.string().nullable(),
    demoted: z.array(z.string()),
  }),
  structuredData: z
    .object({ file: z.string(), inPlaceOf: z.object({ url: z.string(), entry: EntryKey }).nullable() })
    .nullable(),
  unreadableBlocks: z.array(z.string()),
  robotsTxt: z.string().nullable(),
  contactLine: z.string().nullable(),
  phoneLink: z.object({ file: z.string(), shown: z.string() }).nullable(),
  newSections: z.array(z.object({ url: z.string(), file: z.string() })),
  promise: z.object({
    fixes: z.array(z.string()),
    changes: z.array(z.object({ id: z.string(), status: z.string(), points: z.number() })),
    pointsGained: z.number(),
  }),
});
export type Manifest = z.infer<typeof Manifest>;

/** Copies a recorded site and applies the pack to the copy like its owner would, by the files of the zip alone. */
export function applyPack(folder: string, copy: string, zip: Uint8Array): Manifest {
  const files = new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]));
  const read = (path: string | null): string => {
    const text = path === null ? '' : files.get(path);
    if (text === undefined) throw new Error(`The pack has no ${path}.`);
    return text;
  };
  const manifest = Manifest.parse(JSON.parse(read('manifest.json')));
  cpSync(folder, copy, { recursive: true });
  const { structuredData, phoneLink } = manifest;
  for (const url of manifest.unreadableBlocks) edit(fileOf(copy, url), withoutUnreadable);
  const own = structuredData?.inPlaceOf ?? null;
  const made = read(structuredData?.file ?? null);
  if (own !== null) edit(fileOf(copy, own.url), (html) => withEntry(html, own.entry, made));
  for (const { url, file } of manifest.newSections) edit(fileOf(copy, url), (html) => atEnd(html, read(file)));
  if (manifest.robotsTxt !== null) writeFileSync(join(copy, 'robots.txt'), read(manifest.robotsTxt));
  edit(join(copy, 'index.html'), (html) => {
    const { title, description, heading, opening, demoted } = manifest.home;
    const called = phoneLink === null ? html : withLink(html, phoneLink.shown, read(phoneLink.file).trim());
    const inHead = withHead(called, title, description).replace('</head>', () => `${own === null ? made : ''}</head>`);
    const top = withTop(withoutSecondHeadings(inHead, demoted), heading, opening);
    return inFooter(top, read(manifest.contactLine));
  });
  return manifest;
}

function edit(file: string, change: (html: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function fileOf(folder: string, url: string): string {
  const { pathname } = new URL(url);
  const found = [pathname, `${pathname}.html`, `${pathname}/index.html`, `${pathname}index.html`].find(
    (name) => name.endsWith('.html') && existsSync(join(folder, name)),
  );
  if (found === undefined) throw new Error(`There is no page ${pathname}.`);
  return join(folder, found);
}

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>\n?/g;

function withoutUnreadable(html: string): string {
  return html.replace(SCRIPT, (whole, text: string) => {
    try {
      JSON.parse(text);
      return whole;
    } catch {
      return '';
    }
  });
}

/** One entry of the page replaced by another; everything else in its script stays. */
function withEntry(html: string, key: EntryKey, made: string): string {
  let isDone = false;
  const change = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.flatMap((one: unknown) => change(one) ?? []);
    const node = z.looseObject({ '@graph': z.array(z.unknown()).optional() }).parse(data);
    if (node['@graph'] !== undefined) return { ...node, '@graph': change(node['@graph']) };
    if (isDone || !isMeant(node, key)) return data;
    isDone = true;
    return JSON.parse(made);
  };
  return html.replace(SCRIPT, (_, text: string) => {
    const data: unknown = JSON.parse(text);
    return `<script type="application/ld+json">${JSON.stringify(change(data))}</script>`;
  });
}

function isMeant(node: Readonly<Record<string, unknown>>, { id, types, properties }: EntryKey): boolean {
  const isSameId = typeof node['@id'] === 'string' ? id?.endsWith(node['@id']) === true : id === null;
  return isSameId && [node['@type']].flat().join() === types.join() && properties.every((name) => name in node);
}

function withLink(html: string, shown: string, link: string): string {
  const at = html.lastIndexOf(shown);
  if (at < 0) throw new Error(`The home page does not show ${shown}.`);
  return html.slice(0, at) + link + html.slice(at + shown.length);
}

function withHead(html: string, title: string | null, description: string | null): string {
  const titled =
    title === null ? html : html.replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escapeText(title)}</title>`);
  if (description === null) return titled;
  const meta = `<meta name="description" content="${escapeText(description)}">`;
  return /<meta name="description"/.test(titled)
    ? titled.replace(/<meta name="description"[^>]*>/, () => meta)
    : titled.replace('</title>', () => `</title>\n${meta}`);
}

function withoutSecondHeadings(html: string, demoted: readonly string[]): string {
  return html.replace(/<h1>([\s\S]*?)<\/h1>/g, (whole, text: string) =>
    demoted.some((one) => escapeText(one) === text || one === text.replaceAll('&amp;', '&'))
      ? `<h2>${text}</h2>`
      : whole,
  );
}

function withTop(html: string, heading: string | null, opening: string | null): string {
  const first = opening === null ? '' : `\n<p>${escapeText(opening)}</p>`;
  if (/<h1>/.test(html))
    return html.replace(
      /<h1>[\s\S]*?<\/h1>/,
      (old) => `${heading === null ? old : `<h1>${escapeText(heading)}</h1>`}${first}`,
    );
  if (heading === null) return html;
  return html.replace('<main>', () => `<main>\n<h1>${escapeText(heading)}</h1>${first}`);
}

function atEnd(html: string, addition: string): string {
  return html.replace('</main>', () => `${addition}</main>`);
}

function inFooter(html: string, addition: string): string {
  if (html.includes('</footer>')) return html.replace('</footer>', () => `${addition}</footer>`);
  return html.replace('</body>', () => `<footer>\n${addition}</footer>\n</body>`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
