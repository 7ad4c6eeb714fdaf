import type { PageEventName } from '#shared/product/page-events.ts';
import type { Orm } from './database.ts';
import { pageEvents } from './operator-schema.ts';

export interface NewPageEvent {
  readonly at: Date;
  readonly name: PageEventName;
  readonly userAbId: string;
  readonly bucket: number;
  readonly userId: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Keeps what a page told. */
export async function insertPageEvent(orm: Orm, event: NewPageEvent): Promise<void> {
  await orm.insert(pageEvents).values({ ...event, properties: { ...event.properties } });
}
