import { expect, it } from 'vitest';
import { groupReplies } from './reply-groups.ts';

it('groups replies by stars, most first, and says what each is about', () => {
  const reply = (stars: number, topic: string | null) => ({ stars, topic, text: `${stars} ${topic}`, sentences: [] });
  const groups = groupReplies([reply(1, 'price'), reply(5, 'staff'), reply(5, null), reply(5, 'parking')]);
  expect(groups.map(({ title, replies }) => [title, replies.map(({ about }) => about)])).toEqual([
    ['4 and 5 stars', ['About the people', 'A rating without words', 'About parking']],
    ['1 and 2 stars', ['About the price']],
  ]);
});
