import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';

/** What became of one test case, or of a file whose tests did not come to run. */
export interface CaseOutcome {
  /** File and names of the case, joined by ` > `. */
  readonly name: string;
  /** `flaky`: passed when it was tried again. */
  readonly state: 'passed' | 'failed' | 'flaky';
  /** The first line of the first error; empty where there was none. */
  readonly error: string;
}

/**
 * Prints each case that passed only when it was tried again, and their number. Appends every outcome as a line of JSON to the file
 * that `CASE_OUTCOMES` names.
 */
export default class CaseReporter implements Reporter {
  private readonly flaky: CaseOutcome[] = [];

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'passed' && state !== 'failed') return;
    const isFlaky = state === 'passed' && test.diagnostic()?.flaky === true;
    const outcome: CaseOutcome = {
      name: `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`,
      state: isFlaky ? 'flaky' : state,
      error: firstLine(errors?.[0]?.message),
    };
    if (isFlaky) this.flaky.push(outcome);
    record(outcome);
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message?: string }[],
    reason: TestRunEndReason,
  ): void {
    for (const module of modules) {
      for (const { message } of module.errors())
        record({ name: relative(process.cwd(), module.moduleId), state: 'failed', error: firstLine(message) });
    }
    for (const { message } of unhandled)
      record({ name: 'an unhandled error', state: 'failed', error: firstLine(message) });
    if (reason === 'interrupted') record({ name: 'the run', state: 'failed', error: 'It was interrupted.' });
    for (const { name, error } of this.flaky) console.log(`flaky: ${name}: ${error}`);
    console.log(`${this.flaky.length} flaky`);
  }
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}

function record(outcome: CaseOutcome): void {
  const file = process.env.CASE_OUTCOMES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(outcome)}\n`);
}
