import { createSocket } from 'node:dgram';

/** The response for one name and one record type; null never responds. */
export interface NameAnswer {
  /** 0 no error, 2 SERVFAIL, 3 NXDOMAIN, 5 REFUSED. */
  readonly code?: number;
  readonly addresses?: readonly string[];
  /** The response is a chain: each name is an alias of the next, the addresses belong to the last. */
  readonly aliases?: readonly string[];
  readonly delayMs?: number;
}

export interface FakeNameServer {
  /** For `createNameResolver`: `address:port`. */
  readonly server: string;
  readonly questions: readonly string[];
  close(): Promise<void>;
}

const TYPE_A = 1;
const TYPE_CNAME = 5;
const TYPE_AAAA = 28;

/** A DNS server on loopback with scripted responses: by name, record type and number of queries. */
export async function startFakeNameServer(
  answer: (name: string, family: 4 | 6, earlier: number) => NameAnswer | null,
): Promise<FakeNameServer> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    const family = type === TYPE_AAAA ? 6 : 4;
    const key = `${name} ${family}`;
    const said = answer(name, family, questions.filter((question) => question === key).length);
    questions.push(key);
    if (said === null) return;
    const reply = writeReply(query.subarray(0, end), name, said);
    setTimeout(() => socket.send(reply, from.port, from.address, () => {}), said.delayMs ?? 0).unref();
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function writeReply(question: Buffer, name: string, said: NameAnswer): Buffer {
  const chain = [name, ...(said.aliases ?? [])];
  const records = chain.slice(1).map((alias, index) => writeRecord(chain[index] ?? name, TYPE_CNAME, writeName(alias)));
  for (const address of said.addresses ?? []) {
    const type = address.includes(':') ? TYPE_AAAA : TYPE_A;
    records.push(writeRecord(chain.at(-1) ?? name, type, writeAddress(address)));
  }
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | (said.code ?? 0), 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...records]);
}

function writeRecord(name: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([writeName(name), fixed, data]);
}

function writeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function writeAddress(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return Buffer.from(groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]));
}
