import { beforeEach, describe, expect, it } from "vitest";
import { anOffice } from "./context.ts";

let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const actions = async () => (await office.lines()).map(([action]) => action);

describe("the page of a person", () => {
  it("after something was done on it is no new look", async () => {
    await office.look("goran");
    office.pass(60_000);
    await office.lock("karin", "goran");
    office.pass(2000);
    expect((await office.look("goran")).account).toMatchObject({ is: "locked" });
    expect(await actions()).toEqual(["person-opened", "person-locked"]);
  });

  it("is looked at again half a minute later", async () => {
    await office.look("goran");
    office.pass(1000);
    await office.lock("karin", "goran");
    office.pass(31_000);
    await office.look("goran");
    expect(await actions()).toEqual(["person-opened", "person-locked", "person-opened"]);
  });

  it("is a look for who had not opened it, whatever they did", async () => {
    await office.lock("karin", "goran");
    office.pass(1000);
    await office.look("goran");
    expect(await actions()).toEqual(["person-locked", "person-opened"]);
  });

  it("is a look for a colleague of who did something", async () => {
    await office.look("goran");
    office.pass(1000);
    await office.lock("ali", "goran");
    office.pass(1000);
    await office.look("goran");
    expect(await actions()).toEqual(["person-opened", "person-locked", "person-opened"]);
  });

  it("is a look when nothing was done, or what was done was refused or done to another one", async () => {
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
