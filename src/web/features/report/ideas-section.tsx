import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { splitIdea } from './content-idea.ts';
import { countTexts, LockedTitles, NoneWritten } from './locked-titles.tsx';

/** Ideas for new content. */
export function IdeasSection({ contentIdeas, locked }: Pick<AuditedAnalysis, 'contentIdeas' | 'locked'>) {
  return (
    <ReportSection
      id="ideas"
      title="Content Ideas"
      tag={countTexts(contentIdeas.length, locked?.contentIdeas)}
      lead="Pages and posts your customers would look for."
    >
      <div className="grid gap-6">
        {contentIdeas.length > 0 && (
          <ol>
            {contentIdeas.map((idea) => {
              const { title, body } = splitIdea(idea);
              return (
                <li key={idea} dir="auto" className="grid gap-1 border-line-2 border-t py-4 last:border-b">
                  <h3 className="text-body-wide">{title}</h3>
                  {body !== '' && <p className="max-w-[34.72em] whitespace-pre-line text-ink-2 text-note">{body}</p>}
                  <div className="mt-2 w-fit" data-screen-only>
                    <CopyButton text={idea} label="Copy" of={title} />
                  </div>
                </li>
              );
            })}
          </ol>
        )}
        {locked?.contentIdeas !== undefined && <LockedTitles locked={locked.contentIdeas} one="idea" />}
        {contentIdeas.length === 0 && locked?.contentIdeas === undefined && (
          <NoneWritten>We have no ideas for this audit yet. Add your services or places under Your facts.</NoneWritten>
        )}
      </div>
    </ReportSection>
  );
}
