import type { CloudContext } from "#local/cloud.ts";
import type { RequiredPermission } from "./required-permission.ts";
import type { ServicePermission } from "./resource-policy.ts";
import type { Session } from "./session.ts";

/** Thrown if a role lacks a permission; each service formats it in its own way. */
export class AccessDeniedError extends Error {
  readonly who: string;
  readonly asked: RequiredPermission;
  constructor(message: string, who: string, asked: RequiredPermission) {
    super(message);
    this.name = "AccessDeniedException";
    this.who = who;
    this.asked = asked;
  }
}

/** The signer of a request: a role's session, or undefined for the account itself. */
export type Asker = Session | undefined;

/** Throws AccessDeniedError unless every permission is allowed; the account itself may do everything. */
export const demand = (
  { access }: Pick<CloudContext, "access">,
  asker: Asker,
  ...asked: readonly RequiredPermission[]
): void => {
  if (asker === undefined) return;
  for (const one of asked) {
    const refusal = access?.refusal(asker, one);
    if (refusal !== undefined) throw new AccessDeniedError(refusal, asker.arn, one);
  }
};

/** Checks a service's own request against the resource's policy. */
export const mayDo = ({ access }: Pick<CloudContext, "access">, asked: ServicePermission): boolean =>
  access?.serviceRefusal(asked) === undefined;

/** As `mayDo`, but throws AccessDeniedError. */
export const demandAsService = ({ access }: Pick<CloudContext, "access">, asked: ServicePermission): void => {
  const refusal = access?.serviceRefusal(asked);
  if (refusal !== undefined) throw new AccessDeniedError(refusal, asked.service, asked);
};
