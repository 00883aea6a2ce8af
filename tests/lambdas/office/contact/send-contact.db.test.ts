import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { NewContact } from "#contract/office/contact.ts";
import { newChallenge } from "#lambdas/platform/challenges/challenge.ts";
import { type ContactContext, contactForm, sendContact } from "#lambdas/office/contact/send-contact.ts";
import { formWork, createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aSystem, aTable, noon } from "#tests/lambdas/a.ts";
import { passOf } from "#tests/search-pass.ts";

const address = "192.0.2.1";
const challengeSecret = "challenge secret";
let context: ContactContext;

const minutesAgo = (minutes: number) => () => new Date(noon.getTime() - minutes * 60_000);

beforeEach(async () => {
  const system = aSystem(minutesAgo(0));
  context = { system, table: await aTable(system), challengeSecret };
});

const packed = (solved: object): string => Buffer.from(JSON.stringify(solved)).toString("base64");
/** The easiest proof of work. */
const easily = () => ({
  ...context,
  system: {
    ...context.system,
    bytes: (length: number) => (length === 4 ? new Uint8Array(length) : randomBytes(length)),
  },
});
const solve = async (): Promise<string> => passOf(await createFormChallenge(easily(), contactForm, address));
const aLetter = (over: Partial<NewContact>): NewContact => ({
  topic: "other",
  email: "bo@example.se",
  message: "Hej!",
  language: "sv",
  solution: "",
  ...over,
});
const send = async (over: Partial<NewContact> = {}, from = address) =>
  sendContact(context, aLetter({ solution: await solve(), ...over }), from);
const caseOf = (caseNumber: string) => context.table.get(keys.contactCase(caseNumber), ContactCaseItem);

describe("a message from the contact form", () => {
  it("is kept as a case for a year", async () => {
    const { caseNumber } = await send({ topic: "stolen", message: "Min cykel\när borta.", language: "en" });
    expect(caseNumber).toMatch(/^K-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
    const stored = await caseOf(caseNumber);
    expect(stored).toMatchObject({
      caseNumber,
      topic: "stolen",
      email: "bo@example.se",
      state: "new",
      history: [{ kind: "letter", text: "Min cykel\när borta." }],
      personalNumberHidden: false,
      language: "en",
    });
    const life = (stored?.expiresAt ?? 0) - Date.parse(stored?.createdAt ?? "") / 1000;
    expect(Math.round(life / 86_400)).toBe(365);
  });

  it("is stored without personal numbers", async () => {
    const { caseNumber } = await send({ message: "Jag är 19850821-1359, och han 6705277637." });
    expect(await caseOf(caseNumber)).toMatchObject({
      history: [{ text: "Jag är ••••••••-••••, och han ••••••••-••••." }],
      personalNumberHidden: true,
    });
  });

  it("gets another case number if its first is taken", async () => {
    const numbers = [1, 1, 2].map((last) => new Uint8Array([0, 0, 0, last]));
    const bytes = (length: number) => numbers.shift() ?? new Uint8Array(length);
    const letters = [aLetter({ solution: await solve() }), aLetter({ solution: await solve() })];
    const sent = [];
    for (const letter of letters)
      sent.push(await sendContact({ ...context, system: { ...context.system, bytes } }, letter, address));
    expect(sent.map(({ caseNumber }) => caseNumber.slice(-6))).toEqual(["000001", "000002"]);
  });
});

describe("a letter with a case number", () => {
  const texts = async (caseNumber: string) => (await caseOf(caseNumber))?.history.map(({ text }) => text);

  it("is added to the case of the same address, after a new proof of work", async () => {
    const { caseNumber } = await send();
    expect(await send({ caseNumber, message: "En sak till." })).toEqual({ caseNumber });
    expect(await texts(caseNumber)).toEqual(["Hej!", "En sak till."]);
  });

  it("opens a new case if the other case has another address or is deleted", async () => {
    const { caseNumber } = await send();
    for (const foreign of [
      await send({ caseNumber, email: "anna@example.se" }),
      await send({ caseNumber: "K-261120-000000" }),
    ])
      expect(await texts(foreign.caseNumber)).toEqual(["Hej!"]);
    expect(await texts(caseNumber)).toEqual(["Hej!"]);
  });

  it("loses nothing when two arrive at once", async () => {
    const { caseNumber } = await send();
    await Promise.all(["A", "B"].map((message) => send({ caseNumber, message })));
    expect((await texts(caseNumber))?.toSorted()).toEqual(["A", "B", "Hej!"]);
  });
});

describe("its proof of work", () => {
  const failure = { failure: "bot-check-failed" };
  const code = { code: "bot-check-failed" };

  it("counts once, even when sent many times at once", async () => {
    const solution = await solve();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => send({ solution })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(send({ solution })).rejects.toMatchObject(failure);
  });

  it("stays valid when a message was refused for another reason", async () => {
    for (let letter = 0; letter < 5; letter += 1) await send();
    const solution = await solve();
    await expect(send({ solution })).rejects.toMatchObject({ failure: "too-many-requests" });
    await expect(send({ solution, email: "anna@example.se" })).resolves.toBeDefined();
  });

  it("is valid for twenty minutes", async () => {
    const given = async (minutes: number) => {
      const then = easily();
      const system = { ...then.system, now: minutesAgo(minutes) };
      return passOf(await createFormChallenge({ ...then, system }, contactForm, address));
    };
    await expect(send({ solution: await given(19) })).resolves.toBeDefined();
    await expect(send({ solution: await given(21) })).rejects.toMatchObject(code);
  });

  it.each([
    ["nothing", ""],
    ["no base64", "%%%"],
    ["no JSON", Buffer.from("hej").toString("base64")],
    ["something else", packed({ challenge: {}, solution: {} })],
    ["a list", packed([])],
  ])("cannot be %s", async (_, solution) => {
    await expect(send({ solution })).rejects.toMatchObject(code);
  });

  it("cannot be from another form", async () => {
    const searching = await newChallenge(challengeSecret, { name: "search" }, formWork, context.system);
    await expect(send({ solution: await passOf(searching) })).rejects.toMatchObject(code);
  });
});

describe("the limits of the contact form", () => {
  it("are five messages a day per email address, which a stranger elsewhere does not use up", async () => {
    for (let letter = 0; letter < 5; letter += 1) await send({}, "192.0.2.9");
    await expect(send({}, "192.0.2.9")).rejects.toMatchObject({ failure: "too-many-requests" });
    await expect(send({}, "198.51.100.8")).resolves.toBeDefined();
    await expect(send({ email: "anna@example.se" }, "192.0.2.9")).resolves.toBeDefined();
  });

  it("are ten messages an hour per IP address", async () => {
    for (let letter = 0; letter < 10; letter += 1) await send({ email: `u${letter}@example.se` });
    await expect(send({ email: "anna@example.se" })).rejects.toMatchObject({ failure: "too-many-requests" });
    await expect(send({ email: "anna@example.se" }, "192.0.2.9")).resolves.toBeDefined();
  });

  it("are sixty challenges an hour per IP address", async () => {
    for (let given = 0; given < 60; given += 1) await createFormChallenge(context, contactForm, address);
    await expect(createFormChallenge(context, contactForm, address)).rejects.toMatchObject({
      failure: "too-many-requests",
    });
    await expect(createFormChallenge(context, contactForm, "192.0.2.9")).resolves.toBeDefined();
  });
});
