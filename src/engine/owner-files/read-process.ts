import { answerInChildProcess } from '../child-process/answer-in-child-process.ts';
import type { FileJob } from './file-job.ts';
import { readOwnerFile } from './read-owner-file.ts';

/** The child process that parses one file and exits. It has no keys, no database and no network. */
answerInChildProcess<Omit<FileJob, 'bytes'>>((job, [bytes = new Uint8Array()]) => readOwnerFile({ ...job, bytes }));
