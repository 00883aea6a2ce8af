import { describe, expect, it } from "vitest";
import * as z from "zod";
import { showAccount } from "#lambdas/people/accounts/account.ts";
import { confirmPhone } from "#lambdas/people/accounts/confirm-phone.ts";
import { removePhone } from "#lambdas/people/accounts/remove-phone.ts";
import { sendPhoneCode } from "#lambdas/people/accounts/send-phone-code.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { PhoneCodeItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { aPerson, accountContext } from "./context.ts";

const phone = "+46701234567";
const otherPhone = "+46707654321";
const address = "192.0.2.1";
const anna = aCaller("anna");
const bo = aCaller("bo");

/** A phone network: `send` returns the code that arrived. */
const phoneContext = async (person = aPerson()) => {
  const opened = await accountContext(person);
  const { context, texts } = opened;
  const send = async (caller: Caller, to = phone, from = address): Promise<string> => {
    await sendPhoneCode(context, caller, { phone: to, address: from });
    return texts.at(-1)?.text.slice(0, 6) ?? "";
  };
  const prove = async (caller: Caller, to = phone) => confirmPhone(context, caller, await send(caller, to));
  const guardOf = (number: string) =>
    context.table.get(keys.phoneGuard(number), z.looseObject({ userId: z.string() }));
  const codeOf = ({ userId }: Caller) => context.table.get(keys.phoneCode(userId), PhoneCodeItem);
  return { ...opened, send, prove, guardOf, codeOf };
};

const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const failuresOf = (outcomes: PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason.failure ?? outcome.reason.code] : [],
  );

describe("POST /me/phone", () => {
  it("sends a code that phones and browsers recognise, in the person's language", async () => {
    const { context, send, texts } = await phoneContext();
    expect(await sendPhoneCode(context, anna, { phone, address })).toEqual({ resendAfterSeconds: 60 });
    expect(texts).toMatchObject([
      { phone, text: expect.stringMatching(/^\d{6} är din kod till Cykelregistret\./) },
    ]);
    const [code = ""] = texts[0]?.text.split(" ") ?? [];
    expect(texts[0]?.text.split("\n").at(-1)).toBe(`@cykelregistret.se #${code}`);
    const english = await phoneContext(aPerson({ language: "en" }));
    await english.send(anna);
    expect(english.texts[0]?.text).toMatch(/^\d{6} is your Cykelregistret code\./);
    expect(await send(bo, otherPhone)).toMatch(/^\d{6}$/);
  });

  it("shows the number as unverified, unless one is verified", async () => {
    const { context, send, prove, pass } = await phoneContext();
    await send(anna);
    expect(await showAccount(context, anna)).toMatchObject({ phone, phoneVerified: false });
    pass(60);
    await prove(anna);
    pass(60);
    await send(anna, otherPhone);
    expect(await showAccount(context, anna)).toMatchObject({ phone, phoneVerified: true });
  });

  it("stores no readable code", async () => {
    const { send, codeOf } = await phoneContext();
    const code = await send(anna);
    expect(JSON.stringify(await codeOf(anna))).not.toContain(code);
  });

  it("allows another code after a minute, also for parallel requests", async () => {
    const { context, send, texts, pass } = await phoneContext();
    const at = (seconds: number) => {
      pass(seconds);
      return sendPhoneCode(context, anna, { phone, address });
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => at(0)));
    expect(failuresOf(outcomes)).toEqual(Array.from({ length: 4 }, () => "too-many-requests"));
    expect(texts).toHaveLength(1);
    await expect(at(59)).rejects.toMatchObject({ failure: "too-many-requests" });
    expect(await at(1)).toEqual({ resendAfterSeconds: 60 });
    expect(await send(bo, otherPhone)).toBeDefined();
  });

  it("sends one person five codes a day", async () => {
    const { send, texts, pass } = await phoneContext();
    for (const last of [1, 2, 3, 4, 5]) {
      await send(anna, `+4670123456${last}`);
      pass(60);
    }
    await expect(send(anna)).rejects.toMatchObject({ failure: "too-many-requests" });
    expect(texts).toHaveLength(5);
    pass(86_400);
    await expect(send(anna)).resolves.toBeDefined();
  });

  it("sends one phone five codes a day from one network, which keeps no other from asking", async () => {
    const { send } = await phoneContext();
    for (const who of [1, 2, 3, 4, 5]) await send(aCaller(`u${who}`), phone, `192.0.2.${who}`);
    await expect(send(bo)).rejects.toMatchObject({ failure: "too-many-requests" });
    await expect(send(bo, otherPhone)).resolves.toBeDefined();
    await expect(send(anna, phone, "198.51.100.1")).resolves.toBeDefined();
  });

  it("sends one phone twenty codes a day, whoever asks", async () => {
    const { send } = await phoneContext();
    for (let who = 0; who < 20; who += 1) await send(aCaller(`u${who}`), phone, `10.0.${who}.1`);
    await expect(send(anna)).rejects.toMatchObject({ failure: "too-many-requests" });
  });

  it("sends twenty codes a day for one IP address", async () => {
    const { send } = await phoneContext();
    for (let who = 10; who < 30; who += 1) await send(aCaller(`u${who}`), `+467012345${who}`);
    await expect(send(anna)).rejects.toMatchObject({ failure: "too-many-requests" });
    await expect(send(anna, phone, "192.0.2.2")).resolves.toBeDefined();
  });

  it("allows another code at once after a failed message", async () => {
    const { context, send, codeOf } = await phoneContext();
    const sendText = async () => Promise.reject(new ProblemError("sms-not-sent"));
    await expect(sendPhoneCode({ ...context, sendText }, anna, { phone, address })).rejects.toMatchObject({
      code: "sms-not-sent",
    });
    expect(await codeOf(anna)).toBeUndefined();
    await expect(send(anna)).resolves.toBeDefined();
  });
});

