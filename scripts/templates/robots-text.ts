import { BOTS } from '#shared/audit/bots.ts';

const namesOf = (isWanted: (reader: (typeof BOTS)[number]) => boolean): string[] =>
  BOTS.filter(isWanted).map(({ token }) => `User-agent: ${token}`);

/**
 * A robots.txt that allows the bots through which people find a business by name, and leaves training as a choice: its
 * lines are included as comments. The names are those that an audit checks.
 */
export function welcomingRobotsText(): string {
  return [
    '# robots.txt: goes to the top folder of your website, as https://your-site/robots.txt',
    '# Change harborandpine.example in the last line to your own address.',
    '',
    '# 1. Search and answer readers. Through these people find you. Keep them in.',
    ...namesOf(({ countsForScore }) => countsForScore),
    'Allow: /',
    '',
    '# 2. Everybody else. Add what nobody should look for, for example Disallow: /cart/',
    '# A line added here does not hold for the readers named above: add it there too.',
    'User-agent: *',
    'Allow: /',
    '',
    '# 3. Training of AI models: your choice. The search engines above do not depend on it; answers that Gemini and the',
    '# assistants of Meta and Amazon give without searching may. To refuse it, take away the # before these lines.',
    ...namesOf(({ role, source }) => role === 'training' && source.url?.includes('ai-robots-txt') === false).map(
      (line) => `#${line}`,
    ),
    '#Disallow: /',
    '',
    'Sitemap: https://harborandpine.example/sitemap.xml',
    '',
  ].join('\n');
}
