/** Services, each with a sentence of the owner that answers a question about it: enough for a year of questions. */
export const ANSWERING_SENTENCES: Readonly<Record<string, string>> = {
  'Drain cleaning': 'For drain cleaning we bring a camera and a jet.',
  'Leak detection': 'Our leak detection finds wet pipes behind tiles with a thermal picture.',
  'Boiler repair': 'Most boiler repair visits end the same morning, because spare parts travel in the van.',
  'Pipe thawing': 'We practice pipe thawing with steam, never with a flame.',
  'Toilet installation': 'We do each toilet installation in two hours and take the old bowl to the dump.',
  'Sump pumps': 'We check sump pumps every spring before the snow melts.',
  'Gas lines': 'We test gas lines for tightness and hand you the protocol.',
  'Water softeners': 'We set water softeners to the hardness of Lake Superior.',
  'Bathroom fans': 'We replace bathroom fans that hum or drip.',
  'Garbage disposals': 'We install garbage disposals and show you what must not go in.',
};

/** The changes of facts that add these services and sentences. */
export function addAnsweringSentences() {
  return Object.entries(ANSWERING_SENTENCES).flatMap(([service, sentence]) => [
    { action: 'add' as const, kind: 'service' as const, value: service },
    { action: 'add' as const, kind: 'sentence' as const, value: sentence },
  ]);
}
