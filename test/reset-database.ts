import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from '#server/store/database/database.ts';

const Shape = z.object({ shape: z.string() });

/** What a migration would change: columns, triggers, functions and indexes of our tables, as one digest. */
export async function readShape(orm: Orm): Promise<string> {
  const [row] = await selectRows(
    orm,
    Shape,
    sql`select md5(concat_ws('|',
      (select string_agg(c.relname || '.' || a.attname || ' ' || a.atttypid || ' ' || a.attnotnull, ',' order by c.relname, a.attname)
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and a.attnum > 0),
      (select string_agg(t.tgname, ',' order by t.tgname) from pg_trigger t where not t.tgisinternal),
      (select string_agg(p.prosrc, ',' order by p.proname) from pg_proc p where p.pronamespace = 'public'::regnamespace),
      (select string_agg(x.conname, ',' order by x.conname) from pg_constraint x where x.connamespace = 'public'::regnamespace)
    )) as shape`,
  );
  return row?.shape ?? '';
}

/** Deletes every row and resets every sequence, bypassing triggers and foreign keys. Tables, queues and migrations stay. */
export async function deleteAllRows(orm: Orm): Promise<void> {
  await orm.execute(sql`unlisten *`);
  await orm.execute(sql`do $$
    declare place record;
    begin
      set local session_replication_role = replica;
      for place in
        select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname = 'public' and tablename <> 'schema_migrations'
          or schemaname = 'pgboss' and tablename in ('job_common', 'schedule', 'subscription', 'warning', 'job_dependency')
      loop
        execute 'delete from ' || place.name;
      end loop;
      perform setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
    end
  $$`);
}
