import { LIMITS } from '#shared/product/limits.ts';
import type { KeywordCandidate } from './keyword-candidates.ts';

/** Weights of what makes a keyword worthwhile, chosen so that the best sum gives 5 and the lowest 1. */
const CORE = { trade: 1.5, first: 1.3, second: 1, later: 0.7 } as const;
const INTENT = { Transactional: 1.2, 'Local Intent': 1, 'Commercial Investigation': 0.5 } as const;
const PLACE = { city: 1, near: 0.9, region: 0.7, area: 0.6, none: 0.2 } as const;
const HAS_PAGE = 0.5;
/** For services that are only usual in the category; the owner has to confirm them. */
const USUAL = -0.7;
const CONDITIONAL = -0.8;
/** For another word than the usual one of the category. */
const OTHER_WORD = -0.4;
/** Patterns are ordered by how usual they are; rare ones come last. */
const LESS_USUAL = { byRank: -0.04, most: -0.8, fill: -1.2 } as const;
const SCALE = 1.25;

/**
 * Priority from 1 to 5 of a candidate: core service, strength of intent, precision of the place, whether a page exists
 * (domain facts H), and how usual the words are. Search volumes are not used, because there is no source for them.
 * @param index the position of its topic: 0 for the category
 */
export function computePriority({ pattern, topic, phrase, rank }: KeywordCandidate, index: number): number {
  const core = index === 0 ? CORE.trade : index <= 2 ? CORE.first : index <= 4 ? CORE.second : CORE.later;
  const sum =
    core +
    INTENT[pattern.intent] +
    PLACE[pattern.place] +
    (topic.page === null ? 0 : HAS_PAGE) +
    (topic.source === 'usual' ? USUAL : 0) +
    (pattern.onlyIf === undefined ? 0 : CONDITIONAL) +
    (phrase === topic.phrases[0] ? 0 : OTHER_WORD) +
    Math.max(LESS_USUAL.most, rank * LESS_USUAL.byRank) +
    (pattern.isFill === true ? LESS_USUAL.fill : 0);
  return Math.min(LIMITS.keywordPriorityMax, Math.max(1, Math.round(sum * SCALE)));
}
