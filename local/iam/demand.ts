import type { CloudContext } from "#local/cloud.ts";

import type { Asked } from "./asked.ts";
import type { ServiceAsked } from "./resource-policy.ts";
import type { Session } from "./session.ts";

/** Someone asked for what their role does not allow. Each service says it in its own shape. */
export class AccessDeniedError extends Error {
  readonly who: string;
  readonly asked: Asked;
  constructor(message: string, who: string, asked: Asked) {
    super(message);
    this.name = "AccessDeniedException";
    this.who = who;
    this.asked = asked;
  }
}

/** A person who signed a request: a function in its role, or undefined for the account itself. */
export type Asker = Session | undefined;

/** Throws AccessDeniedError unless all of this is allowed. The account itself may do everything. */
export const demand = (
  { access }: Pick<CloudContext, "access">,
  asker: Asker,
  ...asked: readonly Asked[]
): void => {
  if (asker === undefined) return;
  for (const one of asked) {
    const refusal = access?.refusal(asker, one);
    if (refusal !== undefined) throw new AccessDeniedError(refusal, asker.arn, one);
  }
};

/** Whether a service may do something by itself: the policy of the resource has to let it. */
export const mayDo = ({ access }: Pick<CloudContext, "access">, asked: ServiceAsked): boolean =>
  access?.serviceRefusal(asked) === undefined;

/** Throws AccessDeniedError where it may not. */
export const demandAsService = ({ access }: Pick<CloudContext, "access">, asked: ServiceAsked): void => {
  const refusal = access?.serviceRefusal(asked);
  if (refusal !== undefined) throw new AccessDeniedError(refusal, asked.service, asked);
};
