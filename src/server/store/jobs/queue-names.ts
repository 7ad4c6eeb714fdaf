/** The pg-boss queues: one for each kind of work, each with a dead letter queue. */
export const AUDIT_QUEUE = 'site-runs';
export const DEAD_AUDITS_QUEUE = 'site-runs-dead';
export const TASK_QUEUE = 'tasks';
export const DEAD_TASKS_QUEUE = 'tasks-dead';
