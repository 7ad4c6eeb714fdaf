import type { Business } from '#shared/audit/business.ts';
import type { Demand } from '../facts/category/business-category.ts';
import { getDemand } from '../facts/category/category-demand.ts';
import { CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';
import type { FixAdvice } from './check-evaluation.ts';
import type { QuestionTopic } from './question-topics.ts';

/** A topic in the words that fit a business: nobody asks a bookshop about emergencies. */
export interface TopicWording extends FixAdvice {
  /** "the cost": behind "No question on your site is about". */
  readonly about: string;
  /** What on the pages answers it without a question. */
  readonly toldBy?: 'areas' | 'address' | 'hours' | 'prices' | 'pageOfPrices';
}

const WORK_COST: TopicWording = {
  about: 'the cost',
  action: 'Answer what your work costs',
  how: 'Give a price range and what makes it higher or lower.',
};
const ANY_COST: TopicWording = { ...WORK_COST, action: 'Answer what it costs' };
const COST: Readonly<Record<Demand, TopicWording>> = {
  job: WORK_COST,
  // What a visit costs is on a list; what a job costs depends on the job.
  appointment: { ...WORK_COST, toldBy: 'pageOfPrices' },
  advice: WORK_COST,
  venue: { about: 'prices', action: 'Answer what it costs', how: 'Say what most guests pay.', toldBy: 'prices' },
  shop: {
    about: 'prices',
    action: 'Answer what it costs',
    how: 'Give the price of what people ask for most.',
    toldBy: 'prices',
  },
  stay: {
    about: 'the price',
    action: 'Answer what a stay costs',
    how: 'Give a price range and what it includes.',
    toldBy: 'prices',
  },
  class: {
    about: 'the cost',
    action: 'Answer what it costs',
    how: 'Give the price and what it includes.',
    toldBy: 'prices',
  },
  visit: {
    about: 'the price',
    action: 'Answer what a visit costs',
    how: 'Give the price for adults and children, or say that it’s free.',
  },
  community: {
    about: 'the cost',
    action: 'Answer whether it costs anything',
    how: 'Say what it costs, or that it’s free.',
  },
};

const TRAVELS: TopicWording = {
  about: 'where you work',
  action: 'Answer which towns you serve',
  how: 'Name them in one sentence, the nearest first.',
  toldBy: 'areas',
};
const IS_VISITED: TopicWording = {
  about: 'how to get to you',
  action: 'Answer how to get to you',
  how: 'Name the street or a landmark, and say where people can park.',
  toldBy: 'address',
};
const ANYWHERE: TopicWording = {
  about: 'where you are or work',
  action: 'Answer where you are or work',
  how: 'Name the towns you serve, or say how people get to you.',
  toldBy: 'areas',
};

const OPEN: TopicWording = {
  about: 'your hours',
  action: 'Answer when you are open',
  how: 'Write days and hours in one sentence, with weekends and holidays.',
  toldBy: 'hours',
};
const REACHABLE: TopicWording = {
  ...OPEN,
  about: 'when people can reach you',
  action: 'Answer when people can reach you',
};
const ARRIVAL: TopicWording = {
  about: 'when guests can arrive',
  action: 'Answer when guests can arrive',
  how: 'Give the times of check-in and check-out, and say what late guests do.',
};

const URGENT: TopicWording = {
  about: 'how soon you can help',
  action: 'Answer how soon you can help',
  how: 'Say how emergencies and appointments work, and how long people usually wait.',
};
const BOOKED: TopicWording = {
  ...URGENT,
  how: 'Say how people book you, and how long they usually wait.',
};
const ORDERED: TopicWording = {
  about: 'ordering',
  action: 'Answer how to order',
  how: 'Say whether people can order or reserve ahead, and how long it takes.',
};
const AHEAD: TopicWording = {
  about: 'booking or ordering',
  action: 'Answer how people book or order',
  how: 'Say whether people need to book or order ahead, how, and how long they usually wait.',
};
const AVAILABILITY: Readonly<Record<Demand, TopicWording>> = {
  job: BOOKED,
  appointment: BOOKED,
  advice: BOOKED,
  venue: {
    about: 'booking a table',
    action: 'Answer how to get a table',
    how: 'Say whether people need to book, how, and how far ahead.',
  },
  shop: ORDERED,
  stay: { about: 'booking', action: 'Answer how to book', how: 'Say how to book, and how far ahead.' },
  class: {
    about: 'signing up',
    action: 'Answer how to sign up',
    how: 'Say how to sign up, and when the next place is free.',
  },
  visit: {
    about: 'booking',
    action: 'Answer whether people need to book',
    how: 'Say who needs to book, how, and how far ahead.',
  },
  community: {
    about: 'how to take part or get help',
    action: 'Answer how to take part or get help',
    how: 'Say whom to ask, and how soon people hear from you.',
  },
};
/** Customers of these go there, unless the site says otherwise. */
const VISITED: ReadonlySet<Demand> = new Set(['venue', 'shop', 'stay', 'class', 'visit', 'community']);

/**
 * What a topic is called, and advised, for a business: by how customers use its trade, and by who travels. In words that fit any business
 * where the trade is unknown.
 */
export function wordTopic(
  topic: QuestionTopic,
  {
    category,
    isServiceArea,
    serviceAreas,
    openingHours,
    address,
  }: Pick<Business, 'category' | 'isServiceArea' | 'serviceAreas' | 'openingHours' | 'address'>,
): TopicWording {
  const trade = CATEGORIES_BY_LABEL.get(category?.label ?? '');
  const demand = getDemand(category?.label ?? '');
  switch (topic) {
    case 'cost':
      return category === null ? ANY_COST : COST[demand];
    case 'area': {
      if (isServiceArea === true) return TRAVELS;
      if (category === null && isServiceArea === null) return ANYWHERE;
      // A trade of jobs that names areas works there, whether people can also come to it or not.
      if (serviceAreas.length > 0 && (isServiceArea === null || demand === 'job')) return TRAVELS;
      const isVisited = VISITED.has(demand) || isServiceArea === false || (demand !== 'job' && address?.street != null);
      if (!isVisited) return TRAVELS;
      // A town without a street: nobody can be told the way there.
      return isServiceArea === null && address !== null && address.street === null ? ANYWHERE : IS_VISITED;
    }
    case 'hours':
      if (category === null && openingHours === null) return REACHABLE;
      return demand === 'stay' ? ARRIVAL : OPEN;
    case 'availability':
      if (category === null) return AHEAD;
      if (trade?.isUrgent === true) return URGENT;
      return demand === 'venue' && trade?.takesReservations === false ? ORDERED : AVAILABILITY[demand];
    default:
      return topic satisfies never;
  }
}
