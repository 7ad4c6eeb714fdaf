import type { Socket } from 'node:net';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

/** The input of a behaviour: the connection, the request line's path, the number of requests to this host, its timing. */
export interface HostileTurn {
  readonly socket: Socket;
  readonly host: string;
  readonly path: string;
  /** Header lines of the request, lower case. */
  readonly requestHeaders: string;
  /** Requests to this host before this one. */
  readonly earlier: number;
  /** Requests on this connection before this one. */
  readonly earlierHere: number;
  /** The pause between two pieces of a slow response. */
  readonly dripMs: number;
  /** Decoded size of the bombs. */
  readonly bombBytes: number;
}

export type HostileBehaviour = (turn: HostileTurn) => void;

const PAGE =
  '<!doctype html><html lang="en"><head><title>Hostile Plumbing</title></head>' +
  '<body><h1>Hostile Plumbing</h1><p>Pipes and boilers in Springfield since 1999.</p></body></html>';

/** The body of behaviours with a readable page; tests compare with it. */
export const HOSTILE_PAGE = PAGE;

function html(head: string, body: string | Buffer = PAGE): HostileBehaviour {
  return ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n${head}\r\n`);
    socket.write(body);
  };
}

function sized(head: string, body: string | Buffer = PAGE): HostileBehaviour {
  return html(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n`, body);
}

