import { beforeEach, describe, expect, it } from "vitest";
import { eraseDisputes } from "#lambdas/privacy/closing/erase-disputes.ts";
import { readLeaver } from "#lambdas/privacy/closing/hide-person.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { closing } from "#tests/lambdas/ownership/transfers/closing.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Court, aCourt, day } from "./context.ts";

let court: Court;
let bikeId: string;
let anothers: string;
beforeEach(async () => {
  court = await aCourt();
  ({ id: bikeId } = await court.bike({ ownerId: "anna", frameNumber: "DISPUTE00001" }));
  ({ id: anothers } = await court.bike({ ownerId: "anna", frameNumber: "DISPUTE00002" }));
});

/** A dispute that Anna has answered, so that it can be decided. */
const answered = async () => {
  const { id } = await court.claim("bo", bikeId);
  await court.say("anna", id);
  return id;
};

describe("opening a dispute", () => {
  it("marks the bike and tells its owner what happens, not by whom", async () => {
    const { id } = await court.claim("bo", bikeId);
    const { disputedSince, openDisputeId } = (await court.read(bikeId))!;
    expect([disputedSince, openDisputeId]).toEqual([court.system.now().toISOString(), id]);
    expect(await court.news("anna")).toEqual(["ownership-disputed"]);
    expect(JSON.stringify(await court.see("anna", id))).not.toMatch(/"bo"|kvittot|receipts/i);
  });

  it("refuses the owner, also by another account with the same personal number", async () => {
    for (const name of ["anna", "bo"])
      await court.table.transact([update(keys.profile(name)).set({ personalNumberMac: "one person" })]);
    expect(await problemIn(court.claim("anna", bikeId))).toBe("own-bike");
    expect(await problemIn(court.claim("bo", bikeId))).toBe("own-bike");
  });

  it("refuses people without a proved identity, with a closed account, or barred from writing", async () => {
    const { close } = await closing(court);
    await court.person("lo", 0, { identityLevel: 1 });
    expect(await problemIn(court.claim("lo", bikeId))).toBe("identity-level-too-low");
    await close("bo");
    expect(await problemIn(court.claim("bo", bikeId))).toBe("account-closed");
  });

  it("takes only the claimant’s own unused pictures of the private kind", async () => {
    const annas = await court.evidence("anna");
    const photo = await court.evidence("bo", "bike-photo");
    for (const shown of [annas, photo, "upload_00000000000000009999"])
      expect(await problemIn(court.claim("bo", bikeId, shown))).toBe("upload-not-found");
    const used = await court.evidence("bo");
    await court.claim("bo", bikeId, used);
    expect(await problemIn(court.claim("bo", anothers, used))).toBe("upload-already-used");
    expect((await court.table.get(keys.upload(used), UploadItem))?.expiresAt).toBeGreaterThan(0);
  });

  it("refuses a third claim in a year, and one on a bike that is disputed already", async () => {
    await court.claim("bo", bikeId);
    expect(await problemIn(court.claim("karin", bikeId))).toBe("ownership-dispute-open");
    await court.claim("bo", anothers);
    const { id: third } = await court.bike({ ownerId: "anna", frameNumber: "DISPUTE00003" });
    expect(await problemIn(court.claim("bo", third))).toBe("too-many-ownership-disputes");
  });

  it("accepts one of two simultaneous claims", async () => {
    const claims = await Promise.all(["bo", "karin"].map((name) => problemIn(court.claim(name, bikeId))));
    expect(claims.toSorted()).toEqual(["none", "ownership-dispute-open"]);
    expect(await court.of("ownershipDispute")).toHaveLength(1);
  });

  it("refuses someone who has lost the bike in an earlier dispute", async () => {
    const id = await answered();
    await court.decide(id, "owner");
    court.pass(31 * day);
    await court.night();
    expect((await court.read(bikeId))?.disputedSince).toBeUndefined();
    expect(await problemIn(court.claim("bo", bikeId))).toBe("ownership-dispute-refused");
  });
});

