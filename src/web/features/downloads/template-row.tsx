import { Link } from 'react-router';
import { guideBySlug } from '#shared/product/guides.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { Download } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { paths } from '#web/paths.ts';
import { ExcerptView } from './excerpt-view.tsx';
import { fileExtension, fileSize } from './file-labels.ts';
import { type Template, templatePath } from './templates.ts';

/** A template: its purpose, a preview, its files. */
export function TemplateRow({ template }: { readonly template: Template }) {
  const { id, title, purpose, files, excerpt, updated, guide } = template;
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-line border-b py-6 md:grid-cols-[minmax(0,1fr)_15rem]"
    >
      <div className="grid content-start gap-1.5">
        <h3 id={id} className="scroll-mt-[calc(var(--bar-height)+24px)] text-balance">
          {title}
        </h3>
        <p className="text-ink-2">{purpose}</p>
        {guide !== null && (
          <p className="text-note">
            <Link to={paths.guides.guide(guide)}>{guideBySlug(guide).question}</Link>
          </p>
        )}
        <p className="text-caption text-ink-3">
          Last changed <time dateTime={updated}>{formatDay(updated)}</time>
        </p>
      </div>
      <ul className="m-0 list-none gap-4 p-0">
        {files.map(({ name, format, bytes }) => (
          <li key={name} className="grid content-start gap-1.5">
            <Button variant="outline" asChild className="w-full justify-start">
              <a href={templatePath(name)} download={name}>
                <Download aria-hidden />
                <span>
                  Download <span className="uppercase">{fileExtension(name)}</span>
                  <span className="sr-only">: {title}</span>
                </span>
              </a>
            </Button>
            <span className="text-caption text-ink-2 leading-[1.4]">
              {format}, {fileSize(bytes)}
            </span>
          </li>
        ))}
      </ul>
      <Disclosure
        className="md:col-span-2"
        summaryClassName="inline-flex min-h-11 items-center gap-2 text-note text-ink-2 hover:text-ink"
        summary={
          <>
            Look inside
            <span className="sr-only">: {title}</span>
            <DisclosureArrow className="size-4!" />
          </>
        }
      >
        <ExcerptView excerpt={excerpt} of={title} />
      </Disclosure>
    </article>
  );
}
