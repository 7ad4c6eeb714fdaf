import { readCompiled } from '../data/read-compiled.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { findFactValue } from './pack-facts.ts';
import type { PackPromise } from './pack-gain.ts';
import { escapeMarkdown } from './pack-html.ts';
import type { ReadmePart, ReadmeWording } from './readme-wording.ts';

const WORDS = readCompiled<Readonly<Record<TextLanguage, ReadmeWording>>>('pack');

/** A description of each part of a pack, by the prefix of its files’ paths. */
const PARTS: readonly (readonly [start: string, part: ReadmePart])[] = [
  ['STEPS.md', 'steps'],
  ['home-page/', 'home'],
  ['site/robots.', 'robots'],
  ['site/contact-line.html', 'contact'],
  ['site/phone-link.html', 'phoneLink'],
  ['site/questions', 'questions'],
  ['pages/', 'pages'],
  ['drafts/', 'drafts'],
  ['site/directory-corrections.csv', 'directories'],
  ['optional/', 'llms'],
];

/** The first page of the pack, in the language of the site where we support it. `hasSteps`: there is something to do on the site. */
export function readmeText(
  material: WritingMaterial,
  { pointsGained }: PackPromise,
  paths: readonly string[],
  language: TextLanguage,
  hasSteps: boolean,
): string {
  const words = WORDS[language];
  const name = findFactValue(material, 'name') ?? URL.parse(material.analysis.websiteUrl)?.hostname ?? '';
  const hasEntry = paths.some((path) => path.startsWith('home-page/structured-data'));
  const present = PARTS.filter(([start]) => paths.some((path) => path.startsWith(start))).map(
    ([start, part]) => [start, part === 'home' && !hasEntry ? 'homeTexts' : part] as const,
  );
  const points = pointsGained.toFixed(1);
  return [
    `# ${words.title.replace('{name}', () => escapeMarkdown(name))}`,
    '',
    words.what,
    '',
    ...(hasSteps ? [words.order, ''] : []),
    ...(pointsGained > 0
      ? [words.gain.replace('{points}', language === 'en' ? points : points.replace('.', ',')), '']
      : []),
    ...words.rules.map((rule) => `- ${rule}`),
    '',
    `## ${words.files}`,
    '',
    ...present.map(([start, part]) => `- ${start}${start.endsWith('.') ? 'txt' : ''}: ${words.names[part]}`),
    '',
  ].join('\n');
}