describe("the statements of both sides", () => {
  it("is shown to its own side and to administrators, each picture below its owner’s id", async () => {
    const shown = await court.evidence("anna");
    const { id } = await court.claim("bo", bikeId);
    await court.say("anna", id, [shown]);
    const [annas, bos] = [await court.see("anna", id), await court.see("bo", id)];
    expect(annas.statements[0]?.pictures).toEqual([`https://receipts/user/anna/${shown}`]);
    expect(JSON.stringify(bos)).not.toMatch(/anna|upload_0+1"|DISPUTE/);
    expect(bos.otherSaidAt).toBe(court.system.now().toISOString());
    const opened = await court.open("karin", id);
    expect([opened.claimant.statements, opened.owner.statements].map(({ length }) => length)).toEqual([1, 1]);
    expect(await court.lines(id)).toEqual([["ownership-dispute-opened", "karin"]]);
    expect(await problemIn(court.see("eva", id))).toBe("ownership-dispute-not-found");
  });

  it("keeps no personal number, and refuses advertising", async () => {
    const { id } = await court.claim("bo", bikeId);
    await court.say("bo", id, [], "Säljaren är 19850821-1359 och bor på min gata.");
    expect(JSON.stringify(await court.of("ownershipDispute"))).not.toContain("1359");
    const junk = "Köp billigt: bit.ly/a www.a.com www.b.com www.c.com";
    expect(await problemIn(court.say("bo", id, [], junk))).toBe("message-refused");
  });

  it("ends after five statements of a side, and when it is decided", async () => {
    const id = await answered();
    for (let said = 1; said < 5; said += 1) await court.say("anna", id);
    expect(await problemIn(court.say("anna", id))).toBe("ownership-dispute-full");
    await court.decide(id, "owner");
    expect(await problemIn(court.say("bo", id))).toBe("ownership-dispute-decided");
  });
});

describe("the decision", () => {
  it("waits for the owner’s answer, fourteen days at most", async () => {
    const { id } = await court.claim("bo", bikeId);
    expect(await problemIn(court.propose("karin", id, "claimant"))).toBe("ownership-dispute-not-ready");
    court.pass(14 * day);
    expect((await court.cases())[0]).toMatchObject({ id, ready: true, answered: false });
    await court.propose("karin", id, "claimant");
  });

  it("needs two administrators who have no part in it", async () => {
    const id = await answered();
    expect(await problemIn(court.propose("bo", id, "claimant"))).toBe("account-exempt");
    await court.propose("karin", id, "claimant");
    const waits = async (adminId: string) => (await court.cases(adminId))[0]?.forOthers;
    expect([await waits("karin"), await waits("anna"), await waits("ali")]).toEqual([true, true, false]);
    expect(await problemIn(court.confirm("karin", id))).toBe("ownership-proposal-own");
    expect(await problemIn(court.confirm("anna", id))).toBe("account-exempt");
    expect((await court.read(bikeId))?.ownerId).toBe("anna");
  });

  it("is proposed again after a side has added something", async () => {
    const id = await answered();
    await court.propose("karin", id, "claimant");
    await court.say("anna", id);
    expect(await problemIn(court.confirm("ali", id))).toBe("ownership-dispute-decided");
  });

  it("is made once by two who confirm at once", async () => {
    const id = await answered();
    await court.propose("karin", id, "claimant");
    const confirmed = await Promise.all(["ali", "eva"].map((name) => problemIn(court.confirm(name, id))));
    expect(confirmed.filter((problem) => problem === "none")).toHaveLength(1);
    expect((await court.of("bikeEvent")).filter((event) => event["ownerId"] === "bo")).toHaveLength(1);
  });

  it("moves the bike as any change of owner does, and holds it until the time to appeal is up", async () => {
    await court.steal(bikeId);
    const id = await answered();
    await court.decide(id, "claimant");
    expect(await court.read(bikeId)).toMatchObject({
      ownerId: "bo",
      status: "registered",
      openDisputeId: id,
    });
    expect(await court.table.get(keys.frameGuard("DISPUTE00001"), FrameGuardItem)).toMatchObject({
      ownerId: "bo",
    });
    expect(await problemIn(court.offer("bo", bikeId, { buyerEmail: "eva@example.se" }))).toBe(
      "ownership-disputed",
    );
    court.pass(30 * day);
    expect(await court.night()).toEqual({ closed: 1, failed: 0 });
    await court.offer("bo", bikeId, { buyerEmail: "eva@example.se" });
    const news = ["ownership-closed", "ownership-decided", "ownership-disputed"];
    expect((await court.news("anna")).toSorted()).toEqual(news);
  });
});

describe("an appeal", () => {
  it("is made once, by the losing side, and decided for good by somebody else", async () => {
    const id = await answered();
    await court.decide(id, "claimant");
    expect(await problemIn(court.appeal("bo", id))).toBe("ownership-decision-not-appealable");
    await court.appeal("anna", id);
    expect(await problemIn(court.appeal("anna", id))).toBe("ownership-decision-not-appealable");
    court.pass(60 * day);
    expect(await court.night()).toEqual({ closed: 0, failed: 0 });
    for (const name of ["karin", "ali"])
      expect(await problemIn(court.decideAppeal(name, id, "owner"))).toBe("ownership-appeal-needs-another");
    await court.decideAppeal("eva", id, "owner");
    expect(await court.read(bikeId)).toMatchObject({ ownerId: "anna" });
    expect((await court.read(bikeId))?.openDisputeId).toBeUndefined();
    expect(await problemIn(court.appeal("bo", id))).not.toBe("none");
    expect((await court.see("bo", id)).decisions.map(({ outcome }) => outcome)).toEqual([
      "claimant",
      "owner",
    ]);
  });

  it("comes too late after thirty days", async () => {
    const id = await answered();
    await court.decide(id, "unproved");
    court.pass(30 * day);
    expect(await problemIn(court.appeal("bo", id))).toBe("ownership-appeal-too-late");
  });
});

describe("leaving", () => {
  it("is impossible for both sides until the dispute is closed", async () => {
    const { close } = await closing(court);
    const { id } = await court.claim("bo", bikeId);
    for (const name of ["anna", "bo"]) expect(await problemIn(close(name))).toBe("account-closing-blocked");
    expect(await problemIn(court.withdraw("anna", id))).toBe("ownership-dispute-not-found");
    await court.withdraw("bo", id);
    expect((await court.read(bikeId))?.disputedSince).toBeUndefined();
    for (const name of ["anna", "bo"]) expect(await problemIn(close(name))).toBe("none");
  });

  it("of a claimant in a restored backup ends the claim, and takes their words and pictures", async () => {
    const id = await answered();
    await court.propose("karin", id, "claimant");
    const discarded: string[] = [];
    const table = await court.inRole("erase-accounts");
    const context = {
      ...court.court,
      table,
      discardPicture: async (one: { id: string }) => void discarded.push(one.id),
    };
    await eraseDisputes(context, await readLeaver(court.table, "bo"));
    expect(discarded).toHaveLength(1);
    expect((await court.read(bikeId))?.disputedSince).toBeUndefined();
    expect((await court.of("ownershipDispute"))[0]).toMatchObject({ state: "closed", claimantSaid: [] });
    expect(await court.mine("bo")).toEqual([]);
    expect(await problemIn(court.confirm("ali", id))).toBe("ownership-dispute-decided");
  });
});
