/** @vitest-environment jsdom */
import { afterAll, describe, expect, test } from "vitest";
import { ageOn, swedishDate } from "#contract/platform/calendar-date.ts";
import { readPersonalNumber } from "#contract/platform/personal-number.ts";
import { testPeople } from "#local/outside/bankid/people.ts";
import { qrCode, startBankId } from "./relying-party.ts";

const bankid = await startBankId();
afterAll(() => bankid.close());

const page = async (path = "") => {
  const response = await fetch(`${bankid.app}${path}`, { headers: { accept: "text/html" } });
  return new DOMParser().parseFromString(await response.text(), "text/html");
};

/** Submits a form as a browser does and returns the next page. */
const submit = async (action: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${bankid.app}/${action}`, { method: "POST", body });
  const document = new DOMParser().parseFromString(await response.text(), "text/html");
  return { response, document, text: document.body.textContent };
};

describe("A QR code", () => {
  test("opens the order while it is fresh, even if the clocks differ a little", async () => {
    for (const seconds of [2, 5, 8]) {
      const order = await bankid.order();
      bankid.clock.pass(5);
      const opened = await bankid.play("open", { code: ` ${qrCode(order, seconds)}\n` });
      expect(opened.body).toMatchObject({ orderRef: order.orderRef, hintCode: "started" });
    }
  });

  test("is refused when it is too old or from the future", async () => {
    const order = await bankid.order();
    bankid.clock.pass(10);
    for (const seconds of [0, 6, 14])
      expect(await bankid.play("open", { code: qrCode(order, seconds) })).toMatchObject({
        status: 403,
        body: { reason: "stale" },
      });
    expect(await bankid.collect(order.orderRef)).toMatchObject({ hintCode: "outstandingTransaction" });
  });

  test("is refused when it is forged, unknown or no code at all", async () => {
    const order = await bankid.order();
    const forged = qrCode({ ...order, qrStartSecret: order.qrStartToken }, 0);
    const later = qrCode(order, 0).replace(".0.", ".1.");
    const foreign = qrCode({ ...order, qrStartToken: crypto.randomUUID() }, 0);
    const tries = {
      [forged]: "forged",
      [later]: "forged",
      [foreign]: "unknown",
      hej: "no-code",
      "bankid.": "no-code",
    };
    for (const [code, reason] of Object.entries(tries))
      expect((await bankid.play("open", { code })).body).toMatchObject({ reason });
  });

  test("works once", async () => {
    const order = await bankid.order();
    await bankid.play("open", { code: qrCode(order, 0) });
    expect((await bankid.play("open", { code: qrCode(order, 0) })).body).toMatchObject({
      reason: "already-opened",
    });
  });
});

test("A link with an autostart token opens its order and no other", async () => {
  const order = await bankid.order();
  const address = (token: string) => `bankid:///?autostarttoken=${token}&redirect=null`;
  expect((await bankid.play("open", { code: address(crypto.randomUUID()) })).body).toMatchObject({
    reason: "unknown",
  });
  expect((await bankid.play("open", { code: address(order.autoStartToken) })).body).toMatchObject({
    orderRef: order.orderRef,
  });
});

test("One call scans, chooses and approves", async () => {
  const order = await bankid.order();
  const someone = { personalNumber: "19480517-9845", givenName: "Märta", surname: "Öström" };
  const approved = await bankid.play("approve", { code: qrCode(order, 0), ...someone });
  expect(approved.body).toMatchObject({ orderRef: order.orderRef, status: "complete" });
  expect(await bankid.collect(order.orderRef)).toMatchObject({
    completionData: { user: { name: "Märta Öström", personalNumber: "194805179845" } },
  });
});

test("An order cannot be approved without a person with a valid number", async () => {
  const { orderRef } = await bankid.order();
  const wrong = { personalNumber: "19480517-9846", givenName: "Märta", surname: "Öström" };
  for (const deed of [{}, { person: "nobody" }, wrong])
    expect((await bankid.play("approve", { orderRef, ...deed })).body).toMatchObject({ reason: "no-person" });
  expect(await bankid.collect(orderRef)).toMatchObject({ status: "pending" });
});

test("A person can let an order run out at once", async () => {
  const [unopened, opened] = [await bankid.order(), await bankid.order()];
  await bankid.play("expire", { orderRef: unopened.orderRef });
  await bankid.play("open", { orderRef: opened.orderRef });
  await bankid.play("expire", { orderRef: opened.orderRef });
  expect(await bankid.collect(unopened.orderRef)).toMatchObject({ hintCode: "startFailed" });
  expect(await bankid.collect(opened.orderRef)).toMatchObject({ hintCode: "expiredTransaction" });
});

