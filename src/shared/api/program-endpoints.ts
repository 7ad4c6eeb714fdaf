import { actionPackFileEndpoint, actionPackSampleFileEndpoint } from './action-pack.ts';
import {
  analyzeEndpoint,
  correctBusinessEndpoint,
  getAuditEndpoint,
  getAuditTextsEndpoint,
  listAuditsEndpoint,
  startAuditEndpoint,
  startAuditsEndpoint,
} from './audits.ts';
import { getNewestAuditEndpoint } from './businesses.ts';
import { dryRunEndpoint } from './dry-run.ts';
import { emailReportEndpoint } from './email-report.ts';
import type { Endpoint } from './endpoint.ts';
import {
  checklistPdfEndpoint,
  exportPdfEndpoint,
  exportSeoEmailEndpoint,
  exportSeoPdfEndpoint,
  keywordsPdfEndpoint,
} from './exports.ts';
import {
  changeFactsEndpoint,
  getFactsEndpoint,
  getProfileEndpoint,
  importTakeoutEndpoint,
  removeTakeoutEndpoint,
  stateProfileEndpoint,
} from './facts.ts';
import type { FileEndpoint } from './file-endpoint.ts';
import { getFixStatesEndpoint, markAppliedEndpoint, recheckEndpoint } from './fix-verification.ts';
import {
  generateDescriptionEndpoint,
  generateH1Endpoint,
  generateMetaEndpoint,
  generateQaEndpoint,
} from './generate.ts';
import { generatePostsEndpoint, generateReviewRepliesEndpoint } from './generate-more.ts';
import { compareAuditsEndpoint, getHistoryEndpoint, listBusinessesEndpoint } from './history.ts';
import { generateKeywordsEndpoint } from './keywords.ts';
import {
  deleteOwnerFileEndpoint,
  getOwnerFilesEndpoint,
  readOwnerFileEndpoint,
  saveOwnerFileEndpoint,
  stateMeaningEndpoint,
} from './owner-files.ts';
import { AUDIT_FILES, exportReportEndpoint } from './report-files.ts';
import { seoChecklistEndpoint } from './seo-checklist.ts';
import { createShareEndpoint, listSharesEndpoint, revokeShareEndpoint } from './shares.ts';
import { verifyAuditEndpoint, verifyReportEndpoint } from './verify.ts';

export type ProgramEndpoint = Endpoint | FileEndpoint;

/** Every endpoint that an API key can call, by topic, for the developer page. */
export const PROGRAM_ENDPOINTS: readonly { readonly title: string; readonly endpoints: readonly ProgramEndpoint[] }[] =
  [
    {
      title: 'Audits',
      endpoints: [
        analyzeEndpoint,
        startAuditEndpoint,
        startAuditsEndpoint,
        listAuditsEndpoint,
        getAuditEndpoint,
        getAuditTextsEndpoint,
        listBusinessesEndpoint,
        getNewestAuditEndpoint,
      ],
    },
    {
      title: 'Files of a report',
      endpoints: [
        exportPdfEndpoint,
        exportReportEndpoint,
        ...Object.values(AUDIT_FILES),
        actionPackFileEndpoint,
        actionPackSampleFileEndpoint,
      ],
    },
    {
      title: 'Business facts and Google profile',
      endpoints: [
        correctBusinessEndpoint,
        getFactsEndpoint,
        changeFactsEndpoint,
        getProfileEndpoint,
        stateProfileEndpoint,
        importTakeoutEndpoint,
        removeTakeoutEndpoint,
      ],
    },
    {
      title: 'Your files',
      endpoints: [
        getOwnerFilesEndpoint,
        readOwnerFileEndpoint,
        saveOwnerFileEndpoint,
        stateMeaningEndpoint,
        deleteOwnerFileEndpoint,
      ],
    },
    {
      title: 'Written texts',
      endpoints: [
        generateDescriptionEndpoint,
        generateQaEndpoint,
        generateH1Endpoint,
        generateMetaEndpoint,
        generatePostsEndpoint,
        generateReviewRepliesEndpoint,
      ],
    },
    {
      title: 'Keywords and checklist',
      endpoints: [
        generateKeywordsEndpoint,
        keywordsPdfEndpoint,
        seoChecklistEndpoint,
        exportSeoPdfEndpoint,
        checklistPdfEndpoint,
        dryRunEndpoint,
      ],
    },
    {
      title: 'Fixes and history',
      endpoints: [
        getFixStatesEndpoint,
        markAppliedEndpoint,
        recheckEndpoint,
        getHistoryEndpoint,
        compareAuditsEndpoint,
      ],
    },
    {
      title: 'Sharing, email and verification',
      endpoints: [
        createShareEndpoint,
        listSharesEndpoint,
        revokeShareEndpoint,
        emailReportEndpoint,
        exportSeoEmailEndpoint,
        verifyReportEndpoint,
        verifyAuditEndpoint,
      ],
    },
  ];
