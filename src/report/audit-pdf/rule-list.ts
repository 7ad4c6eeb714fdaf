import type { RuleSource } from '#shared/audit/check.ts';
import { ruleLabels } from '#shared/report/check-labels.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { paperLink } from '../pdf/paper-link.ts';
import type { SetReportText } from './report-text.ts';

/** The rules of a report, each listed once at its end and referenced by number. */
export interface RuleList {
  /** The number of a rule, from 1; equal rules have the same number. */
  numberOf(rule: RuleSource): number;
  /** All referenced rules, in the order of their numbers. */
  list(): { readonly number: number; readonly name: string; readonly url: string | null; readonly about: string }[];
}

export function createRuleList(ours: SetReportText): RuleList {
  const rules = new Map<string, RuleSource>();
  return {
    numberOf(rule) {
      const key = JSON.stringify([rule.name, rule.url]);
      if (!rules.has(key)) rules.set(key, rule);
      return [...rules.keys()].indexOf(key) + 1;
    },
    list: () =>
      [...rules.values()].map(({ name, url, date, kind }, index) => ({
        number: index + 1,
        name: ours(name),
        url: paperLink(url),
        about: `${ruleLabels[kind]}, ${formatDay(date)}`,
      })),
  };
}
