import { answerInChildProcess } from '../child-process/answer-in-child-process.ts';
import type { FileJob } from './file-job.ts';
import { readOwnerFile } from './read-owner-file.ts';

/** The process that reads one file and ends. It knows no key, no database and no network. */
answerInChildProcess<Omit<FileJob, 'bytes'>>((job, [bytes = new Uint8Array()]) => readOwnerFile({ ...job, bytes }));
