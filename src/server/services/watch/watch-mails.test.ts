import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/time/durations.ts';
import { openTestDatabase } from '#test/memory-database.ts';
import { openWatchWorld, type WatchWorld, type WorldAccount } from '#test/watch-world.ts';
import { users } from '../../store/accounts/account-schema.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import { insertSuppression } from '../../store/mail/mail-suppressions.ts';
import { businessEvents, watches } from '../../store/reports/reports-schema.ts';
import { WATCH_MAILS_A_WEEK } from './send-watch-mails.ts';

const SITE = 'harborandpine.example';
const WEEK_MS = 7 * 24 * HOUR_MS;
const DOWN = { code: 'timed-out', error: 'The site did not answer within 15 seconds.' } as const;

let world: WatchWorld;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());

/** An agency, whose sites are read every Sunday from 7 February on. */
async function openAgency(...hosts: string[]): Promise<{ owner: WorldAccount; business: string }> {
  world = await openWatchWorld(database, 2);
  const owner = await world.openAccount('agency', 'agency');
  let business = '';
  for (const host of hosts) business = await world.audit(owner, host);
  return { owner, business };
}
const subjects = async () => (await world.mails()).map(({ subject }) => subject);
const kinds = async () => {
  const events = await world.database.orm.select().from(businessEvents).orderBy(asc(businessEvents.at));
  return events.map(({ kind }) => kind);
};

describe('no mail', () => {
  it('when nothing changed', async () => {
    await openAgency(SITE);
    await world.passUntil('2027-04-01T00:00:00Z');
    expect([await subjects(), await kinds()]).toEqual([[], []]);
  });

  it('when only our rules changed', async () => {
    const { business } = await openAgency(SITE);
    await world.passUntil('2027-02-10T00:00:00Z');
    world.rules.version = 'rules-2';
    world.rules.isStrict = true;
    await world.passUntil('2027-03-01T00:00:00Z');
    expect(await world.scans(business)).toHaveLength(4);
    expect([await subjects(), await kinds()]).toEqual([[], []]);
  });

  it('when robots.txt could not be read once', async () => {
    await openAgency(SITE);
    await world.passUntil('2027-02-10T00:00:00Z');
    world.changeSite(SITE, { isRobotsTxtReadable: false, blocked: ['Googlebot'] });
    await world.passUntil('2027-02-17T00:00:00Z');
    world.changeSite(SITE, { isRobotsTxtReadable: true, blocked: ['OAI-SearchBot', 'GPTBot', 'ClaudeBot'] });
    await world.passUntil('2027-03-01T00:00:00Z');
    expect([await subjects(), await kinds()]).toEqual([[], []]);
  });

  it('after an unsubscription, with mails switched off, or with an unconfirmed address', async () => {
    const { owner, business } = await openAgency(SITE);
    const { orm } = world.database;
    await insertSuppression(orm, { email: owner.email, reason: 'unsubscribe', note: null, createdAt: new Date(0) });
    world.changeSite(SITE, { phone: '+12185550100' });
    await world.passUntil('2027-02-12T00:00:00Z');
    const other = await world.openAccount('agency', 'unconfirmed');
    await orm.update(users).set({ emailVerified: false }).where(eq(users.id, other.id));
    const second = await world.audit(other, SITE);
    await orm.update(watches).set({ sendsMail: false }).where(eq(watches.businessId, business));
    world.changeSite(SITE, { phone: '+12185550101' });
    await world.passUntil('2027-03-01T00:00:00Z');
    expect(await world.scans(second)).toHaveLength(2);
    expect(await subjects()).toEqual([]);
    expect((await kinds()).filter((kind) => kind === 'alert')).toHaveLength(3);
  });
});