describe("POST /me/phone/confirmation", () => {
  it("verifies the number with the code", async () => {
    const { prove, guardOf, codeOf } = await phoneContext();
    expect(await prove(anna)).toMatchObject({ phone, phoneVerified: true });
    expect(await guardOf(phone)).toMatchObject({ userId: "anna" });
    expect(await codeOf(anna)).toBeUndefined();
  });

  it("rejects wrong codes, and every code after five of them", async () => {
    const { context, send, guardOf, pass, prove } = await phoneContext();
    const code = await send(anna);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => confirmPhone(context, anna, wrong(code))),
    );
    expect(failuresOf(tries).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => "code-expired"),
      ...Array.from({ length: 5 }, () => "code-wrong"),
    ]);
    await expect(confirmPhone(context, anna, code)).rejects.toMatchObject({ failure: "code-expired" });
    expect(await guardOf(phone)).toBeUndefined();
    expect(await showAccount(context, anna)).toMatchObject({ phoneVerified: false });
    pass(60);
    expect(await prove(anna)).toMatchObject({ phoneVerified: true });
  });

  it("accepts a code for ten minutes", async () => {
    const { context, send, pass } = await phoneContext();
    const code = await send(anna);
    pass(599);
    await expect(confirmPhone(context, anna, wrong(code))).rejects.toMatchObject({ code: "code-wrong" });
    pass(1);
    await expect(confirmPhone(context, anna, code)).rejects.toMatchObject({ code: "code-expired" });
  });

  it("rejects a used code, another person's and one for an earlier number", async () => {
    const { context, send, pass } = await phoneContext();
    const code = await send(anna);
    await send(bo);
    await expect(confirmPhone(context, bo, code)).rejects.toMatchObject({ code: "code-wrong" });
    pass(60);
    await send(anna, otherPhone);
    await expect(confirmPhone(context, anna, code)).rejects.toMatchObject({ code: "code-wrong" });
    pass(60);
    const last = await send(anna, otherPhone);
    await confirmPhone(context, anna, last);
    await expect(confirmPhone(context, anna, last)).rejects.toMatchObject({ code: "code-expired" });
  });

  it("succeeds once when it is sent twice at once", async () => {
    const { context, send } = await phoneContext();
    const code = await send(anna);
    const twice = await Promise.all([1, 2, 3].map(() => confirmPhone(context, anna, code)));
    expect(new Set(twice.map(({ phoneVerified }) => phoneVerified))).toEqual(new Set([true]));
  });

  it("reveals only after the right code that another account has the number", async () => {
    const { context, send, prove, guardOf } = await phoneContext();
    await prove(anna);
    const code = await send(bo);
    await expect(confirmPhone(context, bo, wrong(code))).rejects.toMatchObject({ code: "code-wrong" });
    await expect(confirmPhone(context, bo, code)).rejects.toMatchObject({ failure: "phone-taken" });
    expect(await guardOf(phone)).toMatchObject({ userId: "anna" });
    expect(await showAccount(context, bo)).toMatchObject({ phoneVerified: false });
  });

  it("gives the number to one of two accounts at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { context, send, guardOf } = await phoneContext();
      const codes = [[anna, await send(anna)] as const, [bo, await send(bo)] as const];
      const outcomes = await Promise.allSettled(
        codes.map(([caller, code]) => confirmPhone(context, caller, code)),
      );
      expect(failuresOf(outcomes)).toEqual(["phone-taken"]);
      const winner = outcomes[0]?.status === "fulfilled" ? "anna" : "bo";
      expect(await guardOf(phone)).toMatchObject({ userId: winner });
      const proved = await Promise.all([anna, bo].map((caller) => showAccount(context, caller)));
      expect(proved.filter(({ phoneVerified }) => phoneVerified).map(({ userId }) => userId)).toEqual([
        winner,
      ]);
    }
  });

  it("releases the former number", async () => {
    const { prove, guardOf, pass } = await phoneContext();
    await prove(anna);
    pass(60);
    expect(await prove(anna, otherPhone)).toMatchObject({ phone: otherPhone, phoneVerified: true });
    expect(await guardOf(phone)).toBeUndefined();
    expect(await prove(bo)).toMatchObject({ phone, phoneVerified: true });
  });

  it("accepts a number that is already verified", async () => {
    const { prove, guardOf, pass, codeOf } = await phoneContext();
    await prove(anna);
    pass(60);
    expect(await prove(anna)).toMatchObject({ phone, phoneVerified: true });
    expect(await guardOf(phone)).toMatchObject({ userId: "anna" });
    expect(await codeOf(anna)).toBeUndefined();
  });
});

