import { afterAll, describe, expect, test } from "vitest";
import { startBankId } from "./relying-party.ts";

const asa = "197112286146";

const bankid = await startBankId();
afterAll(() => bankid.close());

const noSuchOrder = { errorCode: "invalidParameters", details: "No such order" };

describe("A BankID order goes", () => {
  test("from pending through the app to completion with the identity of the person", async () => {
    const { orderRef, autoStartToken } = await bankid.order();
    const pending = { orderRef, status: "pending" };
    expect(await bankid.collect(orderRef)).toEqual({ ...pending, hintCode: "outstandingTransaction" });
    await bankid.play("open", { code: autoStartToken });
    expect(await bankid.collect(orderRef)).toEqual({ ...pending, hintCode: "started" });
    await bankid.play("choose", { orderRef, person: "asa" });
    expect(await bankid.collect(orderRef)).toEqual({ ...pending, hintCode: "userSign" });
    await bankid.play("approve", { orderRef });
    expect(await bankid.collect(orderRef)).toEqual({
      orderRef,
      status: "complete",
      completionData: {
        user: { personalNumber: asa, name: "Åsa Lindström", givenName: "Åsa", surname: "Lindström" },
        device: { ipAddress: "127.0.0.1", uhi: expect.any(String) },
        bankIdIssueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        signature: expect.stringMatching(/^[\w+/=]+$/),
        ocspResponse: expect.stringMatching(/^[\w+/=]+$/),
      },
    });
  });

  test.each([
    ["refuse", "userCancel"],
    ["block", "certificateErr"],
  ])("to failure when the person chooses %s", async (action, hintCode) => {
    const { orderRef } = await bankid.order();
    await bankid.play("choose", { orderRef, person: "asa" });
    await bankid.play(action, { orderRef });
    expect(await bankid.collect(orderRef)).toEqual({ orderRef, status: "failed", hintCode });
  });
});

describe("The end of an order", () => {
  test("is reported once", async () => {
    const { orderRef } = await bankid.order();
    await bankid.play("approve", { orderRef, person: "asa" });
    expect(await bankid.collect(orderRef)).toMatchObject({ status: "complete" });
    expect(await bankid.rp("collect", { orderRef })).toEqual({ status: 400, body: noSuchOrder });
  });

  test("is reported for three minutes after completion and for five after a failure", async () => {
    const complete = await bankid.order();
    await bankid.play("approve", { orderRef: complete.orderRef, person: "asa" });
    const failed = await bankid.order();
    await bankid.play("refuse", { orderRef: failed.orderRef });
    bankid.clock.pass(180);
    expect(await bankid.collect(complete.orderRef)).toEqual(noSuchOrder);
    bankid.clock.pass(119);
    expect(await bankid.collect(failed.orderRef)).toMatchObject({ hintCode: "userCancel" });
  });

  test("comes after 30 seconds if nobody starts the app", async () => {
    const [asked, forgotten] = [await bankid.order(), await bankid.order()];
    bankid.clock.pass(29);
    expect(await bankid.collect(asked.orderRef)).toMatchObject({ status: "pending" });
    bankid.clock.pass(1);
    const { orderRef } = asked;
    expect(await bankid.collect(orderRef)).toEqual({ orderRef, status: "failed", hintCode: "startFailed" });
    bankid.clock.pass(160);
    expect(await bankid.collect(forgotten.orderRef)).toEqual(noSuchOrder);
  });

  test("comes after three minutes if the person does not finish", async () => {
    const { orderRef } = await bankid.order();
    await bankid.play("choose", { orderRef, person: "asa" });
    bankid.clock.pass(179);
    expect(await bankid.collect(orderRef)).toMatchObject({ hintCode: "userSign" });
    bankid.clock.pass(1);
    expect(await bankid.collect(orderRef)).toMatchObject({
      status: "failed",
      hintCode: "expiredTransaction",
    });
  });
});

describe("A signature", () => {
  const text = "Jag säljer min cykel.\n\nPris: 2 500 kr";

  test("contains the text that the app shows", async () => {
    const input = { endUserIp: "192.0.2.7", userVisibleData: Buffer.from(text).toString("base64") };
    const { status, body } = await bankid.rp("sign", input);
    expect(status).toBe(200);
    const { orderRef } = body as { orderRef: string };
    expect(await bankid.play("approve", { orderRef, person: "asa" })).toBeDefined();
    const answer = JSON.stringify(await bankid.collect(orderRef));
    const { completionData } = JSON.parse(answer) as { completionData: Record<string, string> };
    const xml = Buffer.from(completionData["signature"] ?? "", "base64").toString();
    expect(xml).toContain(`>${input.userVisibleData}</usrVisibleData>`);
    expect(completionData["ocspResponse"]).toMatch(/^[A-Za-z0-9+/=]+$/);
  });

  test("needs a visible text", async () => {
    expect(await bankid.rp("sign", { endUserIp: "192.0.2.7" })).toMatchObject({
      status: 400,
      body: { errorCode: "invalidParameters" },
    });
  });
});

