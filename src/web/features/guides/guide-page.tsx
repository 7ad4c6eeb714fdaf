import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type GuideSlug, guideBySlug } from '#shared/product/guides.ts';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { type Source, SourceList } from '#web/components/reading/source-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { paths } from '#web/paths.ts';

/** A part of a guide with its anchor. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface GuidePageProps {
  readonly slug: GuideSlug;
  /** The short answer, which comes first. */
  readonly answer: ReactNode;
  readonly chapters: readonly Chapter[];
  readonly tenMinutes: readonly string[];
  readonly thisWeek: readonly string[];
  /** In the order of their numbers in the text. */
  readonly sources: readonly Source[];
}

/** A guide: question, answer, chapters, what to do, sources, and further links. */
export function GuidePage({ slug, answer, chapters, tenMinutes, thisWeek, sources }: GuidePageProps) {
  return (
    <ReadingPage
      path={paths.guides.guide(slug)}
      title={guideBySlug(slug).question}
      lead={answer}
      chapters={[
        ...chapters.map(({ id, title }) => ({ id, label: title })),
        { id: 'to-do', label: 'What to do' },
        { id: 'sources', label: 'Sources' },
      ]}
      after={<Onward slug={slug} />}
    >
      {chapters.map(({ id, title, body }) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          {body}
        </Fragment>
      ))}
      <h2 id="to-do">What to do</h2>
      <h3>In ten minutes</h3>
      <Steps steps={tenMinutes} />
      <h3>This week</h3>
      <Steps steps={thisWeek} />
      <h2 id="sources">Sources</h2>
      <SourceList sources={sources} />
    </ReadingPage>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Onward({ slug }: { readonly slug: GuideSlug }) {
  return (
    <div className="grid gap-8 border-ink border-t-[1.5px] pt-8">
      <div className="grid justify-items-start gap-4">
        <p className="text-lead">See what your own website says about this: paste its address, no account needed.</p>
        <Button variant="ink" asChild>
          <Link to={paths.home.section('audit')}>Run Free Audit</Link>
        </Button>
      </div>
      <nav aria-label="Guides to read next">
        <h2 className="font-[620] font-text text-body tracking-normal">Read next</h2>
        <ul className="mt-1">
          {guideBySlug(slug).related.map((other) => (
            <li key={other}>
              <Link to={paths.guides.guide(other)} className="inline-flex min-h-11 items-center py-2">
                {guideBySlug(other).question}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.guides.to()} className="inline-flex min-h-11 items-center text-ink-2">
              All guides
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
