import { Cite } from '#web/components/reading/cite.tsx';
import { GuideTable } from './guide-table.tsx';

/** The bots that matter to a local business, for the guide on robots.txt, which has the numbered sources. */
export function BotNames() {
  return (
    <GuideTable
      caption="Names for robots.txt, and what happens if you refuse them"
      columns={['Name', 'Whose', 'For', 'If refused']}
      rows={[
        [
          'OAI-SearchBot',
          'OpenAI',
          'Search',
          <>
            ChatGPT search does not show or cite you
            <Cite source={1} />
          </>,
        ],
        [
          'PerplexityBot',
          'Perplexity',
          'Search',
          <>
            Perplexity does not list or link you
            <Cite source={2} />
          </>,
        ],
        [
          'Claude-SearchBot',
          'Anthropic',
          'Search',
          <>
            You are seen less in Claude’s search
            <Cite source={3} />
          </>,
        ],
        [
          'Googlebot',
          'Google',
          'Search',
          <>
            You vanish from Google, AI Overviews and AI Mode
            <Cite source={4} />
          </>,
        ],
        [
          'Bingbot',
          'Microsoft',
          'Search',
          <>
            You vanish from Bing and from Copilot
            <Cite source={5} />
          </>,
        ],
        [
          'GPTBot',
          'OpenAI',
          'Training',
          <>
            No training on your pages; ChatGPT search is not affected
            <Cite source={1} />
          </>,
        ],
        [
          'ClaudeBot',
          'Anthropic',
          'Training',
          <>
            No training on your pages
            <Cite source={3} />
          </>,
        ],
        [
          'Google-Extended',
          'Google',
          'Training, and what Gemini’s answers rest on',
          <>
            Google Search is not affected
            <Cite source={4} />
          </>,
        ],
        [
          'Applebot-Extended',
          'Apple',
          'Training',
          <>
            Siri and Spotlight are not affected
            <Cite source={5} />
          </>,
        ],
        ['CCBot', 'Common Crawl', 'An open archive', 'You are left out of it from then on'],
      ]}
    />
  );
}
