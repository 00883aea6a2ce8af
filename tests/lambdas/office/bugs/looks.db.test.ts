import { beforeEach, describe, expect, it } from "vitest";
import { type Workshop, aWorkshop } from "./context.ts";

let shop: Workshop;
let bugId: string;
let letterId: string;
beforeEach(async () => {
  shop = await aWorkshop();
  ({ bugId } = await shop.report("anna"));
  letterId = (await shop.letters())[0]?.id ?? "";
});

const open = async (adminId = "adam") => {
  shop.pass(1000);
  return shop.open(bugId, undefined, 20, adminId);
};
const take = async (adminId = "adam") => {
  shop.pass(1000);
  await shop.move(bugId, { from: "new", to: "triaged" }, adminId);
};
const answer = async () => {
  shop.pass(1000);
  await shop.answer(bugId, letterId);
};

describe("the page of a bug", () => {
  it("is not logged again right after an action on it", async () => {
    await open();
    await take();
    expect(await open()).toMatchObject({ state: "triaged" });
    await answer();
    expect((await open()).letters).toMatchObject([{ answer: { text: "Felet är rättat." } }]);
    expect(await shop.audit()).toEqual(["adam bug-opened", "adam bug-moved", "adam bug-report-answered"]);
  });
});