function status(line: string, head = '', body = PAGE): HostileBehaviour {
  return ({ socket }) => {
    socket.write(`HTTP/1.1 ${line}\r\nContent-Type: text/html\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  };
}

function raw(bytes: string | Buffer, ending: 'end' | 'reset' | 'keep' = 'end'): HostileBehaviour {
  return ({ socket }) => {
    socket.write(bytes, () => {
      if (ending === 'end') socket.end();
      // A delay until the bytes arrive: a reset discards what the peer has not read yet.
      if (ending === 'reset') setTimeout(() => socket.resetAndDestroy(), 20).unref();
    });
  };
}

/** Writes a piece every `dripMs` while the peer is connected. */
function drip(first: string, piece: (index: number) => string): HostileBehaviour {
  return ({ socket, dripMs }) => {
    if (first !== '') socket.write(first);
    let index = 0;
    const timer = setInterval(() => {
      socket.write(piece(index));
      index += 1;
    }, dripMs);
    socket.once('close', () => clearInterval(timer));
  };
}

/** Writes as fast as the peer reads. */
function flood(head: string, piece: string | Buffer): HostileBehaviour {
  return ({ socket }) => {
    socket.write(head);
    const pour = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', pour);
    pour();
  };
}

function redirect(location: string | null, code = 302): HostileBehaviour {
  const head = location === null ? '' : `Location: ${location}\r\n`;
  return ({ socket }) => {
    socket.write(`HTTP/1.1 ${code} Moved\r\n${head}Content-Length: 0\r\n\r\n`);
  };
}

function inChunks(text: string, size: number): string {
  const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
  return pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('');
}

const bombs = new Map<string, Buffer>();

/** A small body that decodes to `bombBytes` zeros; made once per size. */
function bomb(encoding: 'gzip' | 'br' | 'zstd'): HostileBehaviour {
  return (turn) => {
    const key = `${encoding} ${turn.bombBytes}`;
    const body = bombs.get(key) ?? makeBomb(encoding, turn.bombBytes);
    bombs.set(key, body);
    sized(`Content-Encoding: ${encoding}\r\n`, body)(turn);
  };
}

function makeBomb(encoding: 'gzip' | 'br' | 'zstd', size: number): Buffer {
  const zeros = Buffer.alloc(size);
  if (encoding === 'gzip') return gzipSync(zeros, { level: 9 });
  if (encoding === 'zstd') return zstdCompressSync(zeros);
  // The quick setting: the repetition is detected all the same.
  return brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

const HTML_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n';
const CHUNKED_HEAD = `${HTML_HEAD}Transfer-Encoding: chunked\r\n\r\n`;
/** Everything but the trailers and the empty line after them. */
const WHOLE_CHUNKED_PAGE = `${CHUNKED_HEAD}${inChunks(PAGE, PAGE.length)}0\r\n`;
const FILLER = `<p>${'x'.repeat(16_377)}</p>`;
const GZIP_PAGE = gzipSync(PAGE);
const TEXT_OF_SIZE = '0123456789'.repeat(1000);

/**
 * Hostile server behaviours by name; the numbers are those of the hostile-input catalogue. A host named after one, with any
 * suffix (`slow-body.test`), shows it.
 */
export const HOSTILE_BEHAVIOURS = {
  ordinary: sized(''),
  // 27
  silent: () => {},
  // 28
  'slow-headers': drip('HTTP/1.1 200 OK\r\n', (index) => `X-Slow-${index}: yes\r\n`),
  // 29
  'slow-body': drip(`${HTML_HEAD}Content-Length: 1000000\r\n\r\n`, () => 'x'),
  'slow-gzip': drip(`${HTML_HEAD}Content-Encoding: gzip\r\nContent-Length: 1000000\r\n\r\n`, (index) =>
    String.fromCharCode(GZIP_PAGE[index] ?? 0),
  ),
  // 30
  'endless-chunked': flood(CHUNKED_HEAD, `4000\r\n${FILLER}\r\n`),
  // 31
  'endless-plain': flood(`${HTML_HEAD}Connection: close\r\n\r\n`, FILLER),
  // 32
  'length-too-long': raw(`${HTML_HEAD}Content-Length: ${PAGE.length + 500}\r\n\r\n${PAGE}`),
  // 33
  'length-too-short': raw(`${HTML_HEAD}Content-Length: ${PAGE.length}\r\n\r\n${PAGE}<p>more than promised</p>`, 'keep'),
  // 34
  'length-and-chunked': raw(
    `${HTML_HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  ),
  // 35
  'two-lengths': raw(`${HTML_HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`),
  // 36
  'bad-chunk-size': raw(`${CHUNKED_HEAD}${PAGE.length.toString(16)}\r\n${PAGE}\r\nxyz\r\nmore\r\n`, 'keep'),
  'chunks-cut-short': raw(`${CHUNKED_HEAD}${PAGE.length.toString(16)}\r\n${PAGE}\r\nffff\r\nmore`),
  // 37
  'reset-mid-body': raw(`${HTML_HEAD}Content-Length: ${PAGE.length + 500}\r\n\r\n${PAGE}`, 'reset'),
  'reset-once': (turn) => {
    const play = turn.earlier === 0 ? HOSTILE_BEHAVIOURS['reset-mid-body'] : HOSTILE_BEHAVIOURS.ordinary;
    play(turn);
  },
  'reset-before-headers': ({ socket }) => {
    socket.resetAndDestroy();
  },
  'hangs-up-on-second': (turn) => {
    if (turn.earlierHere === 0) sized('')(turn);
    else turn.socket.end();
  },
  'resets-on-second': (turn) => {
    if (turn.earlierHere === 0) sized('')(turn);
    else turn.socket.resetAndDestroy();
  },
  'closes-politely': (turn) => {
    sized('Connection: close\r\n')(turn);
    turn.socket.end();
  },
  'closes-silently': (turn) => {
    sized('')(turn);
    setTimeout(() => turn.socket.end(), 5).unref();
  },
  // 38
  'empty-reply': ({ socket }) => {
    socket.end();
  },
  // 39
  'http-0.9': raw(PAGE),
  'ssh-banner': raw('SSH-2.0-OpenSSH_9.6\r\n', 'keep'),
  'random-bytes': raw(Buffer.from([0x00, 0xff, 0x13, 0x37, 0x80, 0x0a, 0x0d, 0x0a, 0xfe, 0x01])),
  // 40
  'huge-header': raw(`HTTP/1.1 200 OK\r\nX-Huge: ${'x'.repeat(200_000)}\r\n\r\n`, 'keep'),
  // 41
  'many-headers': sized(
    Array.from({ length: 1200 }, (_, index) => `X-${index}: ${index}\r\n`).join('') +
      Array.from({ length: 300 }, (_, index) => `Set-Cookie: c${index}=secret; Path=/\r\n`).join(''),
  ),
  // 42
  'cr-in-header': sized('X-Split: one\rX-Forged: two\r\n'),
  'controls-in-header': sized('X-Odd: a\u0001b\tc\r\n'),
  // 43
  'nameless-header': sized(': nothing\r\n'),
  'proto-header': sized('__proto__: polluted\r\nconstructor: fine\r\n'),
  // 44
  'early-hints': (turn) => {
    turn.socket.write('HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n');
    sized('')(turn);
  },
  // 45
  'endless-hints': drip('', () => 'HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n'),
  'flood-of-hints': flood('', 'HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n'),
  // 46
  'switching-protocols': raw(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'keep',
  ),
  // 47
  'status-099': status('099 Odd'),
  'status-000': status('000 Odd'),
  'status-1000': status('1000 Odd'),
  // 48
  'status-999': status('999 Request denied'),
  'status-204': raw(`HTTP/1.1 204 No Content\r\nContent-Type: text/html\r\n\r\n${PAGE}`, 'keep'),
  'status-401': status('401 Unauthorized', 'WWW-Authenticate: Basic realm="staff"\r\n'),
  'status-429': status('429 Too Many Requests', 'Retry-After: 3600\r\n'),
  'status-503': status('503 Service Unavailable', 'Retry-After: 60\r\n'),
  // 49
  'redirect-to-itself': redirect('/'),
  'redirect-growing': ({ socket, path }) => {
    socket.write(`HTTP/1.1 302 Moved\r\nLocation: ${path}x\r\nContent-Length: 0\r\n\r\n`);
  },
  // 50
  'redirect-nowhere': redirect(null),
  'redirect-invalid': redirect('http://[not an address/'),
  'redirect-file': redirect('file:///etc/passwd'),
  'redirect-data': redirect('data:text/html,<h1>hello</h1>'),
  'redirect-private': redirect('http://127.0.0.1/'),
  'redirect-metadata': redirect('http://169.254.169.254/latest/meta-data/', 307),
  'redirect-scheme-relative': redirect('//127.0.0.1/', 301),
  // 51
  'redirect-www': ({ socket, host }) => {
    const target = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
    socket.write(`HTTP/1.1 301 Moved\r\nLocation: http://${target}/\r\nContent-Length: 0\r\n\r\n`);
  },
  // 52, 53
  'gzip-bomb': bomb('gzip'),
  'brotli-bomb': bomb('br'),
  'zstd-bomb': bomb('zstd'),
  // 54
  'gzip-thrice': sized('Content-Encoding: gzip, gzip, gzip\r\n', gzipSync(gzipSync(GZIP_PAGE))),
  // 55
  'thousand-encodings': sized(`Content-Encoding: ${Array.from({ length: 1000 }, () => 'gzip').join(',')}\r\n`),
  // 56
  'not-really-gzip': sized('Content-Encoding: gzip\r\n'),
  'gzip-label-when-asked': (turn) => {
    const isAsked = turn.requestHeaders.includes('accept-encoding: gzip');
    sized(isAsked ? 'Content-Encoding: gzip\r\n' : '')(turn);
  },
  'unknown-encoding': sized('Content-Encoding: shrink\r\n'),
  // 57
  'truncated-gzip': sized('Content-Encoding: gzip\r\n', gzipSync(TEXT_OF_SIZE, { level: 0 }).subarray(0, 9_000)),
  // 58
  'type-text': ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello`);
  },
  'type-image': ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 4\r\n\r\n\u0089PNG`, 'latin1');
  },
  'type-pdf': ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 8\r\n\r\n%PDF-1.7`);
  },
  'type-missing': ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${PAGE.length}\r\n\r\n${PAGE}`);
  },
  'type-twice': sized('Content-Type: image/png\r\n'),
  'type-binary-html': ({ socket }) => {
    socket.write(
      `HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nContent-Length: ${PAGE.length}\r\n\r\n${PAGE}`,
    );
  },
  // 59
  'bot-challenge': status(
    '403 Forbidden',
    'Server: challenge\r\n',
    '<!doctype html><title>Just a moment...</title><script src="/challenge.js"></script><noscript>Enable JavaScript</noscript>',
  ),
  // Framing around a body: trailers, chunk extensions, lines without end. The parser has no limits of its own on them.
  'few-trailers': raw(`${WHOLE_CHUNKED_PAGE}X-Checksum: 1\r\nServer-Timing: 2\r\n\r\n`, 'keep'),
  'trailer-flood': raw(`${WHOLE_CHUNKED_PAGE}${'a: b\r\n'.repeat(200_000)}\r\n`, 'keep'),
  'endless-trailers': flood(WHOLE_CHUNKED_PAGE, 'x-more: yes\r\n'.repeat(1000)),
  'endless-trailer': flood(`${WHOLE_CHUNKED_PAGE}x-long: `, 'x'.repeat(16_384)),
  'slow-trailers': drip(WHOLE_CHUNKED_PAGE, (index) => `X-Slow-${index}: yes\r\n`),
  'endless-chunk-extension': flood(`${CHUNKED_HEAD}5;x=`, 'y'.repeat(16_384)),
  'chunk-extensions': flood(CHUNKED_HEAD, `1;${'x'.repeat(4000)}\r\nx\r\n`.repeat(8)),
  'tiny-chunks': flood(CHUNKED_HEAD, '1\r\nx\r\n'.repeat(4000)),
  'small-chunks': raw(`${CHUNKED_HEAD}${inChunks(PAGE, 20)}0\r\n\r\n`, 'keep'),
  'header-lines': flood('HTTP/1.1 200 OK\r\n', 'a: b\r\n'.repeat(4000)),
  'blank-lines': flood('', '\r\n'.repeat(8000)),
  // 61
  'endless-line': flood(`${HTML_HEAD}Connection: close\r\n\r\n<p>`, 'x'.repeat(65_536)),
  'huge-video': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 10737418240\r\n\r\n');
    const pour = () => {
      while (!socket.destroyed && socket.write(FILLER));
    };
    socket.on('drain', pour);
    pour();
  },
  // 65
  'down-half-way': (turn) => {
    if (turn.earlier < 3) sized('')(turn);
    else turn.socket.resetAndDestroy();
  },
} as const satisfies Record<string, HostileBehaviour>;

export type HostileName = keyof typeof HOSTILE_BEHAVIOURS;
