import { randomInt } from "node:crypto";

import type { Caller } from "#lambdas/shared/http/caller.ts";
import { collectOrder } from "#lambdas/identity/collect-order.ts";
import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { startVerification } from "#lambdas/identity/start-verification.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { bankIdPrefix } from "#local/bankid/bankid.ts";
import { nameOf, type Person } from "#local/bankid/person.ts";

/** Of nobody's browser, and another one for each, so that it takes nothing from what an address may do in a minute. */
const newAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Plays the app: approves the order as this person. */
const approve = async (baseUrl: string, code: string, person: Person): Promise<void> => {
  const response = await fetch(`${baseUrl}${bankIdPrefix}/approve`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code, ...person }),
  });
  if (!response.ok) throw new Error(`The eID was not shown: ${await response.text()}`);
};

/** Proves who an account's owner is, with an eID of the simulator. One that was proved before stays so. */
export const showEid = async (
  context: IdentityContext,
  baseUrl: string,
  caller: Caller,
  person: Person,
): Promise<void> => {
  const profile = await context.table.get(keys.profile(caller.userId), ProfileItem);
  if (profile?.identityLevel === 2) return;
  const { orderId, secret, autoStartToken } = await startVerification(context, caller, newAddress());
  await approve(baseUrl, autoStartToken, person);
  const { state } = await collectOrder(context, { orderId, secret });
  if (state !== "complete") throw new Error(`The eID of ${nameOf(person)} came to nothing: ${state}.`);
};
