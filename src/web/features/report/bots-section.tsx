import type { AiCrawlerAccessFactor, BotAccess } from '#shared/audit/factors.ts';
import { getBotOutcome } from '#shared/report/bot-outcome.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { Ban, Check, CircleAlert, type IconComponent, Minus } from '#web/components/icons/index.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useFirstFew } from '#web/lib/use-first-few.ts';

/** The table has dozens of bots: the `first` of each kind are shown at once, and a few of those with a problem. */
const roles = [
  { role: 'search', title: 'Search and answers', note: 'these count in your score', first: 6 },
  { role: 'user', title: 'On a person’s request', note: 'they open a page when someone asks them to', first: 0 },
  { role: 'training', title: 'Training', note: 'your choice, no points either way', first: 3 },
  { role: 'other', title: 'Others', note: 'for information', first: 0 },
] as const satisfies readonly { role: BotAccess['role']; title: string; note: string; first: number }[];

/** A page tag limits every bot alike, and the table would be as long as the tab may be. */
const firstNotable = 6;

/** Which bots may crawl this site: a table on a wide screen, rows on a phone. */
export function BotsSection({ access }: { readonly access: AiCrawlerAccessFactor }) {
  const { bots } = access;
  const first = new Set(
    roles.flatMap(({ role, first: count }) => bots.filter((bot) => bot.role === role).slice(0, count)),
  );
  const notable = new Set(bots.filter((bot) => getBotOutcome(bot).isNotable).slice(0, firstNotable));
  const { shown, rest, showAll } = useFirstFew(bots, 0, (bot) => first.has(bot) || notable.has(bot));
  const groups = Map.groupBy(shown, ({ role }) => role);
  return (
    <ReportSection
      id="readers"
      title="Which bots can open your site"
      lead="Search engines and AI tools visit your site with bots. Those for search and answers decide whether you can be named."
    >
      {bots.length === 0 ? (
        <p className="text-ink-2">We couldn’t check any bot on this site.</p>
      ) : (
        <table className="ruled-table stacked-table readers-table">
          <caption className="sr-only">Which bots can open the site</caption>
          <thead>
            <tr>
              <th scope="col">Bot</th>
              <th scope="col">robots.txt</th>
              <th scope="col">Page tags</th>
              <th scope="col">Our test visit</th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          {roles.map(({ role, title, note }) => (
            <BotGroup key={role} title={title} note={note} bots={groups.get(role) ?? []} />
          ))}
        </table>
      )}
      {rest > 0 && (
        <TextButton onClick={showAll} className="mt-2" data-screen-only>
          Show {formatCount(rest, 'more bot')}
        </TextButton>
      )}
      <RobotsNotes access={access} />
    </ReportSection>
  );
}

interface BotGroupProps {
  readonly title: string;
  readonly note: string;
  readonly bots: readonly BotAccess[];
}

function BotGroup({ title, note, bots }: BotGroupProps) {
  if (bots.length === 0) return null;
  return (
    <tbody>
      <tr className="ruled-table-group">
        <th colSpan={5} scope="rowgroup">
          {title} <span>– {note}</span>
        </th>
      </tr>
      {bots.map((bot) => (
        <BotRow key={bot.token} bot={bot} />
      ))}
    </tbody>
  );
}

function BotRow({ bot }: { readonly bot: BotAccess }) {
  const outcome = getBotOutcome(bot);
  return (
    <tr data-look-here={outcome.isNotable || undefined}>
      <th scope="row">
        {bot.token} <span className="font-[400] text-caption text-ink-2">{bot.owner}</span>
        {outcome.isNotable && <small>{bot.effect}</small>}
      </th>
      <td data-label="robots.txt">
        <RobotsSign bot={bot} />
      </td>
      <td data-label="Page tags">
        {bot.pageRule === null ? (
          <Sign Icon={Check}>None</Sign>
        ) : (
          <Sign Icon={CircleAlert} strong>
            {bot.pageRule}
          </Sign>
        )}
      </td>
      <td data-label="Our test visit">
        <ProbeSign probe={bot.probe} />
      </td>
      <td className="reader-outcome">
        <OutcomeSign bot={bot} />
      </td>
    </tr>
  );
}

