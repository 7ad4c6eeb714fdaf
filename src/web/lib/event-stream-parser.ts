/** One server-sent event. `id` is the last id seen in the stream, as the standard has it; null before the first. */
export interface StreamMessage {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

/**
 * Parses `text/event-stream` (HTML standard, 9.2.6) piece by piece. Feed it decoded text as it arrives; it returns the
 * messages that are complete. Comments are dropped. An unfinished message at the end of a connection is forgotten.
 */
export function createEventStreamParser(): (text: string) => StreamMessage[] {
  let rest = '';
  let id: string | null = null;
  let event = '';
  let data: string[] = [];

  function readLine(line: string): StreamMessage | null {
    if (line === '') return endMessage();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
    return null;
  }

  function endMessage(): StreamMessage | null {
    const message = data.length === 0 ? null : { id, event: event || 'message', data: data.join('\n') };
    event = '';
    data = [];
    return message;
  }

  return (text) => {
    const messages: StreamMessage[] = [];
    rest += text;
    for (let end = lineEnd(rest); end !== null; end = lineEnd(rest)) {
      const message = readLine(rest.slice(0, end.at));
      rest = rest.slice(end.at + end.length);
      if (message !== null) messages.push(message);
    }
    return messages;
  };
}

/** Lines end with LF, CRLF or CR. A CR at the very end may be half of a CRLF, so it waits for more. */
function lineEnd(text: string): { at: number; length: number } | null {
  const at = text.search(/[\r\n]/);
  if (at === -1) return null;
  if (text[at] === '\n') return { at, length: 1 };
  if (at === text.length - 1) return null;
  return { at, length: text[at + 1] === '\n' ? 2 : 1 };
}
