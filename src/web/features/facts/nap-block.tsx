import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { listIdentityLines } from '#web/lib/site-identity.ts';

/** Name, address and phone as they should stand everywhere, to copy. Only known facts; not there when it is just one of them. */
export function NapBlock({ facts }: { readonly facts: readonly Fact[] }) {
  const { name, address, phone } = listIdentityLines(facts);
  const known = [name, address, phone].filter((part) => part !== null);
  if (known.length < 2) return null;
  const lines = known.flat();
  return (
    <div className="grid max-w-[34rem] justify-items-start gap-3">
      <h3>The same everywhere</h3>
      <p className="text-ink-2 text-note">
        Use exactly these lines on your website, your Google profile and in every directory.
      </p>
      <p dir="auto" className="w-full rounded-2 bg-sunk px-5 py-4 [overflow-wrap:anywhere]">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <CopyButton text={lines.join('\n')} label="Copy these lines" />
    </div>
  );
}
