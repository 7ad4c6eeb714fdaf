import type { ReactNode } from 'react';
import { Check } from '#web/components/icons/index.ts';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';

const steps = [
  { title: 'Audit', text: 'Run once, then again whenever you change something.' },
  {
    title: 'Name, address and phone verified',
    text: 'The same in every place, down to the suite number.',
  },
  { title: 'Citations', text: 'Listed where your trade is looked up, under that same name.' },
  {
    title: 'Google Business Profile created',
    text: 'Free from Google. It is the panel people see on Google Maps.',
  },
] as const;

/** Four setup steps. Only the audit is ticked automatically; the rest is up to the owner, and `tip` helps with it. */
export function SetupChecklist({ tip }: { readonly tip: ReactNode }) {
  const hasAudit = useHasSavedAudit();
  return (
    <section className="section-space bg-sunk">
      <div className="page-width grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:gap-[clamp(3rem,6vw,6rem)]">
        <div className="grid gap-3">
          <h2>Your setup, in order</h2>
          <p className="max-w-[22.4em] text-ink-2">Four things every local business needs, the audit first.</p>
          <div className="mt-6">{tip}</div>
        </div>
        <ol className="border-line-2 border-b">
          {steps.map(({ title, text }, index) => {
            const isDone = index === 0 && hasAudit;
            return (
              <li
                key={title}
                className="grid grid-cols-[2rem_1fr_auto] items-start gap-x-4 border-line-2 border-t py-4"
              >
                <span
                  aria-hidden
                  data-done={isDone || undefined}
                  className="grid size-7 place-items-center rounded-full border-[1.5px] border-edge font-[620] text-caption data-done:border-ink data-done:bg-ink data-done:text-paper"
                >
                  {isDone ? <Check className="size-4!" /> : index + 1}
                </span>
                <div>
                  <h3 className="text-body">{title}</h3>
                  <p className="mt-0.5 text-ink-2 text-note">{text}</p>
                </div>
                <span className="font-[560] text-ink-2 text-note">{isDone ? 'Done' : 'Pending'}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
