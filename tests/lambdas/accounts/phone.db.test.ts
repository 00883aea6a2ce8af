import { describe, expect, it } from "vitest";
import * as z from "zod";
import { showAccount } from "#lambdas/accounts/account.ts";
import { confirmPhone } from "#lambdas/accounts/confirm-phone.ts";
import { removePhone } from "#lambdas/accounts/remove-phone.ts";
import { sendPhoneCode } from "#lambdas/accounts/send-phone-code.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { PhoneCodeItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { aPerson, accountWorld } from "#tests/lambdas/accounts/world.ts";

const phone = "+46701234567";
const otherPhone = "+46707654321";
const address = "192.0.2.1";
const anna = aCaller("anna");
const bo = aCaller("bo");

/** A world with a phone network: `send` answers with the code that came. */
const phoneWorld = async (person = aPerson()) => {
  const opened = await accountWorld(person);
  const { world, texts } = opened;
  const send = async (caller: Caller, to = phone, from = address): Promise<string> => {
    await sendPhoneCode(world, caller, { phone: to, address: from });
    return texts.at(-1)?.text.slice(0, 6) ?? "";
  };
  const prove = async (caller: Caller, to = phone) => confirmPhone(world, caller, await send(caller, to));
  const guardOf = (number: string) =>
    world.table.get(keys.phoneGuard(number), z.looseObject({ userId: z.string() }));
  const codeOf = ({ userId }: Caller) => world.table.get(keys.phoneCode(userId), PhoneCodeItem);
  return { ...opened, send, prove, guardOf, codeOf };
};

const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const failuresOf = (outcomes: PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason.failure ?? outcome.reason.code] : [],
  );

describe("POST /me/phone", () => {
  it("sends a code that phones and browsers find, in the person's language", async () => {
    const { world, send, texts } = await phoneWorld();
    expect(await sendPhoneCode(world, anna, { phone, address })).toEqual({ resendAfterSeconds: 60 });
    expect(texts).toMatchObject([
      { phone, text: expect.stringMatching(/^\d{6} är din kod till Cykelregistret\./) },
    ]);
    const [code = ""] = texts[0]?.text.split(" ") ?? [];
    expect(texts[0]?.text.split("\n").at(-1)).toBe(`@cykelregistret.se #${code}`);
    const english = await phoneWorld(aPerson({ language: "en" }));
    await english.send(anna);
    expect(english.texts[0]?.text).toMatch(/^\d{6} is your Cykelregistret code\./);
    expect(await send(bo, otherPhone)).toMatch(/^\d{6}$/);
  });

  it("shows the number as unproved, unless there is one that has been proved", async () => {
    const { world, send, prove, pass } = await phoneWorld();
    await send(anna);
    expect(await showAccount(world, anna)).toMatchObject({ phone, phoneVerified: false });
    pass(60);
    await prove(anna);
    pass(60);
    await send(anna, otherPhone);
    expect(await showAccount(world, anna)).toMatchObject({ phone, phoneVerified: true });
  });

  it("keeps no code that the table could tell", async () => {
    const { send, codeOf } = await phoneWorld();
    const code = await send(anna);
    expect(JSON.stringify(await codeOf(anna))).not.toContain(code);
  });

  it("waits a minute before the next, also when asked many times at once", async () => {
    const { world, send, texts, pass } = await phoneWorld();
    const at = (seconds: number) => {
      pass(seconds);
      return sendPhoneCode(world, anna, { phone, address });
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => at(0)));
    expect(failuresOf(outcomes)).toEqual(Array.from({ length: 4 }, () => "too-many-requests"));
    expect(texts).toHaveLength(1);
    await expect(at(59)).rejects.toMatchObject({ failure: "too-many-requests" });
    expect(await at(1)).toEqual({ resendAfterSeconds: 60 });
    expect(await send(bo, otherPhone)).toBeDefined();
  });

  it("sends one person five a day", async () => {
    const { send, texts, pass } = await phoneWorld();
    for (const last of [1, 2, 3, 4, 5]) {
      await send(anna, `+4670123456${last}`);
      pass(60);
    }
    await expect(send(anna)).rejects.toMatchObject({ failure: "too-many-requests" });
    expect(texts).toHaveLength(5);
    pass(86_400);
    await expect(send(anna)).resolves.toBeDefined();
  });

  it("sends one phone five a day, whoever asks", async () => {
    const { send } = await phoneWorld();
    for (const who of [1, 2, 3, 4, 5]) await send(aCaller(`u${who}`));
    await expect(send(anna)).rejects.toMatchObject({ failure: "too-many-requests" });
    await expect(send(anna, otherPhone)).resolves.toBeDefined();
  });

  it("sends twenty a day for one address", async () => {
    const { send } = await phoneWorld();
    for (let who = 10; who < 30; who += 1) await send(aCaller(`u${who}`), `+467012345${who}`);
    await expect(send(anna)).rejects.toMatchObject({ failure: "too-many-requests" });
    await expect(send(anna, phone, "192.0.2.2")).resolves.toBeDefined();
  });

  it("can be asked again at once when the message was not taken", async () => {
    const { world, send, codeOf } = await phoneWorld();
    const sendText = async () => Promise.reject(new ProblemError("sms-not-sent"));
    await expect(sendPhoneCode({ ...world, sendText }, anna, { phone, address })).rejects.toMatchObject({
      code: "sms-not-sent",
    });
    expect(await codeOf(anna)).toBeUndefined();
    await expect(send(anna)).resolves.toBeDefined();
  });
});

