import { z } from 'zod';
import type { QuestionTopicStems } from '#engine/factors/question-topics.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const stems = z.array(z.string().regex(/^[^\s?@#$%.]+[?.]*[@#$%]?$/)).min(1);
const topics = z.strictObject({ cost: stems, area: stems, hours: stems, availability: stems });

/** The stems by which questions are about a topic, by language: the files `languages/<code>/question-topics.yaml`. */
export function compileQuestionTopics(): QuestionTopicStems {
  return Object.fromEntries(
    listYamlFiles('languages/*/question-topics.yaml').map((path) => [path.split('/')[1] ?? '', readYaml(path, topics)]),
  );
}
