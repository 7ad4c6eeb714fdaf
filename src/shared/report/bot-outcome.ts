import type { BotAccess } from '../audit/factors.ts';

/** The combined result of all signals for one bot. */
export interface BotOutcome {
  readonly sign: 'open' | 'closed' | 'doubtful' | 'choice';
  readonly words: string;
  /** Whether the result is a problem: a search bot that is, or may be, blocked. */
  readonly isNotable: boolean;
}

/** Search and answer bots should be allowed; for training and the rest both are the owner's choice. */
export function getBotOutcome(bot: BotAccess): BotOutcome {
  const isClosed = bot.verdict === 'blocked';
  if (bot.role === 'training' || bot.role === 'other') {
    return { sign: 'choice', words: isClosed ? 'Blocked' : 'Allowed', isNotable: false };
  }
  if (isClosed) return { sign: 'closed', words: 'Blocked', isNotable: true };
  if (bot.pageRule !== null) return { sign: 'doubtful', words: 'Limited', isNotable: true };
  if (bot.probe === 'possibleBlock') return { sign: 'doubtful', words: 'Possible block', isNotable: true };
  if (bot.blockedPages.length > 0) return { sign: 'open', words: 'Mostly allowed', isNotable: false };
  return { sign: 'open', words: 'Allowed', isNotable: false };
}
