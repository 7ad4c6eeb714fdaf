import type { OpenFact } from '#shared/fixes/fact-sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { kindLabels } from './fact-groups.ts';
import { useFactChange } from './use-fact-change.ts';

interface OpenFactChoiceProps {
  readonly auditId: string;
  readonly fact: OpenFact;
  readonly onMessage: () => void;
}

/** A fact that the website leaves open, with the values that it may have, for the owner to choose from. */
export function OpenFactChoice({ auditId, fact: { kind, values }, onMessage }: OpenFactChoiceProps) {
  const change = useFactChange(auditId, onMessage);
  return (
    <fieldset className="grid gap-3 border-line border-y py-4">
      <legend className="float-left w-full">
        <span className="font-[620]">{kindLabels[kind]}:</span> we couldn’t tell from your website. Which one is right?
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <Button
            key={value}
            aria-disabled={change.isPending}
            onClick={() => !change.isPending && change.mutate([{ action: 'add', kind, value }])}
          >
            {value}
          </Button>
        ))}
      </div>
      <p className="text-ink-2 text-note">None of these? Type it in under “Add a fact”.</p>
      {change.isError && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(change.error)}
        </p>
      )}
    </fieldset>
  );
}