function RobotsSign({ bot: { verdict, ruleSource } }: { readonly bot: BotAccess }) {
  if (ruleSource === 'unreadable')
    return (
      <Sign Icon={Ban} strong>
        Unreadable
      </Sign>
    );
  if (verdict === 'blocked')
    return (
      <Sign Icon={Ban} strong>
        Blocked
      </Sign>
    );
  return <Sign Icon={Check}>{ruleSource === 'noRobotsTxt' ? 'No file' : 'Allowed'}</Sign>;
}

function ProbeSign({ probe }: { readonly probe: BotAccess['probe'] }) {
  switch (probe) {
    case 'same':
      return <Sign Icon={Check}>Answered</Sign>;
    case 'possibleBlock':
      return (
        <Sign Icon={CircleAlert} strong>
          Refused
        </Sign>
      );
    case 'unclear':
      return <Sign Icon={Minus}>Unclear</Sign>;
    case null:
      return <Sign Icon={Minus}>Not asked</Sign>;
    default:
      return probe satisfies never;
  }
}

function OutcomeSign({ bot }: { readonly bot: BotAccess }) {
  const { sign, words } = getBotOutcome(bot);
  switch (sign) {
    case 'open':
      return (
        <Sign Icon={Check} alwaysInWords>
          {words}
        </Sign>
      );
    case 'closed':
      return (
        <Sign Icon={Ban} strong alwaysInWords>
          {words}
        </Sign>
      );
    case 'doubtful':
      return (
        <Sign Icon={CircleAlert} strong alwaysInWords>
          {words}
        </Sign>
      );
    case 'choice':
      return (
        <Sign Icon={Minus} alwaysInWords>
          {words}
        </Sign>
      );
    default:
      return sign satisfies never;
  }
}

interface SignProps {
  readonly Icon: IconComponent;
  readonly strong?: boolean;
  /** On a phone three columns show icons only; the outcome keeps its text. */
  readonly alwaysInWords?: boolean;
  readonly children: string;
}

function Sign({ Icon, strong = false, alwaysInWords = false, children }: SignProps) {
  return (
    <span
      className={classNames('inline-flex gap-[0.4em] whitespace-nowrap', strong ? 'font-[650]' : 'quiet text-ink-2')}
    >
      <Icon aria-hidden className={classNames('mt-[0.12em] size-[1.1em] stroke-[2.2]', strong && 'text-poor-word')} />
      <span className={alwaysInWords ? undefined : 'sign-word'}>{children}</span>
    </span>
  );
}

/** The rules that decided, pages blocked for single bots, and the file's other contents. */
function RobotsNotes({ access }: { readonly access: AiCrawlerAccessFactor }) {
  const deciding = Map.groupBy(
    access.bots.filter(({ rule, verdict }) => rule !== null && verdict === 'blocked'),
    ({ rule }) => rule ?? '',
  );
  const partly = access.bots.filter(({ verdict, blockedPages }) => verdict === 'allowed' && blockedPages.length > 0);
  const hasDoubt = access.bots.some(({ probe }) => probe === 'possibleBlock');
  return (
    <div className="mt-5 grid max-w-[36.96em] gap-2 text-ink-2 text-note">
      {access.warning !== null && <p>{access.warning}</p>}
      {[...deciding].map(([rule, bots]) => (
        <p key={rule}>
          The line <code className="rounded-1 bg-sunk px-1.5 py-0.5 font-code text-[0.875em] text-ink">{rule}</code>{' '}
          blocks {bots.map(({ token }) => token).join(', ')}.
        </p>
      ))}
      {partly.map(({ token, blockedPages }) => (
        <p key={token}>
          {formatCount(blockedPages.length, 'page')} we opened {blockedPages.length === 1 ? 'is' : 'are'} closed to{' '}
          {token}.
        </p>
      ))}
      {hasDoubt && (
        <p>
          “Refused” means your site answered our test visit under that name differently. The company’s own bot may get
          another answer, so this is a possible block, not a proven one.
        </p>
      )}
      {access.contentSignals.length > 0 && (
        <p>The file also says: {access.contentSignals.join('; ')}. Shown, not scored.</p>
      )}
    </div>
  );
}
