import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { useTextAttributes } from '#web/lib/text-attributes.ts';
import { countTexts, LockedTitles, NoneWritten } from './locked-titles.tsx';
import { WrittenSources } from './written-sources.tsx';

type TemplatesSectionProps = Pick<AuditedAnalysis, 'auditId' | 'templates' | 'templateSentences' | 'locked'>;

/** Fill-in text templates, by name. */
export function TemplatesSection({ auditId, templates, templateSentences, locked }: TemplatesSectionProps) {
  const shown = Object.entries(templates);
  const { written } = useTextAttributes();
  return (
    <ReportSection
      id="templates"
      tag={countTexts(shown.length, locked?.templates)}
      title="Ready-to-Use Templates"
      lead="Requests, notices and replies, written for your business. Fill in what is in brackets."
    >
      <div className="grid gap-6">
        {shown.map(([title, text]) => (
          <div key={title} className="grid gap-3 border-line-2 border-t pt-5">
            <h3 className="text-body-wide">{title}</h3>
            <p
              {...written}
              className="max-w-[44rem] whitespace-pre-line rounded-2 bg-sunk px-5 py-4 text-note [overflow-wrap:anywhere]"
            >
              {text}
            </p>
            <div data-screen-only>
              <CopyButton text={text} label="Copy" of={title} />
            </div>
            <WrittenSources auditId={auditId} sentences={templateSentences?.[title]} />
          </div>
        ))}
        {locked?.templates !== undefined && <LockedTitles locked={locked.templates} one="template" />}
        {shown.length === 0 && locked?.templates === undefined && (
          <NoneWritten>
            We have no templates for this audit yet. Add your name, services or hours under Your facts.
          </NoneWritten>
        )}
      </div>
    </ReportSection>
  );
}
