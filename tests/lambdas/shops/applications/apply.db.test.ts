import { describe, expect, it } from "vitest";
import { readApplication } from "#lambdas/shops/applications/applications/follow-application.ts";
import { withdrawApplication } from "#lambdas/shops/applications/applications/withdraw-application.ts";
import { anApplicationsContext, company } from "./context.ts";

const hour = 3_600_000;
const rounds = 100;

describe("an application", () => {
  it("stores the register's data, whatever address the browser sends", async () => {
    const { apply, listed, guard } = await anApplicationsContext();
    expect(await apply({ street: "Min gata 1", city: "Berlin" })).toEqual({ answerBy: "2026-11-24" });
    const [item] = await listed("open");
    expect(item).toMatchObject({
      state: "pending",
      organisationNumber: { kind: "company", number: "5599001004" },
      company: { name: "Cykelkällaren i Göteborg AB", form: "Aktiebolag" },
      address: { street: "Östra Larmgatan 12", postalCode: "411 07", city: "Göteborg" },
      addressTyped: false,
      contact: { name: "Petra Holm", email: "petra@cykelkallaren.example", phone: "+46317001234" },
      bikeCount: 10,
    });
    expect(await guard()).toEqual({ applicationId: item!.applicationId });
  });

  it("takes missing address parts from the applicant, and names those still missing", async () => {
    const { apply, listed } = await anApplicationsContext(() => ({
      ...company,
      address: { postalCode: "222 22", city: "Lund" },
    }));
    await expect(apply()).rejects.toMatchObject({
      code: "invalid-request",
      details: { issues: [{ path: "street", rule: "required" }] },
    });
    await apply({ street: "Bytaregatan 4", city: "Malmö" });
    expect((await listed("open"))[0]).toMatchObject({
      address: { street: "Bytaregatan 4", postalCode: "222 22", city: "Lund" },
      addressTyped: true,
    });
  });

  it("is refused for an inactive company, and nothing is written", async () => {
    const { apply, listed } = await anApplicationsContext(() => ({ ...company, standing: "bankrupt" }));
    await expect(apply()).rejects.toMatchObject({ code: "company-not-active" });
    expect(await listed("open")).toEqual([]);
  });

  it("has no personal number in its message, and stores a sole trader’s number encrypted and masked", async () => {
    const { apply, listed } = await anApplicationsContext();
    const address = { street: "Storgatan 2", postalCode: "592 30", city: "Vadstena" };
    await apply({ ...address, organisationNumber: "810103-2384", message: "Jag är 19810103-2384." });
    const [item] = await listed("open");
    expect(item).toMatchObject({
      message: "Jag är ••••••••-••••.",
      organisationNumber: { kind: "sole-trader", masked: "1981••••-••••" },
    });
    expect(JSON.stringify(item)).not.toMatch(/0103-?2384/);
  });

  it("sent twice with the same key is stored once", async () => {
    const { apply, listed } = await anApplicationsContext();
    const first = await apply({}, "the-same-key-of-it");
    expect(await apply({}, "the-same-key-of-it")).toEqual(first);
    expect(await listed("open")).toHaveLength(1);
    await expect(apply({ bikeCount: 40 }, "the-same-key-of-it")).rejects.toMatchObject({
      code: "idempotency-key-reused",
    });
  });

  it("is the only open one of its company, even if two are sent at once", async () => {
    const { context, apply, listed, tokenOf } = await anApplicationsContext();
    for (let round = 0; round < rounds; round += 1) {
      const tries = ["a", "b"].map((who) => {
        const email = `${who}${round}@cykelkallaren.example`;
        return apply({ email }, undefined, `203.0.${round}.${who}`);
      });
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
        reason: { failure: "store-application-open" },
      });
      const open = await listed("open");
      expect(open).toHaveLength(1);
      await withdrawApplication(context, tokenOf(open[0]!));
    }
    expect(await listed("closed")).toHaveLength(50);
  });

  it("is limited to ten an hour per IP address and five a day per e-mail address and network", async () => {
    const { context, apply, listed, tokenOf } = await anApplicationsContext();
    const applyAndWithdraw = async (email: string, address: string) => {
      await apply({ email }, undefined, address);
      await withdrawApplication(context, tokenOf((await listed("open"))[0]!));
    };
    for (let time = 0; time < 5; time += 1) await applyAndWithdraw("petra@example.se", `203.0.113.${time}`);
    await expect(apply({ email: "petra@example.se" })).rejects.toMatchObject({
      failure: "too-many-requests",
    });
    await applyAndWithdraw("petra@example.se", "198.51.100.7");
    for (let time = 0; time < 10; time += 1) await applyAndWithdraw(`${time}@example.se`, "203.0.113.99");
    await expect(apply({}, undefined, "203.0.113.99")).rejects.toMatchObject({
      failure: "too-many-requests",
    });
    expect(await listed("open")).toEqual([]);
  });
});

describe("the link of an application", () => {
  const sent = async () => {
    const all = await anApplicationsContext();
    await all.apply();
    const [item] = await all.listed("open");
    return { ...all, item: item!, token: all.tokenOf(item!) };
  };

  it("shows the state, but nobody’s name or address", async () => {
    const { context, token, item } = await sent();
    expect(await readApplication(context, token)).toEqual({
      company: "Cykelkällaren i Göteborg AB",
      state: "pending",
      sentAt: item.sentAt,
      answerBy: "2026-11-24",
      late: false,
      closedAt: undefined,
      reason: undefined,
    });
  });

  it("says that the answer is late from the third Swedish working day", async () => {
    const { context, token, pass } = await sent();
    // From Friday noon to 23:45 on Tuesday.
    pass(4 * 24 * hour + 10.75 * hour);
    expect(await readApplication(context, token)).toMatchObject({ late: false });
    pass(hour);
    expect(await readApplication(context, token)).toMatchObject({ late: true });
  });

  it("does not work with a changed character or for another application", async () => {
    const { context, token, item } = await sent();
    const other = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    const unknown = token.replace(item.applicationId, "application_0123456789");
    for (const wrong of [other, unknown, `${token}A`, token.slice(0, -1)])
      for (const open of [readApplication, withdrawApplication])
        await expect(open(context, wrong)).rejects.toMatchObject({ code: "store-application-not-found" });
  });

  it("withdraws it for good, and the company may apply again", async () => {
    const { context, token, apply, listed, guard } = await sent();
    expect(await withdrawApplication(context, token)).toMatchObject({ state: "withdrawn" });
    expect(await withdrawApplication(context, token)).toMatchObject({ state: "withdrawn" });
    expect(await readApplication(context, token)).toMatchObject({ state: "withdrawn", late: false });
    expect([await listed("open"), await guard()]).toEqual([[], undefined]);
    await apply();
    expect(await listed("open")).toHaveLength(1);
    // The old link does not open the new application.
    await withdrawApplication(context, token);
    expect(await listed("open")).toHaveLength(1);
  });

  it("may be used twice at once", async () => {
    const { context, token } = await sent();
    const pressed = await Promise.all([
      withdrawApplication(context, token),
      withdrawApplication(context, token),
    ]);
    expect(pressed.map(({ state }) => state)).toEqual(["withdrawn", "withdrawn"]);
  });

  it("stops working a year after the end, when the application is deleted", async () => {
    const { context, token, pass } = await sent();
    await withdrawApplication(context, token);
    pass(365 * 24 * hour + 1000);
    await expect(readApplication(context, token)).rejects.toMatchObject({
      code: "store-application-not-found",
    });
  });
});
