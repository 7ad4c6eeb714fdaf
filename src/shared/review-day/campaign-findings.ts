import type { CampaignFinding } from '../api/review-day.ts';
import { lintMessage } from './lint-message.ts';
import { type CampaignTexts, TEXT_KINDS } from './text-kinds.ts';

interface Evaluated {
  readonly businessName: string;
  readonly texts: CampaignTexts;
}

/** The rule violations in a campaign's texts, in the order of the texts. */
export function findCampaignFindings({ businessName, texts }: Evaluated): CampaignFinding[] {
  return TEXT_KINDS.flatMap((text) =>
    lintMessage(texts[text], { businessName }).map(({ rule, words, isSure }) => ({
      text,
      ruleId: rule.id,
      title: rule.title,
      words,
      isSure,
    })),
  );
}
