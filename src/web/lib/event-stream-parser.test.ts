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

  it('keeps the last id over messages without one, and over an id with a NUL in it', () => {
    const parse = createEventStreamParser();
    const ids = parse('id: 7\ndata: a\n\ndata: b\n\nid: 8\0\ndata: c\n\nid: 9\n\ndata: d\n\nid\ndata: e\n\n');
    expect(ids.map(({ id, data }) => [data, id])).toEqual([
      ['a', '7'],
      ['b', '7'],
      ['c', '7'],
      ['d', '9'],
      ['e', ''],
    ]);
  });

  it('reads the same however a stream is cut', () => {
    const stream =
      '\uFEFFid: 1\r\nevent: a\rdata: x\ndata: y\r\n\r\n: note\rdata\r\r\ndata: z\n\nid: 2\r\ndata: w\r\n\r\n';
    const whole = createEventStreamParser()(stream);
    expect(whole.map(({ id, event, data }) => [id, event, data])).toEqual([
      ['1', 'a', 'x\ny'],
      ['1', 'message', ''],
      ['1', 'message', 'z'],
      ['2', 'message', 'w'],
    ]);
    for (let first = 0; first <= stream.length; first += 1)
      for (let second = first; second <= stream.length; second += 1) {
        const parse = createEventStreamParser();
        const pieces = [stream.slice(0, first), stream.slice(first, second), stream.slice(second)];
        expect(pieces.flatMap((piece) => parse(piece))).toEqual(whole);
      }
  });
});
