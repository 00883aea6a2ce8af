import { beforeEach, describe, expect, it } from "vitest";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { reportFoundAnonymously } from "#lambdas/thefts/finds/report-found-anonymously.ts";
import { foundForm, sendFoundCode } from "#lambdas/thefts/finds/send-found-code.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { FoundCodeItem } from "#lambdas/thefts/items/found-report.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { passOf } from "#tests/search-pass.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type TownOfFinders, aForm, aTownOfFinders, day } from "./context.ts";

const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
const email = "finder@example.se";
const address = "203.0.113.9";
const minute = 60_000;

let town: TownOfFinders;
let bike: BikeItem;
beforeEach(async () => {
  town = await aTownOfFinders();
  bike = await town.bike({ qrUid: uid });
  await town.steal(bike.id);
});

const context = () => ({ ...town.context, codeSecret: "codes", challengeSecret: "challenges" });
const work = async (from = address) => passOf(await createFormChallenge(context(), foundForm, from));
const send = async (to = email, challenge?: string, code = uid) =>
  sendFoundCode(
    context(),
    code,
    { email: to, language: "sv", challenge: challenge ?? (await work()) },
    address,
  );
const codeOf = async (to = email): Promise<string> => {
  const items = (await town.of("foundCode")).map((item) => FoundCodeItem.parse(item));
  const item = items.find((one) => one.email === to);
  return item ? mailCode("codes", "found-report", item) : "000000";
};
const report = (code: string, from = email, form = aForm()) =>
  reportFoundAnonymously(context(), uid, { ...form, email: from, code }, address);
const wrong = (code: string): string => (code === "123456" ? "654321" : "123456");

describe("a finder without an account", () => {
  it("reports with the mailed code, gets no points and appears in no account's list", async () => {
    await send();
    const { id } = await report(await codeOf());
    expect((await town.received(bike.id)).items).toMatchObject([
      { id, state: "owner_seen", contact: "070-123 45 67", location: "Utanför Folkets park" },
    ]);
    const [stored] = await town.of("foundReport");
    expect(Object.keys(stored ?? {})).not.toContain("finderId");
    expect(JSON.stringify(stored)).not.toContain("finder@");
    expect(await town.of("message")).toEqual([]);
    await town.decide(bike.id, id, "confirm");
    await town.recover(bike.id);
    expect(await town.of("reward")).toEqual([]);
  });

  it("counts as the same person as an account with that address", async () => {
    await town.find(bike.id);
    await send("bo@example.se");
    await report(await codeOf("bo@example.se"), "bo@example.se");
    await send();
    await report(await codeOf());
    const { items } = await town.received(bike.id);
    expect(items).toHaveLength(3);
    expect(new Set(items.map(({ finder }) => finder)).size).toBe(2);
  });

  it("leaves an address that is deleted after twelve months", async () => {
    await send();
    await report(await codeOf());
    expect(await town.of("foundCode")).toEqual([]);
    const [contact] = await town.of("foundContact");
    expect(contact).toMatchObject({
      email,
      expiresAt: Math.floor(Date.parse("2027-11-20T12:00:00Z") / 1000),
    });
    const others = (await town.everything()).filter(({ entity }) => entity !== "foundContact");
    expect(JSON.stringify(others)).not.toContain(email);
  });

  it("needs a new proof of work for each code, made for this purpose", async () => {
    const challenge = await work();
    await send(email, challenge);
    expect(await problemIn(send("other@example.se", challenge))).toBe("bot-check-failed");
    expect(await problemIn(send("other@example.se", "bm9uc2Vuc2U="))).toBe("bot-check-failed");
  });

  it("gets no code for a bike that is not stolen or an unknown sticker", async () => {
    expect(await problemIn(send(email, await work(), uid.replace("5f", "6f")))).toBe("qr-not-found");
    await town.recover(bike.id);
    expect(await problemIn(send())).toBe("bike-not-stolen");
    expect(await town.of("foundCode")).toEqual([]);
  });

  it("gets one code a minute and five a day", async () => {
    await send();
    expect(await problemIn(send())).toBe("too-many-requests");
    for (let place = 0; place < 4; place += 1) {
      town.pass(minute);
      await send();
    }
    town.pass(60 * minute);
    expect(await problemIn(send())).toBe("too-many-requests");
  });

  it("has five tries and ten minutes", async () => {
    await send();
    const code = await codeOf();
    const tries = await Promise.all(Array.from({ length: 6 }, () => problemIn(report(wrong(code)))));
    expect(tries.toSorted()).toEqual(["code-expired", ...Array.from({ length: 5 }, () => "code-wrong")]);
    expect(await problemIn(report(code))).toBe("code-expired");
    town.pass(minute);
    await send();
    expect(await problemIn(report(code))).toBe("code-wrong");
    const fresh = await codeOf();
    town.pass(10 * minute);
    expect(await problemIn(report(fresh))).toBe("code-expired");
  });

  it("uses a code once, for its own address, and reports a theft once", async () => {
    await send();
    const code = await codeOf();
    expect(await problemIn(report(code, "other@example.se"))).toBe("code-expired");
    const both = await Promise.all([problemIn(report(code)), problemIn(report(code))]);
    expect(both.toSorted()).toEqual(["code-expired", "none"]);
    town.pass(minute);
    await send();
    expect(await problemIn(report(await codeOf()))).toBe("already-reported-found");
    expect(await town.of("foundReport")).toHaveLength(1);
  });

  it("is refused if the bike has been recovered", async () => {
    await send();
    await town.recover(bike.id);
    expect(await problemIn(report(await codeOf()))).toBe("bike-not-stolen");
    expect(await town.of("foundReport")).toEqual([]);
  });

  it("gets codes for at most five bikes a day from one network", async () => {
    for (let place = 0; place < 6; place += 1) {
      const code = uid.replace("5f", `a${place}`);
      const other = await town.bike({ qrUid: code });
      await town.steal(other.id);
      town.pass(20 * minute);
      const work = await passOf(await createFormChallenge(context(), foundForm, "203.0.113.7"));
      const sent = await problemIn(
        sendFoundCode(context(), code, { email, language: "sv", challenge: work }, "203.0.113.7"),
      );
      expect(sent).toBe(place < 5 ? "none" : "too-many-requests");
    }
    town.pass(day);
    expect(await problemIn(send())).toBe("none");
  });
});
