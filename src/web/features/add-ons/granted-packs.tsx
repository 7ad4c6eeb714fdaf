import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ADD_ONS, type AddOnId } from '#shared/product/add-ons.ts';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { packAnchor } from '#web/lib/pack-anchor.ts';
import { OpenPack } from './open-pack.tsx';

interface GrantedPacksProps {
  readonly auditId: string;
  readonly granted: readonly AddOnId[];
}

/** The packs bought for this audit, each in a disclosure; a link to one (`#pack-...`) opens it. */
export function GrantedPacks({ auditId, granted }: GrantedPacksProps) {
  const [opened, setOpened] = useState<ReadonlySet<AddOnId>>(new Set());
  const packs = ADD_ONS.filter(({ id }) => granted.includes(id));

  useEffect(() => {
    const openNamed = () => {
      const named = ADD_ONS.find(({ id }) => location.hash === `#${packAnchor(id)}`);
      if (named === undefined) return;
      flushSync(() => setOpened((before) => new Set([...before, named.id])));
      const pack = document.getElementById(packAnchor(named.id));
      pack?.scrollIntoView({ block: 'start' });
      pack?.querySelector('summary')?.focus({ preventScroll: true });
    };
    // Deferred: must not update state inside the commit that mounts this component.
    const timer = setTimeout(openNamed);
    addEventListener('hashchange', openNamed);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', openNamed);
    };
  }, []);

  const toggle = (id: AddOnId, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });

  return packs.map(({ id, title, detail }) => (
    <Disclosure
      key={id}
      id={packAnchor(id)}
      open={opened.has(id)}
      onOpenChange={(isOpen) => toggle(id, isOpen)}
      className="scroll-mt-32 border-line-2 border-t last:border-b"
      summaryClassName="flex min-h-16 items-center gap-4 py-3"
      summary={
        <>
          <div className="grid min-w-0 flex-1 gap-1">
            <h3 className="text-body-wide">{title}</h3>
            <p className="text-ink-2 text-note">{detail}.</p>
          </div>
          <DisclosureArrow />
        </>
      }
    >
      <div className="pt-2 pb-10">{opened.has(id) && <OpenPack auditId={auditId} addOnId={id} />}</div>
    </Disclosure>
  ));
}
