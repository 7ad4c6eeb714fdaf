import { BOTS, type Bot } from '#shared/audit/bots.ts';

export interface BotRole {
  readonly role: Bot['role'];
  readonly title: string;
  readonly meaning: string;
}

/** The three kinds of bots that an owner decides about, the most important for being found first. */
export const BOT_ROLES: readonly BotRole[] = [
  { role: 'search', title: 'Search and answers', meaning: 'Block them, and you aren’t shown, named or linked there.' },
  {
    role: 'user',
    title: 'For a person who asked',
    meaning: 'They open one page because someone asked about it. Some ignore robots.txt.',
  },
  { role: 'training', title: 'Training', meaning: 'Blocking them is your choice and costs no place in search.' },
];

/** Bots of a role that their own vendor documents; those that only public lists name are left out. */
export function describedBots(role: Bot['role']): readonly Bot[] {
  return BOTS.filter((reader) => reader.role === role && !reader.source.url?.includes('ai-robots-txt'));
}
