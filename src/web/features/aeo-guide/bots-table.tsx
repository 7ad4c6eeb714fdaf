import { Fragment } from 'react';
import { BOT_ROLES, describedBots } from './bot-roles.ts';

/** Every documented bot, by its purpose, with the effect of blocking it. */
export function BotsTable() {
  return (
    <table data-stacks className="ruled-table">
      <caption className="pb-2 text-left text-caption text-ink-2">
        Bots by what they do. We last checked their companies’ pages on Nov 20, 2026.
      </caption>
      <thead>
        <tr>
          <th scope="col">Name in robots.txt</th>
          <th scope="col">Company</th>
          <th scope="col">If you block it</th>
        </tr>
      </thead>
      <tbody>
        {BOT_ROLES.map(({ role, title, meaning }) => (
          <Fragment key={role}>
            <tr className="ruled-table-group max-sm:pt-7!">
              <th scope="rowgroup" colSpan={3}>
                {title}. <span>{meaning}</span>
              </th>
            </tr>
            {describedBots(role).map(({ token, owner, effect }) => (
              <tr key={token}>
                <th scope="row" className="whitespace-nowrap sm:pt-[0.6em]!">
                  {token}
                </th>
                <td>{owner}</td>
                <td>{effect}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