test("Pending orders are listed newest first, without the secret of their QR codes", async () => {
  for (const { orderRef } of (await bankid.list()).orders as { orderRef: string }[])
    await bankid.play("refuse", { orderRef });
  const requirement = { personalNumber: "197906259812" };
  const first = await bankid.order({ requirement });
  const second = await bankid.order({ userVisibleData: Buffer.from("Logga in").toString("base64") });
  const { orders } = await bankid.list();
  expect(orders).toMatchObject([
    { orderRef: second.orderRef, text: "Logga in" },
    { orderRef: first.orderRef, personalNumber: "197906259812", endUserIp: "192.0.2.7" },
  ]);
  expect(JSON.stringify(orders)).not.toContain(first.qrStartSecret);
});

describe("The BankID page", () => {
  test("leads from the list to the end of an order without a script", async () => {
    const { orderRef } = await bankid.order();
    expect((await page()).querySelector(`input[value="${orderRef}"]`)).not.toBeNull();
    const opened = await submit("open", { orderRef });
    expect(opened.response.url).toBe(`${bankid.app}/orders/${orderRef}`);
    expect(opened.text).toContain("Åsa Lindström");
    const chosen = await submit("choose", { orderRef, person: "asa" });
    expect(chosen.text).toContain("197112286146");
    const done = await submit("approve", { orderRef });
    expect(done.document.querySelector('[role="alert"]')!.textContent).toContain("Klart");
    expect(await bankid.collect(orderRef)).toMatchObject({ status: "complete" });
  });

  test("explains what is wrong with a code", async () => {
    const { response, text } = await submit("open", { code: "<b>hej</b>" });
    expect(response.status).toBe(400);
    expect(text).toContain("Det där är ingen BankID-kod");
  });

  test("explains that an eID cannot be used or that an order is gone", async () => {
    const { orderRef } = await bankid.order({ requirement: { personalNumber: "194805179845" } });
    const { document } = await submit("open", { orderRef });
    expect(document.querySelector("ul li strong")!.textContent).toBe("Märta Öström Åkerblad");
    expect((await submit("choose", { orderRef, person: "asa" })).text).toContain("kan inte användas här");
    await bankid.collect(orderRef);
    expect((await submit("open", { orderRef })).response.status).toBe(404);
  });

  test("runs only its own script and style, and escapes the text of an order", async () => {
    const text = Buffer.from('<img src="x">').toString("base64");
    const { orderRef } = await bankid.order({ userVisibleData: text });
    await bankid.play("open", { orderRef });
    const response = await fetch(`${bankid.app}/orders/${orderRef}`);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    // With `no-referrer` browsers send `Origin: null` with forms, which the page refuses.
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    expect(await response.text()).toContain("&#60;img");
  });

  test("refuses requests from other sites", async () => {
    const { orderRef } = await bankid.order();
    const response = await fetch(`${bankid.app}/approve`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://evil.example" },
      body: JSON.stringify({ orderRef, person: "asa" }),
    });
    expect(response.status).toBe(403);
    expect(await bankid.collect(orderRef)).toMatchObject({ status: "pending" });
  });

  test("refuses unknown addresses and actions", async () => {
    expect((await fetch(`${bankid.app}/elsewhere`)).status).toBe(404);
    expect((await bankid.play("fly", { orderRef: "x" })).status).toBe(404);
    expect((await bankid.play("open", {})).body).toMatchObject({ reason: "no-order" });
  });
});

describe("Test people", () => {
  const days = [
    "2026-11-20T12:00:00Z",
    "2028-02-28T12:00:00Z",
    "2028-02-29T12:00:00Z",
    "2026-12-31T22:59:00Z",
  ];

  test.each(days)("on %s all have valid numbers of their own", (day) => {
    const people = testPeople(new Date(day));
    for (const { personalNumber } of people)
      expect(readPersonalNumber(personalNumber, swedishDate(new Date(day)))).toMatchObject({
        ok: true,
        digits: personalNumber,
      });
    expect(new Set(people.map(({ personalNumber }) => personalNumber)).size).toBe(people.length);
  });

  test.each(days)("on %s one is 18 today and one is still 17", (day) => {
    const today = swedishDate(new Date(day));
    const age = (id: string) => {
      const { personalNumber } = testPeople(new Date(day)).find((person) => person.id === id)!;
      const reading = readPersonalNumber(personalNumber, today);
      return reading.ok && reading.birthDate ? ageOn(reading.birthDate, today) : undefined;
    };
    expect([age("viktor"), age("elin"), age("dawit")]).toEqual([18, 17, undefined]);
  });
});
