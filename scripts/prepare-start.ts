import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What `npm start` does before the server: compiles the data and builds the app; without the tools to build, it takes the app as built. */
const BUILD_TOOL = 'node_modules/@react-router/dev';
const BUILT_PAGE = 'build/client/index.html';

if (existsSync(BUILD_TOOL)) {
  for (const script of ['data', 'build']) execFileSync('npm', ['run', '-s', script], { stdio: 'inherit' });
} else if (existsSync(BUILT_PAGE)) {
  process.stdout.write('The tools to build are not installed: the app is served as it was built.\n');
} else {
  process.stderr.write(
    'The app is not built, and the tools for it are not installed: run "npm ci" without --omit=dev.\n',
  );
  process.exitCode = 1;
}
