import type { ResourceDocument } from "#local/iam/resource-policy.ts";
import { withoutGrants } from "#local/iam/grants.ts";
import type { Grant } from "#local/iam/grants.ts";
import type { Written } from "#local/iam/statement.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readResourcePolicies } from "#local/template/readers/resource-policies.ts";
import { readRoles } from "#local/template/readers/roles.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";
import { TemplateError } from "#local/template/template-error.ts";

/** A grant that a function shall not have, to see what misses it. */
export type TakenAway = { readonly functionName: string; readonly grant: Grant };

/** A function or a schedule, its role, and what that may do. */
type DeclaredRole = { readonly name: string; readonly role: string; readonly written: readonly Written[] };

/** Who may do what, in words alone, so that it can be told to another thread. */
export type DeclaredAccess = {
  readonly roles: readonly DeclaredRole[];
  readonly policies: readonly ResourceDocument[];
};

/** Reads which role every function and every schedule of the template takes on. */
export const declaredAccess = (
  template: CloudTemplate,
  takenAway: readonly TakenAway[] = [],
): DeclaredAccess => {
  const roles = readRoles(template);
  const assumed = (service: string, arn: string, name?: string): DeclaredRole => {
    const role = roles.get(arn);
    if (role === undefined) throw new TemplateError(`there is no role ${arn}.`, name);
    if (!role.trusts.includes(service)) throw new TemplateError(`${service} cannot assume it.`, role.name);
    const own = name ?? role.name;
    const gone = takenAway.filter(({ functionName }) => functionName === own).map(({ grant }) => grant);
    return { name: own, role: role.name, written: withoutGrants(role.written, gone) };
  };
  const functions = readFunctions(template).map(({ name, role }) =>
    assumed("lambda.amazonaws.com", role, name),
  );
  const ofSchedules = new Set(readSchedules(template).flatMap(({ role }) => role ?? []));
  const schedules = [...ofSchedules].map((role) => assumed("scheduler.amazonaws.com", role));
  return { roles: [...functions, ...schedules], policies: readResourcePolicies(template) };
};
