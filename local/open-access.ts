import { createAccess } from "#local/iam/access.ts";
import type { Access } from "#local/iam/access.ts";
import { withoutGrants } from "#local/iam/grants.ts";
import type { Grant } from "#local/iam/grants.ts";
import { assumeRole } from "#local/iam/session.ts";
import { createResourcePolicies } from "#local/iam/resource-policy.ts";
import type { Session } from "#local/iam/session.ts";
import { readStatements } from "#local/iam/statement.ts";
import type { FunctionLog } from "#local/lambda/function-log.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readResourcePolicies } from "#local/template/readers/resource-policies.ts";
import { readRoles } from "#local/template/readers/roles.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";
import { TemplateError } from "#local/template/template-error.ts";

import type { CloudContext } from "./cloud.ts";

/** A grant that a function shall not have, to see what misses it. */
export type TakenAway = { readonly functionName: string; readonly grant: Grant };

type Dependencies = {
  readonly template: CloudTemplate;
  readonly log: FunctionLog;
  readonly takenAway?: readonly TakenAway[] | undefined;
  /** Is told of every refusal. */
  readonly report: (line: string) => void;
};

/** Has every function and every schedule of the template take its role on. */
export const openAccess = (
  context: Pick<CloudContext, "credentials" | "clock" | "accountId">,
  { template, log, takenAway = [], report }: Dependencies,
): Access => {
  const roles = readRoles(template);
  const assume = (service: string, arn: string, name?: string): Session => {
    const role = roles.get(arn);
    if (role === undefined) throw new TemplateError(`there is no role ${arn}.`, name);
    if (!role.trusts.includes(service)) throw new TemplateError(`${service} cannot assume it.`, role.name);
    const own = name ?? role.name;
    const gone = takenAway.filter(({ functionName }) => functionName === own).map(({ grant }) => grant);
    const statements = readStatements(withoutGrants(role.written, gone));
    return assumeRole(context.accountId, { name: role.name, statements }, own);
  };
  const functions = readFunctions(template).map(({ name, role }) =>
    assume("lambda.amazonaws.com", role, name),
  );
  const ofSchedules = new Set(readSchedules(template).flatMap(({ role }) => role ?? []));
  const schedules = [...ofSchedules].map((role) => assume("scheduler.amazonaws.com", role));
  return createAccess({
    ...context,
    sessions: [...functions, ...schedules],
    policies: createResourcePolicies(readResourcePolicies(template), context.accountId),
    onRefusal: (functionName, message) => {
      log.fail({ functionName, requestId: "IAM", message });
      report(message);
    },
  });
};
