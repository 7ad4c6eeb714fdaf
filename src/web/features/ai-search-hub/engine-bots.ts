import { type Bot, findBotByToken } from '#shared/audit/bots.ts';
import type { AnswerEngine } from './answer-engines.ts';

/** The readers of an engine in the order of its row, those its answers rest on first. Throws for a name nobody knows. */
export function listEngineBots({ answerBots, otherBots }: AnswerEngine): readonly Bot[] {
  return [...answerBots, ...otherBots].map((token) => {
    const reader = findBotByToken(token);
    if (reader === null) throw new Error(`${token} is not among the readers.`);
    return reader;
  });
}

/** A group of robots.txt for these readers (RFC 9309): all of the site, or nothing of it. */
export function robotsLines(tokens: readonly string[], rule: 'Allow' | 'Disallow'): string {
  return [...tokens.map((token) => `User-agent: ${token}`), `${rule}: /`].join('\n');
}
