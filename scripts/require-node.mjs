// Plain JavaScript on purpose, so that a Node too old for TypeScript can print the message.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Porchlight needs Node 24, and this is ${process.version}. Run "npm ci" without --ignore-scripts: it brings the right one along.\n`,
  );
  process.exit(1);
}
