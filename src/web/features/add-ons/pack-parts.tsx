import type { ReactNode } from 'react';
import { CopyButton } from '#web/components/copy-button.tsx';

/** A text with a copy button. `of` distinguishes several buttons. */
export function TextToCopy({ text, of }: { readonly text: string; readonly of: string }) {
  return (
    <div className="grid max-w-[44rem] gap-3">
      <p dir="auto" className="whitespace-pre-line rounded-2 bg-sunk px-5 py-4 text-note [overflow-wrap:anywhere]">
        {text}
      </p>
      <div>
        <CopyButton text={text} label="Copy" of={of} />
      </div>
    </div>
  );
}

/** One entry of a pack under a thin rule. */
export function PackRow({ children }: { readonly children: ReactNode }) {
  return <li className="grid gap-3 border-line-2 border-t py-5">{children}</li>;
}

/** How to use the pack, in short lines. */
export function Steps({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="grid max-w-[44rem] gap-2 text-note">
      {lines.map((line) => (
        <li key={line} className="border-line-2 border-l-2 pl-4">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** A heading inside a pack. */
export function PackHeading({ children }: { readonly children: ReactNode }) {
  return <h4 className="font-[620] text-body-wide">{children}</h4>;
}
