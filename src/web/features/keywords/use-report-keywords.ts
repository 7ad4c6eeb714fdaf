import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addKeywordsToReportEndpoint, removeKeywordsFromReportEndpoint } from '#shared/api/keywords.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { KeywordRow } from './keyword-rows.ts';
import { reportKeywordsQuery } from './report-keywords-query.ts';

/** Adds selected rows to the report of an audit: one request at a time, with a message about the outcome. */
export function useAddToReport() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ auditId, rows }: { auditId: string; rows: readonly KeywordRow[] }) =>
      callEndpoint(addKeywordsToReportEndpoint, {
        params: { auditId },
        body: {
          keywords: rows.slice(0, LIMITS.maxReportKeywords).map(({ id: _id, cluster: _cluster, ...row }) => row),
        },
      }),
    retry: false,
    onSuccess: ({ count }, { auditId }) => {
      if (count === 0) showToast('Nothing to add', 'These keywords are in your report already');
      else showToast('Added to your report', formatCount(count, 'keyword'));
      return queryClient.invalidateQueries(reportKeywordsQuery(auditId));
    },
    onError: (error) => showToast('Not added', failureSentence(error), 'problem'),
  });
  function add(auditId: string, rows: readonly KeywordRow[]): void {
    if (isPending) return;
    if (rows.length === 0) showToast('No keywords selected', 'Please select keywords to add', 'problem');
    else mutate({ auditId, rows });
  }
  return { add, isPending };
}

/** Removes one keyword, or with null all of them, from the report of an audit. */
export function useRemoveFromReport(auditId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (keyword: string | null) =>
      callEndpoint(removeKeywordsFromReportEndpoint, {
        params: { auditId },
        query: keyword === null ? {} : { keyword },
      }),
    retry: false,
    onSuccess: () => queryClient.invalidateQueries(reportKeywordsQuery(auditId)),
    onError: (error) => showToast('Not removed', failureSentence(error), 'problem'),
  });
}
