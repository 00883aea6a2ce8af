import type { Caller } from "#lambdas/http/caller.ts";
import { collectOrder } from "#lambdas/identity/collect-order.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { startVerification } from "#lambdas/identity/start-verification.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { bankIdPrefix } from "#local/bankid/bankid.ts";

/** Of nobody's browser, so that it takes nothing from what an address may do in a minute. */
const address = "192.0.2.1";

/** Plays the app: approves the order as the test person with this id. */
const approve = async (baseUrl: string, code: string, person: string): Promise<void> => {
  const response = await fetch(`${baseUrl}${bankIdPrefix}/approve`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code, person }),
  });
  if (!response.ok) throw new Error(`The eID was not shown: ${await response.text()}`);
};

/** Proves who an account's owner is, with an eID of the simulator. One that was proved before stays so. */
export const showEid = async (
  world: IdentityWorld,
  baseUrl: string,
  caller: Caller,
  person: string,
): Promise<void> => {
  const profile = await world.table.get(keys.profile(caller.userId), ProfileItem);
  if (profile?.identityLevel === 2) return;
  const { orderId, secret, autoStartToken } = await startVerification(world, caller, address);
  await approve(baseUrl, autoStartToken, person);
  const { state } = await collectOrder(world, { orderId, secret });
  if (state !== "complete") throw new Error(`The eID of ${person} came to nothing: ${state}.`);
};