describe("POST /me/phone/confirmation", () => {
  it("proves the number with the code", async () => {
    const { prove, guardOf, codeOf } = await phoneWorld();
    expect(await prove(anna)).toMatchObject({ phone, phoneVerified: true });
    expect(await guardOf(phone)).toMatchObject({ userId: "anna" });
    expect(await codeOf(anna)).toBeUndefined();
  });

  it("takes no wrong code, and no code at all after five of them", async () => {
    const { world, send, guardOf, pass, prove } = await phoneWorld();
    const code = await send(anna);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => confirmPhone(world, anna, wrong(code))),
    );
    expect(failuresOf(tries).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => "code-expired"),
      ...Array.from({ length: 5 }, () => "code-wrong"),
    ]);
    await expect(confirmPhone(world, anna, code)).rejects.toMatchObject({ failure: "code-expired" });
    expect(await guardOf(phone)).toBeUndefined();
    expect(await showAccount(world, anna)).toMatchObject({ phoneVerified: false });
    pass(60);
    expect(await prove(anna)).toMatchObject({ phoneVerified: true });
  });

  it("takes a code for ten minutes", async () => {
    const { world, send, pass } = await phoneWorld();
    const code = await send(anna);
    pass(599);
    await expect(confirmPhone(world, anna, wrong(code))).rejects.toMatchObject({ code: "code-wrong" });
    pass(1);
    await expect(confirmPhone(world, anna, code)).rejects.toMatchObject({ code: "code-expired" });
  });

  it("takes no code twice, none of another person and none for an earlier number", async () => {
    const { world, send, pass } = await phoneWorld();
    const code = await send(anna);
    await send(bo);
    await expect(confirmPhone(world, bo, code)).rejects.toMatchObject({ code: "code-wrong" });
    pass(60);
    await send(anna, otherPhone);
    await expect(confirmPhone(world, anna, code)).rejects.toMatchObject({ code: "code-wrong" });
    pass(60);
    const last = await send(anna, otherPhone);
    await confirmPhone(world, anna, last);
    await expect(confirmPhone(world, anna, last)).rejects.toMatchObject({ code: "code-expired" });
  });

  it("does the same once when it is sent twice at once", async () => {
    const { world, send } = await phoneWorld();
    const code = await send(anna);
    const twice = await Promise.all([1, 2, 3].map(() => confirmPhone(world, anna, code)));
    expect(new Set(twice.map(({ phoneVerified }) => phoneVerified))).toEqual(new Set([true]));
  });

  it("says that somebody else has the number only after the right code", async () => {
    const { world, send, prove, guardOf } = await phoneWorld();
    await prove(anna);
    const code = await send(bo);
    await expect(confirmPhone(world, bo, wrong(code))).rejects.toMatchObject({ code: "code-wrong" });
    await expect(confirmPhone(world, bo, code)).rejects.toMatchObject({ failure: "phone-taken" });
    expect(await guardOf(phone)).toMatchObject({ userId: "anna" });
    expect(await showAccount(world, bo)).toMatchObject({ phoneVerified: false });
  });

  it("gives the number to one of two who prove it at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { world, send, guardOf } = await phoneWorld();
      const codes = [[anna, await send(anna)] as const, [bo, await send(bo)] as const];
      const outcomes = await Promise.allSettled(
        codes.map(([caller, code]) => confirmPhone(world, caller, code)),
      );
      expect(failuresOf(outcomes)).toEqual(["phone-taken"]);
      const winner = outcomes[0]?.status === "fulfilled" ? "anna" : "bo";
      expect(await guardOf(phone)).toMatchObject({ userId: winner });
      const proved = await Promise.all([anna, bo].map((caller) => showAccount(world, caller)));
      expect(proved.filter(({ phoneVerified }) => phoneVerified).map(({ userId }) => userId)).toEqual([
        winner,
      ]);
    }
  });

  it("lets go of the number that was proved before", async () => {
    const { prove, guardOf, pass } = await phoneWorld();
    await prove(anna);
    pass(60);
    expect(await prove(anna, otherPhone)).toMatchObject({ phone: otherPhone, phoneVerified: true });
    expect(await guardOf(phone)).toBeUndefined();
    expect(await prove(bo)).toMatchObject({ phone, phoneVerified: true });
  });

  it("may be asked to prove what is proved already", async () => {
    const { prove, guardOf, pass, codeOf } = await phoneWorld();
    await prove(anna);
    pass(60);
    expect(await prove(anna)).toMatchObject({ phone, phoneVerified: true });
    expect(await guardOf(phone)).toMatchObject({ userId: "anna" });
    expect(await codeOf(anna)).toBeUndefined();
  });
});

