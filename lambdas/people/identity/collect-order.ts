import type { EidState } from "#contract/people/identity.ts";
import { askEid } from "./ask-eid.ts";
import { carryOut } from "./carry-out.ts";
import { completeState } from "./complete-state.ts";
import type { ProvedPerson } from "./eid.ts";
import type { FinishOrder, Proved } from "./order-types.ts";
import { identify } from "./identify.ts";
import type { IdentityContext } from "./identity-context.ts";
import { repeatedState, pendingOnConflict, pendingState, refusalOf } from "./order-states.ts";
import { takeStep } from "./order-steps.ts";
import { isBack, type OwnOrder, openOwnOrder } from "./own-order.ts";
import { openProof } from "./proof.ts";
import { type EidOrderItem, GuardItem } from "#lambdas/people/items/identity.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { restoreAccess, ifAbandoned } from "./restore-access.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";
import { evidenceName } from "./keep-evidence.ts";
import { type Action, update, put } from "#lambdas/platform/table/actions.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { assertOfAge } from "./age.ts";
import { provedIdentity } from "./proved-identity.ts";

/** Raises an account to level 2. A proved number replaces a typed one, but must equal one proved before. */
const verifyPerson = async (
  context: IdentityContext,
  userId: string,
  proved: Proved,
  finish: FinishOrder,
): Promise<EidOrderItem> => {
  const { table, system } = context;
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("eid-account-missing");
  if (profile.identityLevel === 2) {
    if (profile.personalNumberMac !== proved.mac) throw new ProblemError("eid-other-person");
    return finish(userId, []);
  }
  assertOfAge(proved.number, system.now());
  const holder = await table.get(keys.personalNumberGuard(proved.mac), GuardItem);
  if (holder && holder.userId !== userId) throw new ProblemError("personal-number-taken");
  const guard = put(keys.personalNumberGuard(proved.mac), "personalNumberGuard", { userId });
  return finish(userId, [
    ...(holder ? [] : [guard.expectNew("personal-number-taken")]),
    update(keys.profile(userId))
      .set(await provedIdentity(context, userId, proved))
      .set({ identityProvedAt: system.now().toISOString() })
      .expectExists("stale")
      .expectBelow("identityLevel", 2, "stale"),
  ]);
};

type Signature = { readonly userId: string; readonly signingId: string; readonly orderId: string };

/** Marks a document as signed. Only the account owner's own eID counts. */
const signDocument = async (
  { table, system }: IdentityContext,
  { userId, signingId, orderId }: Signature,
  { mac, name }: Proved,
  finish: FinishOrder,
): Promise<EidOrderItem> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (profile?.personalNumberMac !== mac) throw new ProblemError("eid-other-person");
  const signed = { method: "bankid", name, at: system.now().toISOString() };
  return finish(userId, [
    update(keys.signing(signingId))
      .set({ state: "signed", signed: { ...signed, evidence: evidenceName(signingId, orderId) } })
      .expect("state", "waiting", "signing-ended"),
  ]);
};

/** Nobody can type over a proved name, so a new one, by marriage for example, comes from the eID. */
const nameWrites = (profile: ProfileItem | undefined, name: string): Action[] =>
  profile?.nameProved !== true || profile.fullName === name
    ? []
    : [update(keys.profile(profile.userId)).set({ fullName: name }).expect("nameProved", true, "stale")];

/** Finds the account by proved numbers only: anyone can type a number. */
const signPersonIn = async (
  context: IdentityContext,
  order: EidOrderItem,
  { mac, name }: Proved,
  finish: FinishOrder,
): Promise<EidOrderItem> => {
  const { table } = context;
  const owner = await table.get(keys.personalNumberGuard(mac), GuardItem);
  if (!owner) throw new ProblemError("eid-account-missing");
  const profile = await table.get(keys.profile(owner.userId), ProfileItem);
  const abandoned = await ifAbandoned(context, profile, mac);
  if (abandoned)
    return restoreAccess(context, { order, profile: abandoned, mac, email: abandoned.email, finish });
  const poolUser = poolUserOf(profile ?? owner);
  return finish(owner.userId, nameWrites(profile, name), { poolUser });
};

/** Returns an order's state. Collects from the eID if due, and carries out a proved order once; a registration waits for contact details. */
export const collectOrder = async (context: IdentityContext, own: OwnOrder): Promise<EidState> => {
  const order = await openOwnOrder(context, own);
  switch (order.state) {
    case "waiting":
      return advance(context, order, own);
    case "proved":
      if (!isBack(order, own)) return awaitReturn(context, order);
      return order.purpose.kind === "registration"
        ? identifyAgain(context, order)
        : advance(context, order, own);
    case "complete":
      if (!isBack(order, own)) throw refusalOf(order);
      return repeatedState(context, order, own.secret);
    case "failed":
      return { state: "failed", hint: order.hint };
    case "refused":
    case "cancelled":
      throw refusalOf(order);
  }
};

const awaitReturn = ({ system }: IdentityContext, order: EidOrderItem): EidState => ({
  ...pendingState(order, system.now()),
  awaitsReturn: true,
});

/** Repeatable, since it writes nothing. Pending while the account is being created. */
const identifyAgain = async (context: IdentityContext, order: EidOrderItem): Promise<EidState> => {
  const now = context.system.now();
  if (order.nextStepAt > now.getTime()) return pendingState(order, now);
  const person = await openProof(context.seal, order);
  return pendingOnConflict(context, order, () => identify(context, order, person));
};

const advance = async (context: IdentityContext, order: EidOrderItem, own: OwnOrder): Promise<EidState> => {
  const now = context.system.now();
  const taken = await takeStep(context, order);
  if (!taken) return pendingState(order, now);
  const { order: collected, person } = await askEid(context, taken, own);
  if (collected.state === "failed") return { state: "failed", hint: collected.hint };
  if (collected.state === "refused") throw refusalOf(collected);
  if (!person) return pendingState(collected, now);
  if (!isBack(collected, own)) return awaitReturn(context, collected);
  return pendingOnConflict(context, collected, () => carryOutPurpose(context, collected, person, own.secret));
};

const carryOutPurpose = async (
  context: IdentityContext,
  order: EidOrderItem,
  person: ProvedPerson,
  secret: string,
): Promise<EidState> => {
  const { purpose } = order;
  if (purpose.kind === "registration") return identify(context, order, person);
  const run = (proved: Proved, finish: FinishOrder): Promise<EidOrderItem> => {
    switch (purpose.kind) {
      case "sign-in":
        return signPersonIn(context, order, proved, finish);
      case "verification":
        return verifyPerson(context, purpose.userId, proved, finish);
      case "signature":
        return signDocument(context, { ...purpose, orderId: order.id }, proved, finish);
    }
  };
  return completeState(await carryOut(context, { order, person, secret }, run), secret);
};
