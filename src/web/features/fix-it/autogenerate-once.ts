/** Whether a request to generate without a press is pending: it is consumed once, when the fix is unlocked. */
export type Autogenerate = 'unused' | 'asked' | 'spent';
export type AutogenerateEvent = 'heard' | 'run';

export function readAutogenerate(state: Autogenerate, event: AutogenerateEvent): Autogenerate {
  switch (event) {
    case 'heard':
      return state === 'unused' ? 'asked' : state;
    case 'run':
      return 'spent';
    default:
      return event satisfies never;
  }
}
