import { createServiceClient } from '#providers/service-client.ts';
import { type OnModelCall, openWritingModel, type WritingModel } from '#providers/writing-model.ts';
import type { CoreServices } from '../core-services.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import type { FixMaterialServices } from './find-fix-material.ts';

/** Dependencies of the Fix-It services. */
export interface FixServices {
  readonly core: CoreServices;
  readonly audits: FixMaterialServices;
  /** Null: the composer writes the texts. */
  readonly model: WritingModel | null;
}

/** Opens the configured model, if any. `onCall` gets the result and the cost of each call to it. */
export function openFixServices(core: CoreServices, audits: FixMaterialServices, onCall: OnModelCall): FixServices {
  const { model } = core.config;
  return {
    core,
    audits,
    model: model === null ? null : withCircuitBreaker(openWritingModel(model, createServiceClient(), onCall), core.now),
  };
}
