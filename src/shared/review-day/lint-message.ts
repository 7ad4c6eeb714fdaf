import { POLICY_RULES, type PolicyRule } from './policy-rules.ts';

/** A rule violation in a text. */
export interface PolicyBreach {
  readonly rule: PolicyRule;
  /** Quoted from the text, with single spaces. */
  readonly words: string;
}

interface LintSettings {
  /** The business's own name breaks no rule: a shop may be called Five Star Gifts. */
  readonly businessName: string;
}

const longestText = 10_000;

/**
 * Finds the rules that a review request breaks, each once, with the offending words. An empty list is no guarantee:
 * unforeseen wordings pass. Sentences that state what is not done ("we cannot offer anything in return") break nothing.
 */
export function lintMessage(text: string, { businessName }: LintSettings): PolicyBreach[] {
  const plain = plainText(text.slice(0, longestText));
  const name = plainText(businessName);
  // A meaningless placeholder; replacing names of two letters or fewer would remove half the text.
  const anonymous = name.length > 2 ? plain.replaceAll(name, 'porchname') : plain;
  const sentences = sentencesOf(anonymous);
  return POLICY_RULES.flatMap((rule) => {
    const words = firstMatch(rule, sentences);
    return words === null ? [] : [{ rule, words: words.replaceAll('porchname', businessName) }];
  });
}

function firstMatch({ patterns }: PolicyRule, sentences: readonly string[]): string | null {
  for (const [index, sentence] of sentences.entries()) {
    // "Unhappy? Call us first." is one statement in two sentences.
    const pair = sentence.endsWith('?') ? `${sentence} ${sentences[index + 1] ?? ''}` : sentence;
    for (const pattern of patterns) {
      const match = pattern.exec(pair);
      if (match !== null && !isDenied(pair, match.index)) return match[0].trim();
    }
  }
  return null;
}

const denial =
  /\b(?:not|never|no|without|cannot|can't|won't|don't|doesn't|nothing|neither|nor|isn't|aren't|forbids?|forbidden|against)\b[^.!?;:]{0,60}$/;
/** "Do not leave a bad review" is no negation in this sense: the request itself is the violation. */
const ban = /\b(?:do not|don't|never|not)\s*$/;
const exception = /\b(?:but|unless|except|only|if not|why not|hesitate|forget|not only|not just)\b/;

/** True when the sentence negates the words beforehand. */
function isDenied(sentence: string, index: number): boolean {
  const before = sentence.slice(0, index);
  if (!denial.test(before)) return false;
  const said = denial.exec(before)?.[0] ?? '';
  return (
    !exception.test(said) &&
    (!ban.test(before) || /\b(?:we|i|they) (?:do not|don't|never|do not ever)\s*$/.test(before))
  );
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?\n]+[.!?]*(?=\s|$)|[^.!?\n]+[.!?]*/g)?.map((sentence) => sentence.trim()) ?? [];
}

/** Normalizes: lower case, compatibility forms, no invisible characters, plain quotes and hyphens, single spaces. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
