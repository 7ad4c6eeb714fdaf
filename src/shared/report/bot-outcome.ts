import type { BotAccess } from '../audit/factors.ts';

/** What all signs together mean for one bot of the web. */
export interface BotOutcome {
  readonly sign: 'open' | 'closed' | 'doubtful' | 'choice';
  readonly words: string;
  /** Whether this is something to look at: a search bot that is, or may be, kept from the site. */
  readonly isNotable: boolean;
}

/** Search and answer bots should get in; for training and the rest both answers are the owner's choice. */
export function getBotOutcome(bot: BotAccess): BotOutcome {
  const isClosed = bot.verdict === 'blocked';
  if (bot.role === 'training' || bot.role === 'other') {
    return { sign: 'choice', words: isClosed ? 'Kept out' : 'Let in', isNotable: false };
  }
  if (isClosed) return { sign: 'closed', words: 'Turned away', isNotable: true };
  if (bot.pageRule !== null) return { sign: 'doubtful', words: 'Held back', isNotable: true };
  if (bot.probe === 'possibleBlock') return { sign: 'doubtful', words: 'Possible block', isNotable: true };
  if (bot.blockedPages.length > 0) return { sign: 'open', words: 'Can read most', isNotable: false };
  return { sign: 'open', words: 'Can read', isNotable: false };
}