describe("A required personal number", () => {
  const requirement = { personalNumber: asa };

  test("lets its owner through", async () => {
    const { orderRef } = await bankid.order({ requirement });
    await bankid.play("approve", { orderRef, person: "asa" });
    expect(await bankid.collect(orderRef)).toMatchObject({ status: "complete" });
  });

  test("lets nobody else through", async () => {
    const { orderRef } = await bankid.order({ requirement });
    await bankid.play("approve", { orderRef, person: "erik" });
    expect(await bankid.collect(orderRef)).toEqual({
      orderRef,
      status: "failed",
      hintCode: "certificateErr",
    });
  });

  test("allows one order at a time: the second is refused and cancels the first", async () => {
    const first = await bankid.order({ requirement });
    const second = await bankid.rp("auth", { endUserIp: "2001:db8::7", requirement });
    expect(second.status).toBe(400);
    expect(second.body).toMatchObject({ errorCode: "alreadyInProgress" });
    expect(await bankid.collect(first.orderRef)).toMatchObject({ status: "failed", hintCode: "cancelled" });
    const third = await bankid.order({ requirement });
    await bankid.rp("cancel", { orderRef: third.orderRef });
  });

  test("is not needed for the app to show a person only their newest order", async () => {
    const [first, second] = [await bankid.order(), await bankid.order()];
    for (const { orderRef } of [first, second]) await bankid.play("choose", { orderRef, person: "erik" });
    expect(await bankid.collect(first.orderRef)).toMatchObject({ hintCode: "cancelled" });
    expect(await bankid.collect(second.orderRef)).toMatchObject({ hintCode: "userSign" });
  });
});

describe("Cancelling", () => {
  test("ends a pending order, once", async () => {
    const { orderRef } = await bankid.order();
    expect(await bankid.rp("cancel", { orderRef })).toEqual({ status: 200, body: {} });
    expect(await bankid.rp("cancel", { orderRef })).toEqual({ status: 400, body: noSuchOrder });
    expect(await bankid.collect(orderRef)).toEqual(noSuchOrder);
    expect((await bankid.play("open", { orderRef })).body).toMatchObject({ reason: "no-order" });
  });

  test("comes too late for a completed order", async () => {
    const { orderRef } = await bankid.order();
    await bankid.play("approve", { orderRef, person: "asa" });
    expect((await bankid.rp("cancel", { orderRef })).body).toEqual(noSuchOrder);
    expect(await bankid.collect(orderRef)).toMatchObject({ status: "complete" });
  });
});

const web = {
  referringDomain: "cykelregistret.example",
  userAgent: "Mozilla/5.0",
  deviceIdentifier: "a-device",
};

test("A request may tell of the browser that asks", async () => {
  expect(await bankid.rp("auth", { endUserIp: "192.0.2.7", web })).toMatchObject({ status: 200 });
});

describe("A request is refused", () => {
  test.each([
    ["without an address", {}, "endUserIp"],
    ["with an address that is none", { endUserIp: "192.0.2.300" }, "endUserIp"],
    [
      "with a number of another form",
      { endUserIp: "192.0.2.7", requirement: { personalNumber: "7112286146" } },
      "requirement.personalNumber",
    ],
    [
      "with a wrong check digit",
      { endUserIp: "192.0.2.7", requirement: { personalNumber: "197112286147" } },
      "requirement.personalNumber",
    ],
    ["in the manner of version 5", { endUserIp: "192.0.2.7", personalNumber: asa }, "personalNumber"],
    [
      "that names a page where the domain belongs",
      { endUserIp: "192.0.2.7", web: { ...web, referringDomain: "https://cykelregistret.example/auth" } },
      "web.referringDomain",
    ],
    [
      "that leaves out the device",
      { endUserIp: "192.0.2.7", web: { ...web, deviceIdentifier: "" } },
      "web.deviceIdentifier",
    ],
    [
      "that tells more of the browser",
      { endUserIp: "192.0.2.7", web: { ...web, screen: "1x1" } },
      "web.screen",
    ],
    ["with text that is not base64", { endUserIp: "192.0.2.7", userVisibleData: "Hej!" }, "userVisibleData"],
  ])("%s", async (_what, body, parameter) => {
    expect(await bankid.rp("auth", body)).toEqual({
      status: 400,
      body: { errorCode: "invalidParameters", details: `Invalid parameter ${parameter}` },
    });
  });

  test("if it is not JSON or has another content type", async () => {
    expect((await bankid.rp("auth", "{")).body).toEqual({
      errorCode: "invalidParameters",
      details: "Invalid body",
    });
    for (const type of ["text/plain", "application/json; charset=utf-8"])
      expect(await bankid.rp("auth", { endUserIp: "192.0.2.7" }, { "content-type": type })).toMatchObject({
        status: 415,
        body: { errorCode: "unsupportedMediaType" },
      });
  });

  test("at an unknown address, with another method or for an unknown order", async () => {
    expect(await bankid.rp("phone/sign", {})).toMatchObject({ status: 404, body: { errorCode: "notFound" } });
    const get = await fetch(`${bankid.app}/rp/v6.0/auth`);
    expect([get.status, (await get.json()).errorCode]).toEqual([405, "methodNotAllowed"]);
    expect(await bankid.rp("collect", { orderRef: "131daac9-16c6-4618-beb0-365768f37288" })).toEqual({
      status: 400,
      body: noSuchOrder,
    });
  });
});
