import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type NewContact, dataRights } from "#contract/office/contact.ts";
import { contactForm, sendContact } from "#lambdas/office/contact/send-contact.ts";
import {
  answerContactCase,
  closeContactCase,
  extendContactCase,
  sortContactCase,
  takeContactCase,
} from "#lambdas/office/people/letters/act-on-case.ts";
import { listContactCases } from "#lambdas/office/people/letters/list-cases.ts";
import { openContactCase } from "#lambdas/office/people/letters/open-case.ts";
import { searchContactCases } from "#lambdas/office/people/letters/search-cases.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { claimCase } from "#lambdas/office/todo/claim-case.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { passOf } from "#tests/search-pass.ts";
import { anOffice } from "./context.ts";

let office: Awaited<ReturnType<typeof anOffice>>;
let now: Date;

beforeEach(async () => {
  office = await anOffice();
  now = office.system.now();
});

const system = () => ({ ...office.system, now: () => now });
const context = () => ({ ...office.context, system: system() });

/** With the easiest proof of work. */
const write = async (over: Partial<NewContact> = {}) => {
  const form = { table: office.table, system: system(), challengeSecret: "secret" };
  const bytes = (length: number) => (length === 4 ? new Uint8Array(length) : randomBytes(length));
  const easy = { ...form, system: { ...form.system, bytes } };
  const solution = await passOf(await createFormChallenge(easy, contactForm, "192.0.2.1"));
  const letter = { topic: "privacy", email: "goran@example.se", message: "Hej!", language: "sv" } as const;
  return (await sendContact(form, { ...letter, solution, ...over }, "192.0.2.1")).caseNumber;
};

const act = (caseNumber: string, version = 1, adminId = "karin") => ({ adminId, caseNumber, version });
const open = (caseNumber: string, adminId = "karin") => openContactCase(context(), adminId, caseNumber);
const list = async (state: "new" | "assigned" | "answered" | "closed", adminId = "karin") =>
  (await listContactCases(context(), adminId, { state, limit: 20 })).items;

describe("a request about personal data", () => {
  it.each([
    ["2027-01-31T12:00:00Z", "2027-02-28", "2027-04-30"],
    ["2028-01-31T12:00:00Z", "2028-02-29", "2028-04-30"],
    ["2027-11-30T12:00:00Z", "2027-12-30", "2028-02-29"],
    // Already the first of the month in Sweden.
    ["2027-05-31T22:30:00Z", "2027-07-01", "2027-09-01"],
  ])("that comes at %s is due on %s, and with more time on %s", async (at, due, later) => {
    now = new Date(at);
    const caseNumber = await write({ right: "access" });
    expect(await open(caseNumber)).toMatchObject({ due: { on: due, canExtend: true } });
    await extendContactCase(context(), act(caseNumber), "Mycket att gå igenom");
    expect(await open(caseNumber)).toMatchObject({ state: "assigned", due: { on: later, canExtend: false } });
    expect(await problemIn(extendContactCase(context(), act(caseNumber, 2), "Igen"))).toBe(
      "contact-case-not-extendable",
    );
  });

  it("can get no more time once the first month has passed", async () => {
    now = new Date("2027-01-31T12:00:00Z");
    const caseNumber = await write({ right: "erasure" });
    now = new Date("2027-03-01T00:30:00Z");
    expect(await open(caseNumber)).toMatchObject({ due: { daysLeft: -1, canExtend: false } });
    expect(await problemIn(extendContactCase(context(), act(caseNumber), "Sent"))).toBe(
      "contact-case-not-extendable",
    );
  });

  it("is taken, answered within the month and closed, whichever of the six rights it names", async () => {
    now = new Date("2028-01-31T12:00:00Z");
    for (const right of dataRights) {
      const email = `${right}@example.se`;
      now = new Date("2028-01-31T12:00:00Z");
      const caseNumber = await write({ right, email });
      await takeContactCase(context(), act(caseNumber));
      now = new Date("2028-02-10T12:00:00Z");
      await answerContactCase(context(), act(caseNumber, 2), "Det är gjort.");
      await closeContactCase(context(), act(caseNumber, 3), "Klart");
      expect(await open(caseNumber)).toMatchObject({
        right,
        state: "closed",
        due: { on: "2028-02-29" },
        answeredIn: 10,
        history: [
          { kind: "letter" },
          { kind: "taken" },
          { kind: "answer" },
          { kind: "closing", text: "Klart" },
        ],
      });
      expect((await office.lines(caseNumber)).map(([action, , reason]) => [action, reason])).toEqual([
        ["letter-taken", undefined],
        ["letter-answered", undefined],
        ["letter-closed", "Klart"],
        ["letter-opened", undefined],
      ]);
    }
    expect((await list("closed")).length).toBe(dataRights.length);
  });

  it("comes before other letters, by the day it is due", async () => {
    now = new Date("2027-03-01T12:00:00Z");
    const other = await write({ topic: "other" });
    now = new Date("2027-03-03T12:00:00Z");
    const later = await write({ right: "access" });
    now = new Date("2027-03-05T12:00:00Z");
    const marked = await write({ topic: "other", email: "gote@example.se" });
    await sortContactCase(context(), act(marked), "objection");
    expect((await list("new")).map(({ caseNumber }) => caseNumber)).toEqual([later, other]);
    expect(await list("assigned")).toMatchObject([
      { caseNumber: marked, right: "objection", due: { on: "2027-04-05", daysLeft: 31 }, mine: true },
    ]);
  });

  it("stays due while its sender is asked a question, and can be marked again", async () => {
    now = new Date("2027-03-01T12:00:00Z");
    const caseNumber = await write({ right: "access" });
    await answerContactCase(context(), act(caseNumber), "Kan du logga in?", true);
    expect(await open(caseNumber)).toMatchObject({ state: "assigned", due: { daysLeft: 31 } });
    await sortContactCase(context(), act(caseNumber, 2), "erasure");
    await answerContactCase(context(), act(caseNumber, 3), "Kontot är avslutat.");
    expect(await open(caseNumber)).toMatchObject({
      state: "answered",
      right: "erasure",
      due: { on: "2027-04-01" },
    });
    await answerContactCase(context(), act(caseNumber, 4), "En sak till.", true);
    expect(await open(caseNumber)).toMatchObject({ state: "assigned", due: { daysLeft: 31 } });
  });
});

