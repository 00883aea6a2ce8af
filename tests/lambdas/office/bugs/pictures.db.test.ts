import { beforeEach, describe, expect, it } from "vitest";
import { BugReportForm } from "#contract/office/bug-reports.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Workshop, aWorkshop, someBug } from "./context.ts";

let shop: Workshop;
beforeEach(async () => {
  shop = await aWorkshop();
});

const withPicture = true;

const uploadOf = async (id: string | undefined) => shop.table.get(keys.upload(id ?? ""), UploadItem);

/** Marks the upload as checked. */
const came = (id: string | undefined) =>
  shop.table.transact([update(keys.upload(id ?? "")).set({ state: "ready", width: 1280, height: 800 })]);

describe("the upload of a screenshot", () => {
  it("is created by a report that asks for it, for a day, and belongs to the reporter", async () => {
    const { pictureId } = await shop.report("anna", { withPicture });
    expect(await uploadOf(pictureId)).toMatchObject({
      kind: "bug-picture",
      ownerId: "anna",
      state: "started",
      expiresAt: Math.floor(shop.system.now().getTime() / 1000) + 86_400,
    });
    expect(await shop.letters()).toMatchObject([{ pictureId }]);
    expect((await shop.report("bo")).pictureId).toBeUndefined();
  });

  it("belongs to the report without an account, and needs no extra proof of work", async () => {
    const { pictureId } = await shop.reportFrom("192.0.2.1", { withPicture });
    const [letter] = await shop.letters();
    expect(await uploadOf(pictureId)).toMatchObject({ ownerId: letter?.id });
    await expect(shop.reportFrom("192.0.2.1", { withPicture, solution: "" })).rejects.toThrow(
      "bot-check-failed",
    );
    expect(await shop.of("upload")).toHaveLength(1);
  });

  it("is created once, however often the report is sent", async () => {
    const key = shop.key();
    const [one, other] = await Promise.all([1, 2].map(() => shop.report("anna", { withPicture }, key)));
    expect(one?.pictureId).toBeDefined();
    expect(other).toEqual(one);
    expect(await shop.of("upload")).toHaveLength(1);
  });

  it("is either requested or not", () => {
    expect(BugReportForm.safeParse({ ...someBug(), withPicture: "ja" }).success).toBe(false);
  });
});

describe("an administrator", () => {
  it("sees all screenshots of a bug that have arrived", async () => {
    const { bugId, ...first } = await shop.report("anna", { withPicture });
    shop.pass(60_000);
    const second = await shop.reportFrom("192.0.2.1", { withPicture });
    shop.pass(60_000);
    await shop.report("bo", { withPicture });
    await came(first.pictureId);
    await came(second.pictureId);
    const { letters } = await shop.open(bugId);
    const [, stranger, anna] = letters;
    expect(letters).toHaveLength(3);
    expect(letters[0]).not.toHaveProperty("picture.url");
    expect(stranger?.picture).toEqual({
      url: `https://bugs.test/${stranger?.id}/${second.pictureId}`,
      width: 1280,
      height: 800,
    });
    expect(anna?.picture?.url).toBe(`https://bugs.test/anna/${first.pictureId}`);
    expect(await shop.audit()).toEqual(["adam bug-opened"]);
  });

  it("sees no deleted screenshot", async () => {
    const { bugId, pictureId } = await shop.report("anna", { withPicture });
    await came(pictureId);
    await shop.table.transact([update(keys.upload(pictureId ?? "")).set({ expiresAt: 1 })]);
    expect((await shop.open(bugId)).letters.map(({ picture }) => picture)).toEqual([undefined]);
  });
});