describe("DELETE /me/phone", () => {
  it("forgets a proved number and lets go of it, however often it is asked", async () => {
    const { world, prove, guardOf } = await phoneWorld();
    await prove(anna);
    await Promise.all([1, 2, 3].map(() => removePhone(world, anna)));
    const me = await removePhone(world, anna);
    expect(me).toMatchObject({ phoneVerified: false });
    expect(me.phone).toBeUndefined();
    expect(await guardOf(phone)).toBeUndefined();
    expect(await prove(bo)).toMatchObject({ phoneVerified: true });
  });

  it("forgets a number that was never proved, and the code on its way", async () => {
    const { world, send } = await phoneWorld(aPerson({ phone: otherPhone }));
    const code = await send(anna);
    expect((await removePhone(world, anna)).phone).toBeUndefined();
    await expect(confirmPhone(world, anna, code)).rejects.toMatchObject({ code: "code-expired" });
  });

  it("never takes a number from somebody else", async () => {
    const { world, send, prove, guardOf } = await phoneWorld();
    await prove(anna);
    await send(bo);
    await removePhone(world, bo);
    expect(await guardOf(phone)).toMatchObject({ userId: "anna" });
  });

  it("leaves nothing half done when it meets a confirmation", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { world, send, guardOf } = await phoneWorld();
      const code = await send(anna);
      await Promise.allSettled([confirmPhone(world, anna, code), removePhone(world, anna)]);
      const { phoneVerified } = await showAccount(world, anna);
      expect(phoneVerified).toBe((await guardOf(phone)) !== undefined);
    }
  });
});
