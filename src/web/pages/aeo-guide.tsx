import { Link, type MetaFunction } from 'react-router';
import { publicPage } from '#shared/product/public-pages.ts';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { SourceList } from '#web/components/reading/source-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { AEO_SOURCES } from '#web/features/aeo-guide/aeo-sources.ts';
import { BeingEligible } from '#web/features/aeo-guide/being-eligible.tsx';
import { Checklist } from '#web/features/aeo-guide/checklist.tsx';
import { Measuring } from '#web/features/aeo-guide/measuring.tsx';
import { WhatHelps } from '#web/features/aeo-guide/what-helps.tsx';
import { WhatItIs } from '#web/features/aeo-guide/what-it-is.tsx';
import { articleMeta } from '#web/features/guides/guide-meta.ts';
import { paths } from '#web/paths.ts';

const title = 'Answer engine optimization for a local business';

export const meta: MetaFunction = () => {
  const { description, updated } = publicPage(paths.aeoGuide.pattern);
  return articleMeta(paths.aeoGuide.pattern, { headline: title, description, updated });
};

const chapters = [
  { id: 'what', label: 'What it is' },
  { id: 'readers', label: 'Who reads your website' },
  { id: 'eligible', label: 'What being eligible means' },
  { id: 'rejected', label: 'What you do not need' },
  { id: 'helps', label: 'What helps' },
  { id: 'measure', label: 'How to measure' },
  { id: 'unknown', label: 'What cannot be known' },
  { id: 'checklist', label: 'Checklist' },
  { id: 'sources', label: 'Sources' },
] as const;

/** The long guide: what answer engine optimization is, as of November 2026. */
export default function AeoGuidePage() {
  return (
    <ReadingPage
      path={paths.aeoGuide.pattern}
      title={title}
      lead="As of November 2026. Allow the search bots, say plainly what you do and where, be the same everywhere, get named by others: that’s most of it. Half of what is sold beyond this, Google itself says you do not need. What nobody can know is here too."
      chapters={chapters}
      after={<Onward />}
    >
      <WhatItIs />
      <BeingEligible />
      <WhatHelps />
      <Measuring />
      <Checklist />
      <h2 id="sources">Sources</h2>
      <SourceList sources={Object.values(AEO_SOURCES)} />
    </ReadingPage>
  );
}

function Onward() {
  return (
    <div className="grid gap-6 border-ink border-t-[1.5px] pt-8">
      <div className="grid justify-items-start gap-4">
        <p className="text-lead">
          The audit looks at the first half of this list on your own website, bot by bot, without an account.
        </p>
        <Button variant="ink" asChild>
          <Link to={paths.home.section('audit')}>Run Free Audit</Link>
        </Button>
      </div>
      <ul>
        <li>
          <Link to={paths.guides.guide('ai-bots-robots-txt')} className="inline-flex min-h-11 items-center">
            Should I block AI bots in robots.txt?
          </Link>
        </li>
        <li>
          <Link to={paths.guides.guide('ai-answers')} className="inline-flex min-h-11 items-center">
            How do AI answers choose local businesses?
          </Link>
        </li>
      </ul>
    </div>
  );
}