describe('an alert', () => {
  it('reports another phone number at once, once, with a quote and a link', async () => {
    await openAgency(SITE);
    await world.passUntil('2027-02-10T00:00:00Z');
    world.changeSite(SITE, { phone: '+12185550100' });
    await world.passUntil('2027-04-01T00:00:00Z');
    const mails = await world.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'harborandpine.example: The phone number on your site was +12185550142 and is now +12185550100.',
    ]);
    expect(mails[0]).toMatchObject({ kind: 'watch-alert', recipient: 'agency@owner.example' });
    expect(mails[0]?.createdAt.getTime()).toBeLessThan(Date.parse('2027-02-15T00:00:00Z'));
    expect(mails[0]?.text).toContain('Was: +12185550142. Now: +12185550100.');
    expect(mails[0]?.text).toMatch(/porchlight.example\/changes\/[0-9a-f]{32}\?since=[0-9a-f]{32}/);
    expect(mails[0]?.unsubscribeUrl).toContain('/api/unsubscribe?token=');
  });

  it('reports newly blocked bots, and again only after they were allowed', async () => {
    await openAgency(SITE);
    await world.passUntil('2027-02-10T00:00:00Z');
    const before = ['OAI-SearchBot', 'GPTBot', 'ClaudeBot'];
    for (const [blocked, until] of [
      [[...before, 'Googlebot'], '2027-02-24'],
      [before, '2027-03-10'],
      [[...before, 'Googlebot'], '2027-03-24'],
    ] as const) {
      world.changeSite(SITE, { blocked });
      await world.passUntil(`${until}T00:00:00Z`);
    }
    expect(await subjects()).toEqual([
      `${SITE}: Your robots.txt now blocks Googlebot.`,
      `What changed on ${SITE}`,
      `${SITE}: Your robots.txt now blocks Googlebot.`,
    ]);
  });

  it('is not lost behind a day on which robots.txt could not be read', async () => {
    await openAgency(SITE);
    await world.passUntil('2027-02-10T00:00:00Z');
    const blocked = ['OAI-SearchBot', 'GPTBot', 'ClaudeBot', 'Googlebot'];
    world.changeSite(SITE, { isRobotsTxtReadable: false, blocked });
    await world.passUntil('2027-02-17T00:00:00Z');
    expect(await subjects()).toEqual([]);
    world.changeSite(SITE, { isRobotsTxtReadable: true });
    await world.passUntil('2027-04-01T00:00:00Z');
    expect(await subjects()).toEqual([`${SITE}: Your robots.txt now blocks Googlebot.`]);
  });

  it('reports a home page with noindex, with other changes in the same mail', async () => {
    await openAgency(SITE);
    await world.passUntil('2027-02-10T00:00:00Z');
    world.changeSite(SITE, { isHidden: true, phone: '+12185550100' });
    await world.passUntil('2027-03-01T00:00:00Z');
    expect(await subjects()).toEqual([`Please look at ${SITE}`]);
    const [mail] = await world.mails();
    expect(mail?.text).toContain('Your home page now tells search engines not to list it.');
    expect(mail?.text).toContain('noindex');
    expect(mail?.text).toContain('+12185550100');
  });

  it('comes after a second failure an hour later, and one note when the site is back', async () => {
    const { business } = await openAgency(SITE);
    await world.passUntil('2027-02-10T00:00:00Z');
    world.changeSite(SITE, { failure: DOWN });
    await world.passUntil('2027-02-20T00:00:00Z');
    const times = await world.scanTimes(business);
    const hours = times.slice(1, 5).map((at, index) => (at.getTime() - (times[index]?.getTime() ?? 0)) / HOUR_MS);
    expect(hours.map(Math.round)).toEqual([7 * 24, 1, 24, 24]);
    expect(await subjects()).toEqual([`${SITE}: We couldn’t open your site twice in a row. ${DOWN.error}`]);
    world.changeSite(SITE, { failure: null });
    await world.passUntil('2027-03-10T00:00:00Z');
    expect((await subjects()).slice(1)).toEqual([`${SITE}: Your site can be opened again.`]);
    expect(await kinds()).toEqual(['site-down', 'site-up']);
  });

  it('does not come for a site that was back within the hour, nor for one that lets no programs in', async () => {
    await openAgency(SITE);
    await world.passUntil('2027-02-10T00:00:00Z');
    world.changeSite(SITE, { failure: DOWN });
    const due = (await world.database.orm.select().from(watches))[0]?.nextScanAt?.getTime() ?? 0;
    world.clock.now = due;
    await world.round();
    await world.round();
    world.changeSite(SITE, { failure: null });
    world.clock.now = due + HOUR_MS + 1000;
    await world.round();
    world.changeSite(SITE, {
      failure: { code: 'bot-challenge', error: 'The site asks visitors to prove themselves.' },
    });
    await world.passUntil('2027-03-01T00:00:00Z');
    world.changeSite(SITE, { failure: { code: 'access-denied', error: 'The site blocked our visit.' } });
    await world.passUntil('2027-04-01T00:00:00Z');
    expect([await subjects(), await kinds()]).toEqual([[], []]);
  });
});

describe('mails about changes', () => {
  it('report all sites of an account together, at most a few times a week', async () => {
    const hosts = Array.from({ length: 10 }, (_, index) => `site-${index}.example`);
    await openAgency(...hosts);
    for (let week = 0; week < 4; week += 1) {
      await world.passUntil(new Date(Date.parse('2027-02-10T00:00:00Z') + week * WEEK_MS).toISOString());
      for (const [index, host] of hosts.entries())
        world.changeSite(host, {
          phone: `+121855501${week}${index}`,
          blocked: week % 2 === 0 ? [] : ['OAI-SearchBot'],
        });
    }
    await world.passUntil('2027-04-01T00:00:00Z');
    const times = (await world.mails()).map(({ createdAt }) => createdAt.getTime());
    const within = times.map((time) => times.filter((at) => at > time - WEEK_MS && at <= time).length);
    expect(Math.max(...within)).toBeLessThanOrEqual(WATCH_MAILS_A_WEEK);
    expect((await subjects()).some((subject) => /^Please look at \d of your sites$/.test(subject))).toBe(true);
    // Nothing is left out for that.
    const text = (await world.mails()).map((mail) => mail.text).join(' ');
    for (const [index] of hosts.entries())
      for (const week of [0, 1, 2, 3]) expect(text).toContain(`Now: +121855501${week}${index}`);
  });
});
