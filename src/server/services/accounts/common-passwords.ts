import { readFile } from 'node:fs/promises';

/**
 * The 3,000 most used passwords of at least eight characters (ASVS 6.2.4), lower case, one a line: from the frequency list of
 * @zxcvbn-ts/language-common 4.1.3 (MIT licence, Dan Wheeler, Dropbox and zxcvbn-ts), which counts leaked passwords.
 */
const LIST = new URL('./common-passwords.txt', import.meta.url);

let known: Promise<ReadonlySet<string>> | null = null;

/** True for one of the most used passwords, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readFile(LIST, 'utf8').then((text) => new Set(text.split('\n')));
  return (await known).has(password.toLowerCase());
}
