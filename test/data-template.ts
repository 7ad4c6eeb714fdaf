import { rm } from 'node:fs/promises';
import { makeDataTemplate } from './server-process.ts';

/** Makes the data folder that the servers of a run start with, before its first test file; removes it after the last. */
export default async function openDataTemplate(): Promise<() => Promise<void>> {
  const template = await makeDataTemplate();
  return () => rm(template, { recursive: true, force: true });
}
