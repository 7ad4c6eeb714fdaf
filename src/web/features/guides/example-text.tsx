import { CopyButton } from '#web/components/copy-button.tsx';

interface ExampleTextProps {
  readonly text: string;
  /** What is copied. */
  readonly of: string;
}

/** Lines to take over, with a button that copies them. */
export function ExampleText({ text, of }: ExampleTextProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <p>
        <CopyButton text={text} label="Copy" of={of} />
      </p>
    </>
  );
}
