import { BOTS, type Bot } from '#shared/audit/bots.ts';

export interface BotRole {
  readonly role: Bot['role'];
  readonly title: string;
  readonly meaning: string;
}

/** The three kinds of bots that an owner decides about, the most important for being found first. */
export const BOT_ROLES: readonly BotRole[] = [
  { role: 'search', title: 'Search and answers', meaning: 'Refuse them and you are not shown, named or linked there.' },
  {
    role: 'user',
    title: 'For a person who asked',
    meaning: 'They open one page because somebody asked about it. Some do not ask robots.txt.',
  },
  { role: 'training', title: 'Training', meaning: 'Refusing them is your choice and costs no place in search.' },
];

/** Bots of a role that their own vendor documents; those that only public lists name are left out. */
export function describedBots(role: Bot['role']): readonly Bot[] {
  return BOTS.filter((reader) => reader.role === role && !reader.source.url?.includes('ai-robots-txt'));
}
