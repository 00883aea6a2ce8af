import { createAccess, type Access } from "#local/aws/iam/access.ts";
import { createResourcePolicies } from "#local/aws/iam/resource-policy.ts";
import { assumeRole } from "#local/aws/iam/session.ts";
import { readStatements } from "#local/aws/iam/statement.ts";
import type { CloudContext } from "./cloud.ts";
import type { DeclaredAccess } from "./declared-access.ts";

type Options = {
  /** The memory of the same access in another thread. */
  readonly memory?: SharedArrayBuffer | undefined;
  readonly onRefusal: (who: string, message: string) => void;
};

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
