import { Fragment } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { GUIDE_TOPICS, GUIDES, type Guide } from '#shared/product/guides.ts';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

const title = 'Guides';

export const meta: MetaFunction = () =>
  pageMeta(paths.guides.pattern, (url, site) => ({
    '@type': 'CollectionPage',
    name: title,
    url,
    hasPart: GUIDES.map(({ slug, question }) => ({
      '@type': 'Article',
      headline: question,
      url: new URL(paths.guides.guide(slug), site).href,
    })),
  }));

/** All guides, by question. */
export default function GuidesPage() {
  return (
    <ReadingPage
      path={paths.guides.pattern}
      title={title}
      lead="One question each, answered in the first paragraph. Every guide says what is somebody’s rule, what a study found and what is practice, with the source and its date, and ends with what you can do in ten minutes."
      chapters={GUIDE_TOPICS.map(({ id, question }) => ({ id, label: question }))}
    >
      {GUIDE_TOPICS.map(({ id, question }) => (
        <Fragment key={id}>
          <h2 id={id}>{question}</h2>
          <ul className="list-none gap-0 border-ink border-t-[1.5px] pl-0">
            {GUIDES.filter(({ topic }) => topic === id).map((guide) => (
              <GuideRow key={guide.slug} {...guide} />
            ))}
          </ul>
        </Fragment>
      ))}
    </ReadingPage>
  );
}

/** A link to the guide; the whole row is clickable. */
function GuideRow({ slug, question, description }: Pick<Guide, 'slug' | 'question' | 'description'>) {
  return (
    <li className="relative grid gap-1 border-line border-b py-4">
      <Link
        to={paths.guides.guide(slug)}
        className="font-[640] text-lead leading-[1.35] no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
      >
        {question}
      </Link>
      <span className="text-ink-2 text-note leading-[1.5]">{description}</span>
    </li>
  );
}
