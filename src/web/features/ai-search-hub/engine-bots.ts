import { type Bot, findBotByToken } from '#shared/audit/bots.ts';
import type { AnswerEngine } from './answer-engines.ts';

/** The bots of an engine in display order, those its answers rest on first. Throws for an unknown name. */
export function listEngineBots({ answerBots, otherBots }: AnswerEngine): readonly Bot[] {
  return [...answerBots, ...otherBots].map((token) => {
    const reader = findBotByToken(token);
    if (reader === null) throw new Error(`${token} is not in the table of bots.`);
    return reader;
  });
}

/** A robots.txt group for these bots (RFC 9309): the whole site, or nothing of it. */
export function robotsLines(tokens: readonly string[], rule: 'Allow' | 'Disallow'): string {
  return [...tokens.map((token) => `User-agent: ${token}`), `${rule}: /`].join('\n');
}
