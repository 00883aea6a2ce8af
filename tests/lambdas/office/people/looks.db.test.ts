import { beforeEach, describe, expect, it } from "vitest";
import { anOffice } from "./context.ts";

let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const actions = async () => (await office.lines()).map(([action]) => action);

describe("the page of a person", () => {
  it("is not logged again right after an action on it", async () => {
    await office.look("goran");
    office.pass(60_000);
    await office.lock("karin", "goran");
    office.pass(2000);
    expect((await office.look("goran")).account).toMatchObject({ is: "locked" });
    expect(await actions()).toEqual(["person-opened", "person-locked"]);
  });

  it("is logged again half a minute later", async () => {
    await office.look("goran");
    office.pass(1000);
    await office.lock("karin", "goran");
    office.pass(31_000);
    await office.look("goran");
    expect(await actions()).toEqual(["person-opened", "person-locked", "person-opened"]);
  });

  it("is logged for someone who had not opened it, whatever they did", async () => {
    await office.lock("karin", "goran");
    office.pass(1000);
    await office.look("goran");
    expect(await actions()).toEqual(["person-locked", "person-opened"]);
  });

  it("is logged for a colleague", async () => {
    await office.look("goran");
    office.pass(1000);
    await office.lock("ali", "goran");
    office.pass(1000);
    await office.look("goran");
    expect(await actions()).toEqual(["person-opened", "person-locked", "person-opened"]);
  });

  it("is logged when no action on it succeeded", async () => {
    await office.look("goran");
    office.pass(1000);
    await office.look("goran");
    office.pass(1000);
    expect(await office.unlock("karin", "goran")).toBe("person-changed");
    office.pass(1000);
    await office.look("goran");
    expect(await actions()).toEqual(["person-opened", "person-opened", "person-opened"]);
  });
});
