import { createAccess } from "#local/iam/access.ts";
import type { Access } from "#local/iam/access.ts";
import { createResourcePolicies } from "#local/iam/resource-policy.ts";
import { assumeRole } from "#local/iam/session.ts";
import { readStatements } from "#local/iam/statement.ts";

import type { CloudContext } from "./cloud.ts";
import type { DeclaredAccess } from "./declared-access.ts";

type Options = {
  /** Of the same access in another thread. */
  readonly memory?: SharedArrayBuffer | undefined;
  /** Is told of every refusal. */
  readonly onRefusal: (who: string, message: string) => void;
};

/** Has everybody who is declared take their role on. */
export const openAccess = (
  context: Pick<CloudContext, "credentials" | "clock" | "accountId">,
  { roles, policies }: DeclaredAccess,
  options: Options,
): Access =>
  createAccess({
    ...context,
    ...options,
    sessions: roles.map(({ name, role, written }) =>
      assumeRole(context.accountId, { name: role, statements: readStatements(written) }, name),
    ),
    policies: createResourcePolicies(policies, context.accountId),
  });
