import { useQuery } from '@tanstack/react-query';
import { type AddOnPackView, addOnFileUrl } from '#shared/api/add-on-packs.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Download } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { addOnPackQuery } from './add-on-query.ts';
import { PhotoView } from './photo-view.tsx';
import { QaYearView } from './qa-year-view.tsx';
import { ReplyView } from './reply-view.tsx';
import { SnapshotView } from './snapshot-view.tsx';
import { TuneUpView } from './tune-up-view.tsx';

interface OpenPackProps {
  readonly auditId: string;
  readonly addOnId: AddOnId;
}

/** The pack of one add-on with its files; loaded when opened. */
export function OpenPack({ auditId, addOnId }: OpenPackProps) {
  const { data, error, isFetching, refetch } = useQuery(addOnPackQuery(auditId, addOnId));
  if (data !== undefined) return <Pack view={data} />;
  if (error === null) return <WaitingPack />;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{failureSentence(error)}</p>
      <BusyButton isBusy={isFetching} busyLabel="Loading" onPress={() => void refetch()}>
        Load the pack again
      </BusyButton>
    </div>
  );
}

const formatWords: Readonly<Record<string, string>> = {
  csv: 'Download the table (.csv)',
  ics: 'Download the calendar (.ics)',
  md: 'Download as text (.md)',
};

function Pack({ view }: { readonly view: AddOnPackView }) {
  const { auditId, content, obstacle, files } = view;
  return (
    <div className="grid gap-6">
      {obstacle !== null && <p className="max-w-[44rem]">{obstacle}</p>}
      <div className="flex flex-wrap gap-3">
        {files.map((name) => (
          <Button key={name} asChild>
            <a href={addOnFileUrl(auditId, content.addOnId, name)}>
              <Download aria-hidden />
              {formatWords[name.split('.').at(-1) ?? ''] ?? name}
            </a>
          </Button>
        ))}
      </div>
      <Content auditId={auditId} content={content} />
    </div>
  );
}

function Content({ auditId, content }: Pick<AddOnPackView, 'auditId' | 'content'>) {
  switch (content.addOnId) {
    case 'qa-year-pack':
      return <QaYearView pack={content.pack} />;
    case 'review-reply-pack':
      return <ReplyView auditId={auditId} pack={content.pack} />;
    case 'site-tune-up-report':
      return <TuneUpView pack={content.pack} />;
    case 'photo-seo-pack':
      return <PhotoView pack={content.pack} />;
    case 'competitor-snapshot':
      return <SnapshotView auditId={auditId} pack={content.pack} />;
    default:
      return content satisfies never;
  }
}

function WaitingPack() {
  return (
    <div className="grid gap-4">
      <p className="sr-only">Loading the pack</p>
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-[1em] w-[min(100%,32rem)]" />
      <Skeleton className="h-[1em] w-[min(100%,28rem)]" />
      <Skeleton className="h-32 w-[min(100%,44rem)]" />
    </div>
  );
}
