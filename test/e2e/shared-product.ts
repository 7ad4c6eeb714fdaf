import type { TestProject } from 'vitest/node';
import { openProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the product shared by all test files that only stub its API. */
    sharedOrigin: string;
  }
}

/** Opens one product before the first test file and closes it after the last. */
export default async function openSharedProduct(project: TestProject): Promise<() => Promise<void>> {
  const product = await openProduct();
  project.provide('sharedOrigin', product.origin);
  return () => product.close();
}
