import type { TestProject } from 'vitest/node';
import { openProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the product that test files share. */
    sharedOrigin: string;
    /** The port of the site that it audits. */
    sharedSitePort: number;
  }
}

/** Opens one product before the first test file and closes it after the last. */
export default async function openSharedProduct(project: TestProject): Promise<() => Promise<void>> {
  const product = await openProduct({ MOCK_PAYMENTS: '1' });
  project.provide('sharedOrigin', product.origin);
  project.provide('sharedSitePort', product.site.port);
  return () => product.close();
}
