import { Fragment } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TemplateRow } from '#web/features/downloads/template-row.tsx';
import { TEMPLATE_GROUPS, TEMPLATES, templatePath } from '#web/features/downloads/templates.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

const title = 'Templates to download';

export const meta: MetaFunction = () =>
  pageMeta(paths.downloads.pattern, (url, site) => ({
    '@type': 'CollectionPage',
    name: title,
    url,
    inLanguage: 'en',
    hasPart: TEMPLATES.flatMap(({ title: name, purpose, files, updated }) =>
      files.map((file) => ({
        '@type': 'DigitalDocument',
        name,
        description: purpose,
        encodingFormat: file.mediaType,
        url: new URL(templatePath(file.name), site).href,
        dateModified: updated,
        isAccessibleForFree: true,
      })),
    ),
  }));

/** Downloadable templates, with the purpose of each. */
export default function DownloadsPage() {
  return (
    <ReadingPage
      path={paths.downloads.pattern}
      title={title}
      lead="Ten things to fill in and use at once, in plain formats that open everywhere. No account, no address asked for. The examples in them belong to Harbor & Pine Plumbing, which does not exist."
      chapters={TEMPLATE_GROUPS.map((group) => ({ id: group.id, label: group.title }))}
      after={<Onward />}
    >
      {TEMPLATE_GROUPS.map((group) => (
        <Fragment key={group.id}>
          <h2 id={group.id}>{group.title}</h2>
          <div className="border-ink border-t-[1.5px]">
            {group.templates.map((template) => (
              <TemplateRow key={template.id} template={template} />
            ))}
          </div>
        </Fragment>
      ))}
    </ReadingPage>
  );
}

function Onward() {
  return (
    <div className="grid justify-items-start gap-4 border-ink border-t-[1.5px] pt-8">
      <p className="text-lead">Not sure which of them you need? Your own website tells: paste its address.</p>
      <Button variant="ink" asChild>
        <Link to={paths.home.section('audit')}>Run Free Audit</Link>
      </Button>
    </div>
  );
}
