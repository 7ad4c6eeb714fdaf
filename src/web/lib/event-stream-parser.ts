import { createParser } from 'eventsource-parser';

/** One server-sent event. `id` is the last id seen in the stream, as in the standard; null before the first. */
export interface StreamMessage {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

/**
 * Parses `text/event-stream` (HTML standard, 9.2.6) incrementally. Feed it decoded text as it arrives; it returns the
 * complete messages. Comments are dropped, as is an unfinished message at the end of a connection.
 */
export function createEventStreamParser(): (text: string) => StreamMessage[] {
  let id: string | null = null;
  let messages: StreamMessage[] = [];
  const parser = createParser({
    // The id persists until the next one; the library reports it only with the message that contains it.
    onId: (given) => {
      id = given;
    },
    onEvent: ({ event, data }) => messages.push({ id, event: event ?? 'message', data }),
  });
  return (text) => {
    messages = [];
    parser.feed(text);
    return messages;
  };
}
