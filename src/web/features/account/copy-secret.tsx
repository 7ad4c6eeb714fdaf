import { useEffect, useState } from 'react';
import { Check, Copy } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** How long a copy is confirmed, as specified. */
const copiedResetMs = 2_000;

/** Copies a text and confirms it for two seconds. */
export function CopySecret({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedResetMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast('Copy failed', 'Please try selecting and copying manually', 'problem');
    }
  }

  return (
    <Button onClick={() => void copy()} className="min-w-[7.5rem]">
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
