import { accessRoutes } from "#contract/office/person-access.ts";
import { ask } from "./ask.ts";
import type { Deployment } from "./deployment.ts";
import type { Person } from "./people.ts";

/** States why an administrator opens somebody's data, which every route of a person asks for. */
export const stateReason = (
  deployment: Deployment,
  as: Person | undefined,
  accountId: string,
  text = "Ringde och bad om hjälp.",
) => {
  const body = { accountId, ground: { reason: "support", text } };
  return ask(deployment, accessRoutes.openAccess, { ...(as && { as }), body });
};
