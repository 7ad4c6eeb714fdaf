/** The queues of pg-boss: one for each kind of work, and one for each where jobs go whose attempts were all in vain. */
export const AUDIT_QUEUE = 'site-runs';
export const DEAD_AUDITS_QUEUE = 'site-runs-dead';
export const TASK_QUEUE = 'tasks';
export const DEAD_TASKS_QUEUE = 'tasks-dead';
