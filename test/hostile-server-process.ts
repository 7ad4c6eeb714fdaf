import { type HostileServerOptions, startHostileServer } from './hostile-server.ts';

/**
 * The hostile server in a process of its own, so that the memory of the process under test is its own as well. The first
 * argument is `HostileServerOptions` as JSON (without `tls`); the port is printed on the first line. Ends with its input.
 */
const options: HostileServerOptions = JSON.parse(process.argv[2] ?? '{}');
const server = await startHostileServer(options);
process.stdout.write(`${server.port}\n`);
process.stdin.resume();
process.stdin.on('end', () => void server.close().then(() => process.exit(0)));
