import type { BuiltActionPack } from '#engine/action-pack/build-action-pack.ts';
import { isBelowType } from '#engine/facts/category/local-business-types.ts';
import { foldText, keepLetters, splitWords } from '#engine/facts/language/fold-text.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import type { OutlineNode } from '#shared/fixes/site-outline.ts';

type Files = ReadonlyMap<string, string>;

/** False or harmful statements that a pack made once and must not make again, each with its place; empty where there is none. */
export function packFalsehoods(material: WritingMaterial, { plan }: BuiltActionPack, files: Files): string[] {
  return [
    ...stepFaults(plan, files),
    ...draftFaults(plan, files),
    ...entryFaults(material, plan),
    ...headingFaults(material, plan),
    ...llmsFaults(material, files.get('optional/llms.txt') ?? null),
  ];
}

type Plan = BuiltActionPack['plan'];

/** Every ordered change is in the pack, every change is ordered, and the sections are counted. */
function stepFaults(plan: Plan, files: Files): string[] {
  const steps = files.get('STEPS.md') ?? '';
  const { home, services, questions } = plan;
  const drafts = [...services.map(({ page }) => page), ...(questions === null ? [] : [questions])];
  const ordered: readonly (readonly [what: string, isOrdered: boolean, isThere: boolean])[] = [
    ['title', /^\d\. Page title:/m.test(steps), home.title !== null],
    ['description', /^\d\. Page description:/m.test(steps), home.description !== null],
    ['heading', steps.includes('The new heading is in'), home.heading !== null],
    ['first sentence', steps.includes('Put the first sentence'), home.opening !== null],
    ['subheadings', steps.includes('Make these H2'), home.demoted.length > 0],
    ['entry', /structured-data\.(?:html|json)/.test(steps), plan.entry !== null],
    ['unreadable', steps.includes('which no machine can read'), plan.brokenOn.length > 0],
    ['doubts', steps.includes('Which one is right?'), (plan.patch?.doubts.length ?? 0) > 0],
    ['new sections', steps.includes('Add to /'), drafts.length > 0],
    ['robots.txt', /^## \d\. robots\.txt$/m.test(steps), plan.robots !== null],
  ];
  const named = [...steps.matchAll(/(?:site|pages)\/[\w./-]+\.html/g)].map(([path]) => path);
  const made = [...files.keys()].filter((path) => /^site\/.*\.html$|^pages\/.*\/page\.html$/.test(path));
  const sections = [...steps.matchAll(/^## (\d+)\. \S/gm)].map(([, number]) => Number(number));
  return [
    ...ordered.flatMap(([what, isOrdered, isThere]) => (isOrdered === isThere ? [] : [`steps: ${what}`])),
    ...named.filter((path) => !files.has(path)).map((path) => `steps: no file ${path}`),
    ...made.filter((path) => !named.includes(path)).map((path) => `steps: ${path} is not ordered`),
    ...(sections.every((number, at) => number === at + 1) ? [] : ['steps: the sections are not counted']),
    ...(/in the same file/i.test(steps) ? ['steps: "the same file" of none'] : []),
  ];
}

/** A draft is kept from search engines, asks six questions at most, and nothing of the pack leads to its address. */
function draftFaults({ drafts }: Plan, files: Files): string[] {
  const applied = [...files].filter(([path]) => /^(?:STEPS|manifest|home-page|site|pages|optional)\b/.test(path));
  return drafts.flatMap(({ service, url, parts }) => {
    const html = files.get(`drafts/${service.slug}.html`) ?? '';
    const { pathname } = new URL(url);
    return [
      ...(html.includes('content="noindex"') ? [] : [`drafts: ${service.slug} may be indexed`]),
      ...(parts.flatMap(({ questions }) => questions).length <= 6 ? [] : [`drafts: ${service.slug} asks too much`]),
      ...applied.filter(([, text]) => text.includes(pathname)).map(([path]) => `drafts: ${path} names ${pathname}`),
    ];
  });
}

function entryFaults({ outline }: WritingMaterial, { entry, replacedEntry, patch }: Plan): string[] {
  if (entry === null) return [];
  const own = outline.pages
    .filter(({ url }) => url === replacedEntry?.url)
    .flatMap(({ structured }) => structured)
    .find((node) => JSON.stringify(keyOf(node)) === JSON.stringify(replacedEntry?.entry));
  const listed = new Set(patch?.changed.map(({ property }) => property));
  const types = [entry['@type']].flat().map(String);
  const isKept = ([name, values]: OutlineNode['properties'][number]) =>
    values.join('') === '' ||
    (name in entry &&
      values.every(
        (value) => typeof value !== 'string' || JSON.stringify(entry[name]).includes(JSON.stringify(value)),
      ));
  const profiles = [entry.sameAs ?? []]
    .flat()
    .map((one) => String(one).replace(/^https?:\/\/(?:www\.|m\.)?|\/?\?.*$|\/$/g, ''));
  return [
    ...(own?.properties ?? [])
      .filter((one) => !isKept(one) && !listed.has(one[0]))
      .map(([name]) => `entry: lost ${name}`),
    ...(own?.types ?? [])
      .filter((type) => !listed.has('@type') && !types.includes(type))
      .map((type) => `entry: type ${type} is changed in silence`),
    ...(own?.types ?? [])
      .filter(
        (type) => isBelowType(type, 'LocalBusiness') && !types.some((one) => one === type || isBelowType(one, type)),
      )
      .map((type) => `entry: ${types.join()} is no kind of ${type}`),
    ...(new Set(profiles).size === profiles.length ? [] : ['entry: a profile twice']),
    ...(hasOwn(own, 'image') ? [] : imageFaults(String(entry.image ?? ''))),
    ...(hasOwn(own, 'makesOffer') ? [] : offerFaults(outline, entry.makesOffer)),
  ];
}

function keyOf({ id, types, properties }: OutlineNode) {
  return { id, types, properties: properties.map(([name]) => name) };
}

function hasOwn(own: OutlineNode | undefined, property: string): boolean {
  return own?.properties.some(([name]) => name === property) === true;
}

function imageFaults(image: string): string[] {
  const file = image.split('/').at(-1) ?? '';
  return image !== '' && /logo|icon|menu|\.(?:png|svg|gif)$|\d{2}x\d{2}\D/i.test(file)
    ? [`entry: ${image} is no photo`]
    : [];
}

/** An offered service is beyond doubt, and its page says its name. */
function offerFaults({ services, pages }: WritingMaterial['outline'], offers: unknown): string[] {
  const sure = new Set(services?.sure ?? []);
  // Without a page of its own, structured data of the site has to say it.
  const code = JSON.stringify(pages.map(({ structured }) => structured));
  const isStated = (name: string) => code.includes(JSON.stringify(name));
  const offered = [offers ?? []].flat().map((offer) => new Map(Object.entries(Object(Object(offer).itemOffered))));
  return offered.flatMap((service) => {
    const name = String(service.get('name'));
    const url = service.get('url');
    const page = pages.find((one) => one.url === url);
    const says = keepLetters(
      foldText(`${page?.url} ${page?.title} ${page?.headings.map(({ text }) => text).join(' ')}`),
    );
    const isAbout = splitWords(foldText(name)).some((word) => word.length > 2 && says.includes(word.slice(0, 5)));
    return [
      ...(sure.has(name) && (url !== undefined || isStated(name)) ? [] : [`entry: ${name} may be no service`]),
      ...(url === undefined || isAbout ? [] : [`entry: ${String(url)} is not about ${name}`]),
    ];
  });
}

/** Headings are made smaller only beside one that says trade, place or name. */
function headingFaults({ sheet, analysis }: WritingMaterial, { home }: Plan): string[] {
  if (home.demoted.length === 0 || home.heading !== null) return [];
  const passes = analysis.factors.websiteH1.checks.filter(
    ({ id, status }) => status === 'pass' && (id === 'websiteH1.namesService' || id === 'websiteH1.namesPlace'),
  );
  const names = sheet.facts.some(({ kind }) => kind === 'name');
  return passes.length > 0 || names ? [] : ['headings: none is left that says anything'];
}

function llmsFaults({ outline, sheet, analysis }: WritingMaterial, text: string | null): string[] {
  if (text === null) return [];
  const urls = new Set(outline.pages.map(({ url }) => keepLetters(decodeURI(url))));
  const links = [...text.matchAll(/\]\((\S+)\)$/gm)].map(([, url = '']) => url);
  const [, name = ''] = /^# (.*)$/m.exec(text) ?? [];
  const label = sheet.facts.find(({ kind, state }) => kind === 'category' && state === 'found')?.value;
  const isForeign = !analysis.business.languages[0]?.startsWith('en');
  return [
    ...links.filter((url) => !urls.has(keepLetters(decodeURI(url)))).map((url) => `llms.txt: ${url} is not there`),
    ...links
      .filter((url) => /privacy|impressum|datenschutz|legal|cookie/i.test(new URL(url).pathname))
      .map((url) => `llms.txt: ${url} is legal`),
    ...(sheet.facts.some(({ kind }) => kind === 'name') && !name.includes('.test')
      ? []
      : [`llms.txt: ${name} is no name`]),
    ...(isForeign && label !== undefined && text.includes(`> ${label}`)
      ? [`llms.txt: “${label}” in another language`]
      : []),
  ];
}

/** Nodes of structured data with an id or a name that a page had and has no more. */
export function lostNodes({ pages }: WritingMaterial['outline'], after: WritingMaterial['outline']): string[] {
  return pages.flatMap(({ url, structured }) => {
    const now = after.pages.find((page) => page.url === url)?.structured ?? [];
    return structured
      .filter((node) => !now.some((one) => (node.id === null ? nameOf(one) === nameOf(node) : one.id === node.id)))
      .map((node) => `${url} ${node.id ?? nameOf(node)}`);
  });
}

function nameOf({ properties }: OutlineNode): string {
  return JSON.stringify(properties.find(([name]) => name === 'name'));
}
