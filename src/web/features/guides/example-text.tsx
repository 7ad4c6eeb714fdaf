import { CopyButton } from '#web/components/copy-button.tsx';

interface ExampleTextProps {
  readonly text: string;
  /** The text to copy. */
  readonly of: string;
}

/** Example lines with a copy button. */
export function ExampleText({ text, of }: ExampleTextProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: horizontal scroll areas must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <p>
        <CopyButton text={text} label="Copy" of={of} />
      </p>
    </>
  );
}
