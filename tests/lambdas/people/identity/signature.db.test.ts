import { beforeEach, describe, expect, it } from "vitest";
import { cancelOrder } from "#lambdas/people/identity/cancel-order.ts";
import type { ProvedPerson } from "#lambdas/people/identity/eid.ts";
import { startSignature } from "#lambdas/people/identity/start-signature.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { SigningItem } from "#lambdas/ownership/items/signing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller, given, noon } from "#tests/lambdas/a.ts";
import { address, astrid, bertil, codeOf, identityContext, byCode } from "./context.ts";

const text = "Jag säljer min cykel.\n\nPris: 2 500 kr";
const signingId = "signing_1";
const base64 = (plain: string): string => Buffer.from(plain).toString("base64");

/** BankID's evidence of a signed text. */
const signatureUnder = (shown: string) => ({
  signature: base64(
    `<bankIdSignedData><usrVisibleData charset="UTF-8" visible="wysiwys">${base64(shown)}</usrVisibleData></bankIdSignedData>`,
  ),
  ocspResponse: base64("valid"),
});

let identity: Awaited<ReturnType<typeof identityContext>>;
beforeEach(async () => {
  identity = await identityContext();
  const personalNumberMac = await identity.context.mac(astrid.personalNumber);
  await given.person(identity.table, "u1", 0, { identityLevel: 2, personalNumberMac });
  const expiresAt = Math.floor(noon.getTime() / 1000) + 1800;
  const purpose = { kind: "acceptance", transferId: "transfer_1", version: 1 };
  const signing = { id: signingId, userId: "u1", purpose, text, state: "waiting", expiresAt };
  await identity.table.transact([put(keys.signing(signingId), "signing", signing)]);
});

const begin = (userId = "u1") =>
  startSignature(identity.context, aCaller(userId), { ...byCode, signingId }, address);
const stored = () => identity.table.get(keys.signing(signingId), SigningItem);
const approve = (person: ProvedPerson = astrid, shown = text) =>
  identity.prove(person, undefined, signatureUnder(shown));

describe("a signature", () => {
  it("shows the exact text", async () => {
    await begin();
    expect(identity.eid.requests.at(-1)).toEqual({ address, text, kind: "signature" });
  });

  it("is stored unchanged with its text, before anything follows from it", async () => {
    const order = await begin();
    approve();
    expect(await identity.collect(order)).toEqual({ state: "complete" });
    const name = `${signingId}/${order.orderId}`;
    expect(identity.kept.get(name)).toMatchObject({
      ...signatureUnder(text),
      text,
      userId: "u1",
      method: "bankid",
    });
    expect(await stored()).toMatchObject({
      state: "signed",
      signed: { method: "bankid", name: "Astrid Öberg", evidence: name },
    });
    expect(await identity.collect(order)).toEqual({ state: "complete" });
  });

  it("on the same device waits for the nonce", async () => {
    const start = { way: "same-device", page: "/transfers", signingId } as const;
    const order = await startSignature(identity.context, aCaller("u1"), start, address);
    approve();
    const lured = { state: "pending", awaitsReturn: true };
    for (const nonce of [undefined, "a".repeat(43)])
      expect(await identity.collect({ ...order, nonce })).toMatchObject(lured);
    expect(await stored()).toMatchObject({ state: "waiting" });
    const [, nonce] = identity.eid.requests.at(-1)?.returnUrl?.split("#bankid=") ?? [];
    expect(await identity.collect({ ...order, nonce })).toEqual({ state: "complete" });
    expect(await stored()).toMatchObject({ state: "signed" });
  });

  it("on the same device that was approved is undone until the nonce is back", async () => {
    const start = { way: "same-device", page: "/transfers", signingId } as const;
    const order = await startSignature(identity.context, aCaller("u1"), start, address);
    approve();
    await identity.collect(order);
    await cancelOrder(identity.context, order);
    const [, nonce] = identity.eid.requests.at(-1)?.returnUrl?.split("#bankid=") ?? [];
    expect(await codeOf(identity.collect({ ...order, nonce }))).toBe("eid-order-ended");
    expect(await stored()).toMatchObject({ state: "waiting" });
  });

  it("by another person signs nothing", async () => {
    const order = await begin();
    approve(bertil);
    expect(await codeOf(identity.collect(order))).toBe("eid-other-person");
    expect(await stored()).toMatchObject({ state: "waiting" });
  });

  it("of another text signs nothing and is not stored", async () => {
    const order = await begin();
    approve(astrid, "Jag säljer min cykel.\n\nPris: 1 kr");
    expect(await codeOf(identity.collect(order))).toBe("signature-mismatch");
    expect(await codeOf(identity.collect(order))).toBe("signature-mismatch");
    expect(await stored()).toMatchObject({ state: "waiting" });
    expect(identity.kept.size).toBe(0);
  });

  it("is refused if the text was signed meanwhile", async () => {
    const order = await begin();
    await identity.table.transact([update(keys.signing(signingId)).set({ state: "done" })]);
    approve();
    expect(await codeOf(identity.collect(order))).toBe("signing-ended");
    expect(await codeOf(begin())).toBe("signing-ended");
  });

  it("can be started only by the text's owner", async () => {
    await given.person(identity.table, "u2", 0);
    expect(await codeOf(begin("u2"))).toBe("signing-not-found");
    identity.pass(1801);
    expect(await codeOf(begin())).toBe("signing-not-found");
  });

  it("that is cancelled leaves the text unsigned", async () => {
    const order = await begin();
    await cancelOrder(identity.context, order);
    approve();
    expect(await codeOf(identity.collect(order))).toBe("eid-order-ended");
    expect(await stored()).toMatchObject({ state: "waiting" });
    expect(await begin()).toHaveProperty("orderId");
  });

  it.each(["expiredTransaction", "userCancel"] as const)(
    "that BankID ends with %s leaves the text waiting",
    async (hint) => {
      const order = await begin();
      identity.eid.answers.set("ref-1", { status: "failed", hint });
      expect(await identity.collect(order)).toEqual({ state: "failed", hint });
      expect(await stored()).toMatchObject({ state: "waiting" });
      expect(identity.kept.size).toBe(0);
      expect(await begin()).toHaveProperty("orderId");
    },
  );
});
