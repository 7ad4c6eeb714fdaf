import { Link, type MetaFunction } from 'react-router';
import { publicPage } from '#shared/product/public-pages.ts';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ANSWER_ENGINES } from '#web/features/ai-search-hub/answer-engines.ts';
import { EngineRow } from '#web/features/ai-search-hub/engine-row.tsx';
import { RoleFilter } from '#web/features/ai-search-hub/role-filter.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

const title = 'AI search hub';

export const meta: MetaFunction = () => {
  const { description, updated } = publicPage(paths.aiSearchHub.pattern);
  return pageMeta(paths.aiSearchHub.pattern, (url) => ({
    '@type': 'CollectionPage',
    name: title,
    description,
    url,
    inLanguage: 'en',
    dateModified: updated,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: ANSWER_ENGINES.length,
      itemListElement: ANSWER_ENGINES.map(({ id, name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        url: `${url}#${id}`,
      })),
    },
  }));
};

/** Every answer engine with its bots, its known sources, and the robots.txt lines to allow or block it. */
export default function AiSearchHubPage() {
  return (
    <ReadingPage
      path={paths.aiSearchHub.pattern}
      title={title}
      lead="Ten engines that answer questions about local businesses: which bots visit your site for them, where their local facts come from as far as that is published, and the lines of robots.txt that allow or block them."
      chapters={ANSWER_ENGINES.map(({ id, name }) => ({ id, label: name }))}
      after={<Onward />}
    >
      <p>
        A line for one bot applies to that bot alone. A bot that your file does not name follows the group for all bots,
        <code className="whitespace-nowrap">User-agent: *</code>. The lines below say yes or no to the whole site;
        private folders that you exclude have to be repeated in each group.
      </p>
      <div className="group/hub">
        <RoleFilter />
        <div className="mt-6 border-ink border-t-[1.5px]">
          {ANSWER_ENGINES.map((engine) => (
            <EngineRow key={engine.id} engine={engine} />
          ))}
        </div>
      </div>
    </ReadingPage>
  );
}

function Onward() {
  return (
    <div className="grid gap-6 border-ink border-t-[1.5px] pt-8">
      <div className="grid justify-items-start gap-4">
        <p className="text-lead">
          Which of them can open your site today? The audit checks, and shows the line that decides.
        </p>
        <Button variant="ink" asChild>
          <Link to={paths.home.section('audit')}>Run Free Audit</Link>
        </Button>
      </div>
      <ul>
        <li>
          <Link to={paths.aeoGuide.to()} className="inline-flex min-h-11 items-center">
            Answer engine optimisation: the whole guide
          </Link>
        </li>
        <li>
          <Link to={paths.guides.guide('ai-bots-robots-txt')} className="inline-flex min-h-11 items-center">
            Should I block AI bots in robots.txt?
          </Link>
        </li>
        <li>
          <Link to={paths.downloads.to()} className="inline-flex min-h-11 items-center">
            A robots.txt that lets search and answers in, to download
          </Link>
        </li>
      </ul>
    </div>
  );
}
