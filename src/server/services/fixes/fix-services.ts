import { createServiceClient } from '#providers/service-client.ts';
import { type OnModelCall, openWritingModel, type WritingModel } from '#providers/writing-model.ts';
import type { CoreServices } from '../core-services.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import type { FixMaterialServices } from './find-fix-material.ts';

/** What the verbs on written fixes are given from outside. */
export interface FixServices {
  readonly core: CoreServices;
  readonly audits: FixMaterialServices;
  /** Null: the composer writes, which needs none. */
  readonly model: WritingModel | null;
}

/** Opens the model that is configured, if one is. `onCall` is told how each call to it ended and what it cost. */
export function openFixServices(core: CoreServices, audits: FixMaterialServices, onCall: OnModelCall): FixServices {
  const { model } = core.config;
  return {
    core,
    audits,
    model: model === null ? null : withCircuitBreaker(openWritingModel(model, createServiceClient(), onCall), core.now),
  };
}
