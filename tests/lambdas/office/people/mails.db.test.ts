import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { everyMail } from "#contract/people/notification-settings.ts";
import { sendMailAgain } from "#lambdas/office/people/actions/send-mail-again.ts";
import { liftRefusal, refusalKey } from "#lambdas/people/mail/refusals.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { anOffice } from "./context.ts";

let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const far = 4_000_000_000;
const template = { name: "bike-registered", bike: { id: "bike_1", frameNumber: "WTU1" } };

const mail = (serial: number, over: object = {}) => {
  const at = new Date(noon.getTime() + serial * 60_000);
  const id = `${at.getTime() / 1000}-event-${serial}`;
  const item = { userId: "goran", id, at: at.toISOString(), subject: `Mejl ${serial}`, language: "sv" };
  return { id, write: put(keys.personMail("goran", id), "personMail", { ...item, expiresAt: far, ...over }) };
};

const again = (mailId: string, adminId = "karin") =>
  problemIn(
    sendMailAgain(office.context, { adminId, accountId: "goran", mailId, reason: "Hittar inte mejlet" }),
  );
const requestOf = (mailId: string) => office.table.get(keys.mailAgain("goran", mailId), z.looseObject({}));

describe("the mails of a person", () => {
  it("are shown newest first, with their outcome and without their contents", async () => {
    const sentAt = noon.toISOString();
    const states = [
      { sentAt },
      { sentAt, cameBack: "bounced" },
      { sentAt, cameBack: "soft" },
      { sentAt, cameBack: "complained" },
      { held: "declined" },
      { held: "refused" },
      { template },
      { handedOverAt: sentAt },
    ];
    await office.write(...states.map((state, serial) => mail(serial, state).write));
    const { mails } = (await office.look("goran")).parts;
    const older = (await office.more("mails", mails.cursor)).mails;
    const all = [...mails.items, ...(older?.items ?? [])];
    expect(all.map(({ subject, fate }) => [subject, fate])).toEqual([
      ["Mejl 7", "handed-over"],
      ["Mejl 6", "unsent"],
      ["Mejl 5", "refused"],
      ["Mejl 4", "declined"],
      ["Mejl 3", "complained"],
      ["Mejl 2", "soft"],
      ["Mejl 1", "bounced"],
      ["Mejl 0", "sent"],
    ]);
    expect(all.map(({ canBeSentAgain }) => canBeSentAgain)).toEqual([false, true, ...Array(6).fill(false)]);
    expect(JSON.stringify(mails)).not.toContain("WTU1");
  });

  it("are shown with the state of their address", async () => {
    expect((await office.look("goran")).mailRefused).toBeUndefined();
    const since = noon.toISOString();
    const refusal = { entity: "mailRefusal", reason: "bounced", since, expiresAt: far };
    await office.write(update(refusalKey("goran@example.se")).set(refusal));
    expect((await office.look("goran")).mailRefused).toEqual({ reason: "bounced", since });
  });
});

describe("sending a mail again", () => {
  it("queues it once, however often it is requested, and logs who and why", async () => {
    const { id, write } = mail(1, { sentAt: noon.toISOString(), template });
    await office.write(write);
    const answers = await Promise.all([again(id), again(id, "ali"), again(id)]);
    expect(answers.toSorted()).toEqual(["mail-sent-again", "mail-sent-again", "none"]);
    expect(await requestOf(id)).toMatchObject({ entity: "mailAgain", userId: "goran", template });
    const lines = (await office.lines()).filter(([action]) => action === "mail-sent-again");
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[2]).toBe("Hittar inte mejlet");
    const [shown] = (await office.look("goran")).parts.mails.items;
    expect(shown).toMatchObject({ canBeSentAgain: false, againAt: office.system.now().toISOString() });
  });

  it("is refused for unknown mails, codes and one's own mails", async () => {
    const [code, own] = [mail(1), mail(2, { template })];
    await office.write(code.write, own.write);
    expect(await again("1-gone")).toBe("mail-not-found");
    expect(await again(code.id)).toBe("mail-not-repeatable");
    expect(await again(own.id, "goran")).toBe("account-exempt");
    await office.write(remove(keys.personMail("goran", own.id)));
    expect(await again(own.id)).toBe("mail-not-found");
  });

  it("is refused while the person has turned such mails off", async () => {
    const { id, write } = mail(1, { held: "declined", category: "tips", template });
    const choose = (tips: boolean) =>
      office.write(update(keys.profile("goran")).set({ mails: { ...everyMail, tips } }));
    await office.write(write);
    await choose(false);
    expect(await again(id)).toBe("mail-declined");
    expect((await office.look("goran")).parts.mails.items[0]?.canBeSentAgain).toBe(false);
    await choose(true);
    expect(await again(id)).toBe("none");
  });

  it("is refused for an address that accepts no mail, and writes nothing", async () => {
    const { id, write } = mail(1, { template });
    const refusal = { entity: "mailRefusal", reason: "complained", expiresAt: far };
    await office.write(write, update(refusalKey("goran@example.se")).set(refusal));
    expect(await again(id)).toBe("mail-address-refused");
    expect(await requestOf(id)).toBeUndefined();
    expect(await office.lines()).toEqual([]);
    await office.write(liftRefusal("goran@example.se", office.system.now()));
    expect(await again(id)).toBe("none");
  });
});
