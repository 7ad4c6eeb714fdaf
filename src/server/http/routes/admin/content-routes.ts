import {
  changeFlag as changeFlagContract,
  createStatement as createStatementContract,
  deleteStatement as deleteStatementContract,
  listAllStatements as listAllStatementsContract,
  listFlags as listFlagsContract,
  updateStatement as updateStatementContract,
} from '#shared/api/admin/content.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeFlag } from '../../../services/admin/change-flag.ts';
import { createStatement } from '../../../services/admin/create-statement.ts';
import { deleteStatement } from '../../../services/admin/delete-statement.ts';
import { listFlags } from '../../../services/admin/list-flags.ts';
import { listStatements } from '../../../services/admin/list-statements.ts';
import { updateStatement } from '../../../services/admin/update-statement.ts';
import type { App, AppDeps } from '../../app-context.ts';
import { registerEndpoint } from '../../register-endpoint.ts';

/** Registers flags and statements as operators keep them, and returns the endpoints. */
export function registerAdminContentRoutes(app: App, { admin }: Pick<AppDeps, 'admin'>): readonly Endpoint[] {
  const { core } = admin;
  registerEndpoint(app, listFlagsContract, ({ viewer }) => listFlags(core, viewer));
  registerEndpoint(app, changeFlagContract, ({ viewer, param, body }) => changeFlag(core, viewer, param('name'), body));
  registerEndpoint(app, listAllStatementsContract, ({ viewer }) => listStatements(core, viewer));
  registerEndpoint(app, createStatementContract, ({ viewer, body }) => createStatement(core, viewer, body));
  registerEndpoint(app, updateStatementContract, ({ viewer, param, body }) =>
    updateStatement(core, viewer, param('statementId'), body),
  );
  registerEndpoint(app, deleteStatementContract, ({ viewer, param }) =>
    deleteStatement(core, viewer, param('statementId')),
  );
  return [
    listFlagsContract,
    changeFlagContract,
    listAllStatementsContract,
    createStatementContract,
    updateStatementContract,
    deleteStatementContract,
  ];
}
