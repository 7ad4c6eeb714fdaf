/** How each command is called. */
export const AUDIT_USAGE =
  'npm run -s audit -- <website address> [--json] [--save <file>] [--timeout <seconds>] [--connect-to <host=ip:port>]...';
export const REPLAY_USAGE = 'npm run -s replay -- <bundle file> [--json] [--report <report file>]';
export const DRY_RUN_USAGE =
  'npm run -s dry-run -- <website address or folder> [--against <bundle file>] [--html <file>] [--title <text>] [--heading <text>] [--description <text>] [--text <text>] [--json-ld <file>] [--min-score <n>] [--json]';
