import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteOwnerFileEndpoint,
  OWNER_FILE_LIMIT_BYTES,
  type OwnerFilesView,
  readOwnerFileEndpoint,
  saveOwnerFileEndpoint,
  stateMeaningEndpoint,
} from '#shared/api/owner-files.ts';
import { writeMapping } from '#shared/owner-files/file-roles.ts';
import type { OwnerFileKind } from '#shared/owner-files/stored-files.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { type ScoreSnapshot, scoreChangeSentence } from '#web/lib/score-change.ts';
import type { HandReading } from './column-form.tsx';
import { fetchScoreSnapshot, ownerFilesQuery } from './owner-file-queries.ts';

const headers = { 'content-type': 'application/octet-stream' };

interface Chosen {
  readonly file: File;
  readonly byHand: HandReading | null;
}

/** Chooses, previews, saves and deletes the file of one kind, with the effect on the score. */
export function useOwnerFile(auditId: string, kind: OwnerFileKind) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');

  const reading = useMutation({
    networkMode: 'always',
    mutationFn: ({ file, byHand }: Chosen) =>
      callEndpoint(readOwnerFileEndpoint, {
        params: { auditId },
        query: queryOf(kind, file.name, byHand),
        file,
        headers,
      }),
  });
  const changing = useMutation({
    networkMode: 'always',
    mutationFn: async (change: () => Promise<OwnerFilesView>) => {
      const before = await fetchScoreSnapshot(auditId);
      return { before, view: await change() };
    },
    onSuccess: ({ before, view }) => {
      queryClient.setQueryData(ownerFilesQuery(auditId).queryKey, view);
      setChosen(null);
      reading.reset();
      void dispatch(before);
    },
  });

  async function dispatch(before: ScoreSnapshot | null): Promise<void> {
    setNews('Saved.');
    const now = await fetchScoreSnapshot(auditId).catch(() => null);
    // Invalidate every screen that shows this audit.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'owner-files' });
    setNews(before === null ? 'Saved.' : `Saved. ${scoreChangeSentence(before, now)}`);
  }

  function read(next: Chosen): void {
    setNews('');
    changing.reset();
    const isTooLarge = next.file.size > OWNER_FILE_LIMIT_BYTES;
    setProblem(isTooLarge ? 'This file is larger than 20 MB. Export fewer rows, then try again.' : null);
    if (isTooLarge) return;
    setChosen(next);
    reading.mutate(next);
  }

  return {
    chosen,
    reading: reading.data ?? null,
    isReading: reading.isPending,
    isChanging: changing.isPending,
    problem,
    error: reading.error ?? changing.error,
    news,
    choose: (file: File) => read({ file, byHand: null }),
    readByHand: (byHand: HandReading) => chosen !== null && read({ ...chosen, byHand }),
    cancel: () => {
      setChosen(null);
      reading.reset();
      changing.reset();
    },
    save: () => {
      if (chosen === null || changing.isPending) return;
      const { file, byHand } = chosen;
      const query = queryOf(kind, file.name, byHand);
      changing.mutate(() => callEndpoint(saveOwnerFileEndpoint, { params: { auditId }, query, file, headers }));
    },
    /** Adds typed answers. */
    add: async (file: Blob) => {
      const query = { kind, add: 'yes' as const };
      const saving = changing.mutateAsync(() =>
        callEndpoint(saveOwnerFileEndpoint, { params: { auditId }, query, file, headers }),
      );
      return saving.then(
        () => true,
        () => false,
      );
    },
    /** Says whether the name in an answer means the business. */
    stateMeaning: (answerId: string, isUs: boolean) =>
      changing.mutate(() => callEndpoint(stateMeaningEndpoint, { params: { auditId, answerId }, body: { isUs } })),
    remove: () =>
      changing.mutate(() => callEndpoint(deleteOwnerFileEndpoint, { params: { auditId }, query: { kind } })),
  };
}

function queryOf(kind: OwnerFileKind, fileName: string, byHand: HandReading | null) {
  return {
    kind,
    fileName: fileName.slice(-200),
    columns: byHand === null ? undefined : writeMapping(byHand.columns),
    from: byHand?.period?.from,
    to: byHand?.period?.to,
  };
}
