import { readCompiled } from '../../data/read-compiled.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { DescriptionFrames } from './description-frames.ts';

/** The sentences of descriptions by language: each language has its own. */
export const DESCRIPTION_FRAMES: Readonly<Record<TextLanguage, DescriptionFrames>> = readCompiled('descriptions');
