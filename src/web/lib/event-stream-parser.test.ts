import { describe, expect, it } from 'vitest';
import { createEventStreamParser } from './event-stream-parser.ts';

describe('createEventStreamParser', () => {
  it('reads events with ids, names and several data lines', () => {
    const parse = createEventStreamParser();
    expect(parse('id: 4\nevent: progress\ndata: {"a":\ndata: 1}\n\n')).toEqual([
      { id: '4', event: 'progress', data: '{"a":\n1}' },
    ]);
  });

  it('waits for the rest of a message that is cut anywhere', () => {
    const parse = createEventStreamParser();
    const pieces = ['id: 7\r', '\nda', 'ta:x', '\r\n', '\r', '\n', 'data: y\n\n'];
    expect(pieces.flatMap((piece) => parse(piece))).toEqual([
      { id: '7', event: 'message', data: 'x' },
      { id: '7', event: 'message', data: 'y' },
    ]);
  });

  it('drops comments, messages without data and unknown fields', () => {
    const parse = createEventStreamParser();
    expect(parse(': still here\n\nevent: progress\n\nretry: 10\ndata\n\n')).toEqual([
      { id: null, event: 'message', data: '' },
    ]);
  });
});
