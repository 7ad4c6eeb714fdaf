import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';
import { TextSources } from '#web/components/text-sources.tsx';

interface WrittenSourcesProps {
  readonly auditId: string;
  /** Absent: the sources of the text are unknown. */
  readonly sentences: readonly GroundedSentence[] | undefined;
}

/** The sources of a generated text's sentences; nothing if unknown. Collapsed, so left out in print. */
export function WrittenSources({ auditId, sentences }: WrittenSourcesProps) {
  if (sentences === undefined || sentences.length === 0) return null;
  return (
    <div data-screen-only>
      <TextSources auditId={auditId} texts={[{ title: null, sentences }]} />
    </div>
  );
}