describe("DELETE /me/phone", () => {
  it("removes a verified number, however often it is requested", async () => {
    const { context, prove, guardOf } = await phoneContext();
    await prove(anna);
    await Promise.all([1, 2, 3].map(() => removePhone(context, anna)));
    const me = await removePhone(context, anna);
    expect(me).toMatchObject({ phoneVerified: false });
    expect(me.phone).toBeUndefined();
    expect(await guardOf(phone)).toBeUndefined();
    expect(await prove(bo)).toMatchObject({ phoneVerified: true });
  });

  it("removes an unverified number and its waiting code", async () => {
    const { context, send } = await phoneContext(aPerson({ phone: otherPhone }));
    const code = await send(anna);
    expect((await removePhone(context, anna)).phone).toBeUndefined();
    await expect(confirmPhone(context, anna, code)).rejects.toMatchObject({ code: "code-expired" });
  });

  it("never removes another account's number", async () => {
    const { context, send, prove, guardOf } = await phoneContext();
    await prove(anna);
    await send(bo);
    await removePhone(context, bo);
    expect(await guardOf(phone)).toMatchObject({ userId: "anna" });
  });

  it("stays consistent when a confirmation comes at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { context, send, guardOf } = await phoneContext();
      const code = await send(anna);
      await Promise.allSettled([confirmPhone(context, anna, code), removePhone(context, anna)]);
      const { phoneVerified } = await showAccount(context, anna);
      expect(phoneVerified).toBe((await guardOf(phone)) !== undefined);
    }
  });
});