describe("a case", () => {
  it("is answered once, however often it is pressed", async () => {
    const caseNumber = await write();
    const presses = [1, 2, 3].map(() => problemIn(answerContactCase(context(), act(caseNumber), "Ja.")));
    expect((await Promise.all(presses)).toSorted()).toEqual([
      "contact-case-changed",
      "contact-case-changed",
      "none",
    ]);
    expect((await open(caseNumber)).history.map(({ kind }) => kind)).toEqual(["letter", "answer"]);
  });

  it("is only its holder's to answer and close, until a colleague takes it over", async () => {
    const caseNumber = await write();
    await takeContactCase(context(), act(caseNumber));
    expect(await problemIn(answerContactCase(context(), act(caseNumber, 2, "ali"), "Nej."))).toBe(
      "contact-case-held",
    );
    expect(await problemIn(closeContactCase(context(), act(caseNumber, 2, "ali"), "Nej."))).toBe(
      "contact-case-held",
    );
    await takeContactCase(context(), act(caseNumber, 2, "ali"));
    expect(await problemIn(answerContactCase(context(), act(caseNumber, 3, "ali"), "Ja."))).toBe("none");
  });

  it("cannot be answered while a colleague has claimed it", async () => {
    const caseNumber = await write();
    await claimCase({ table: office.table, system: system() }, "ali", {
      queue: "letters",
      caseId: caseNumber,
    });
    expect(await problemIn(answerContactCase(context(), act(caseNumber), "Ja."))).toBe("case-claimed");
  });

  it("waits for an answer again, with a new month, when its sender writes in it", async () => {
    now = new Date("2027-01-31T12:00:00Z");
    const caseNumber = await write({ right: "access" });
    await answerContactCase(context(), act(caseNumber), "Ja.");
    now = new Date("2027-03-10T12:00:00Z");
    await write({ caseNumber, message: "Det stämmer inte." });
    expect(await open(caseNumber)).toMatchObject({
      state: "new",
      due: { on: "2027-04-10", canExtend: true },
    });
  });

  it("shows the account with its address, whose administrator may not answer it", async () => {
    const caseNumber = await write({ email: "karin@example.se" });
    expect(await open(caseNumber, "ali")).toMatchObject({ account: { id: "karin", name: "Karin Berg" } });
    expect(await problemIn(answerContactCase(context(), act(caseNumber), "Ja."))).toBe("account-exempt");
    expect(await problemIn(open("K-261120-000000"))).toBe("contact-case-not-found");
  });

  it("hides personal numbers in what administrators write", async () => {
    const caseNumber = await write();
    await answerContactCase(context(), act(caseNumber), "Du är 19910412-9870.");
    expect((await open(caseNumber)).history.at(-1)?.text).toBe("Du är ••••••••-••••.");
  });
});

describe("a search for letters", () => {
  const find = async (q: string) =>
    (await searchContactCases(context(), "karin", q)).items.map(({ caseNumber }) => caseNumber);

  it("finds them by exact number, address or account, and is recorded", async () => {
    const caseNumber = await write();
    for (const q of [caseNumber.toLowerCase(), "Goran@example.se", "goran"])
      expect(await find(q)).toEqual([caseNumber]);
    for (const q of [caseNumber.slice(0, 10), "goran@", "hej"]) expect(await find(q)).toEqual([]);
    expect((await office.lines("letters")).map(([action]) => action)).toEqual(
      Array.from({ length: 6 }, () => "letters-searched"),
    );
  });

  it("is refused, unrecorded, for what may be a personal number", async () => {
    expect(await problemIn(find("19910412-9870"))).toBe("personal-number-not-searched");
    expect(await office.lines("letters")).toEqual([]);
  });
});
