import type { Bot } from '#shared/audit/bots.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { ANSWER_ENGINES } from './answer-engines.ts';
import { listEngineBots } from './engine-bots.ts';

type Role = Bot['role'];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  search: 'Search and answers',
  user: 'For a person who asked',
  training: 'Training',
  other: 'Other uses',
};

/**
 * Hides an element while another filter option is selected. In CSS, so that it works without scripts; the element around
 * everything has the class `group/hub`.
 */
const HIDDEN_WHILE: Readonly<Record<Role, string>> = {
  search: 'group-has-[#show-search:checked]/hub:hidden',
  user: 'group-has-[#show-user:checked]/hub:hidden',
  training: 'group-has-[#show-training:checked]/hub:hidden',
  other: 'group-has-[#show-other:checked]/hub:hidden',
};
const ROLES = ['search', 'user', 'training', 'other'] as const satisfies readonly Role[];

/** Classes of an element for these bot roles: hidden while only another role is selected. */
export function shownForRoles(roles: readonly Role[]): string {
  return ROLES.filter((role) => !roles.includes(role))
    .map((role) => HIDDEN_WHILE[role])
    .join(' ');
}

/** Chooses which bots the rows below show. */
export function RoleFilter() {
  const count = (role: Role) =>
    ANSWER_ENGINES.filter((engine) => listEngineBots(engine).some((reader) => reader.role === role)).length;
  return (
    <fieldset data-screen-only>
      <legend className="font-[620] text-note">Show bots</legend>
      <div className="mt-1 grid text-note sm:flex sm:flex-wrap sm:gap-x-7">
        <Choice name="role" id="show-all" defaultChecked>
          All
        </Choice>
        {ROLES.map((role) => (
          <Choice key={role} name="role" id={`show-${role}`}>
            {ROLE_LABELS[role]} <span className="text-ink-2">({count(role)} engines)</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
