import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { welcomingRobotsText } from './templates/robots-text.ts';
import { directoryCorrectionsSheet, nameAddressPhoneSheet, photoShotList } from './templates/sheets.ts';
import { weeklyPostsCalendar, weeklyPostsTable } from './templates/weekly-posts.ts';

/** The folder from which the web app serves templates. Those not listed here are maintained manually in that folder. */
export const TEMPLATES_FOLDER = 'src/web/public/templates';

/** The generated templates by file name: the same bytes at every call. */
export const GENERATED_TEMPLATES: Readonly<Record<string, () => string>> = {
  'name-address-phone.csv': nameAddressPhoneSheet,
  'directory-corrections.csv': directoryCorrectionsSheet,
  'photo-shot-list.csv': photoShotList,
  'weekly-posts-2027-q1.csv': weeklyPostsTable,
  'weekly-posts-2027-q1.ics': weeklyPostsCalendar,
  'robots.txt': welcomingRobotsText,
};

async function main(): Promise<void> {
  for (const [name, make] of Object.entries(GENERATED_TEMPLATES)) {
    const file = join(TEMPLATES_FOLDER, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, make());
    process.stdout.write(`${file}\n`);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
