import { beforeEach, describe, expect, it } from "vitest";
import { cancelOrder } from "#lambdas/identity/cancel-order.ts";
import type { ProvedPerson } from "#lambdas/identity/eid.ts";
import { startSignature } from "#lambdas/identity/start-signature.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import { SigningItem } from "#lambdas/shared/table/items/signing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { aCaller, given, noon } from "#tests/lambdas/a.ts";
import { address, astrid, bertil, codeOf, identityContext } from "./context.ts";

const text = "Jag säljer min cykel.\n\nPris: 2 500 kr";
const signingId = "signing_1";
const base64 = (plain: string): string => Buffer.from(plain).toString("base64");

/** What BankID hands over of someone who has signed a text. */
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

const begin = (userId = "u1") => startSignature(identity.context, aCaller(userId), signingId, address);
const stored = () => identity.table.get(keys.signing(signingId), SigningItem);
const approve = (person: ProvedPerson = astrid, shown = text) =>
  identity.prove(person, undefined, signatureUnder(shown));

describe("a signature", () => {
  it("is asked for with the very text", async () => {
    await begin();
    expect(identity.eid.requests.at(-1)).toEqual({ address, text, kind: "signature" });
  });

  it("is kept as it came, with the text, before anything follows from it", async () => {
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

  it("of someone else signs nothing", async () => {
    const order = await begin();
    approve(bertil);
    expect(await codeOf(identity.collect(order))).toBe("eid-other-person");
    expect(await stored()).toMatchObject({ state: "waiting" });
  });

  it("under another text signs nothing, and is not kept", async () => {
    const order = await begin();
    approve(astrid, "Jag säljer min cykel.\n\nPris: 1 kr");
    expect(await codeOf(identity.collect(order))).toBe("signature-mismatch");
    expect(await codeOf(identity.collect(order))).toBe("signature-mismatch");
    expect(await stored()).toMatchObject({ state: "waiting" });
    expect(identity.kept.size).toBe(0);
  });

  it("comes too late where the text has been signed meanwhile", async () => {
    const order = await begin();
    await identity.table.transact([update(keys.signing(signingId)).set({ state: "done" })]);
    approve();
    expect(await codeOf(identity.collect(order))).toBe("signing-ended");
    expect(await codeOf(begin())).toBe("signing-ended");
  });

  it("is begun by nobody but whose text it is", async () => {
    await given.person(identity.table, "u2", 0);
    expect(await codeOf(begin("u2"))).toBe("signing-not-found");
    identity.pass(1801);
    expect(await codeOf(begin())).toBe("signing-not-found");
  });

  it("that is cancelled leaves the text waiting", async () => {
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
