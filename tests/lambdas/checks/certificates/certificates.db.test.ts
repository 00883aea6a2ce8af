import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxCertificatesOfAccount } from "#contract/checks/certificates.ts";
import { listCertificates } from "#lambdas/checks/certificates/list-certificates.ts";
import { makeCertificate } from "#lambdas/checks/certificates/make-certificate.ts";
import { makeOwnCertificate } from "#lambdas/checks/certificates/make-own-certificate.ts";
import { showBadge, showCertificate } from "#lambdas/checks/certificates/show-certificate.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aDesk, newKey, oldKey, startKms } from "./context.ts";

let kms: Awaited<ReturnType<typeof startKms>>;
beforeAll(async () => {
  kms = await startKms();
});
afterAll(() => kms.close());

describe("a certificate of a check", () => {
  it("has what the register answered and when, and names nobody", async () => {
    const desk = await aDesk(kms.client);
    const place = await desk.makeFrom("203.0.113.1");
    const { content, hasChanged, now, file } = await desk.show(place);
    expect(content).toEqual({
      issuer: "https://cykelregistret.example",
      certificate: place.number,
      frameNumber: "WTU204K8861",
      at: noon.toISOString(),
      result: "registered",
      brand: "Crescent",
      model: "Femto",
      color: content.color,
      ownerSince: content.ownerSince,
      key: "2026A",
    });
    expect(place.number).toMatch(/^I-261120-[0-9A-Z]{6}$/);
    expect({ hasChanged, result: now.result }).toEqual({ hasChanged: false, result: "registered" });
    expect(file).not.toMatch(/anna|photo|city|203\.0\.113/i);
  });

  it("says that the answer has changed once the bike is reported stolen, as its badge does", async () => {
    const desk = await aDesk(kms.client);
    const place = await desk.makeFrom("203.0.113.1");
    await desk.reportStolen();
    desk.later(1);
    expect(await desk.show(place)).toMatchObject({
      hasChanged: true,
      content: { result: "registered" },
      now: { result: "stolen" },
    });
    expect(await showBadge(desk.context(), place)).toEqual({
      verdict: "genuine",
      frameNumber: "•••861",
      checkedAt: noon.toISOString(),
      result: "registered",
      resultNow: "stolen",
      now: "2026-11-21T12:00:00.000Z",
    });
  });

  it("is altered when a character, its time or its key was changed", async () => {
    const desk = await aDesk(kms.client);
    const place = await desk.makeFrom("203.0.113.1");
    const { file } = await desk.show(place);
    const changes = [
      ["WTU204K8861", "WTU204K8862"],
      ["2026-11-20T", "2026-11-21T"],
      ["registered", "stolen"],
      ["2026A", "2099A"],
      ["{", ""],
    ] as const;
    for (const [was, is] of changes) {
      const changed = file.replace(was, is);
      await desk.records.transact([update(keys.certificate(place.number)).set({ file: changed })]);
      expect(await showCertificate(desk.context(), place)).toEqual({ verdict: "altered" });
      expect(await showBadge(desk.context(), place)).toEqual({ verdict: "altered" });
    }
  });

  it("opens by its own code only", async () => {
    const desk = await aDesk(kms.client);
    const [one, two] = [await desk.makeFrom("203.0.113.1"), await desk.makeFrom("203.0.113.2")];
    const mixed = { number: one.number, code: two.code };
    await expect(desk.show(mixed)).rejects.toThrow("certificate-not-found");
    await expect(desk.show({ ...one, number: "I-261120-000000" })).rejects.toThrow("certificate-not-found");
  });

  it("refuses a personal number that somebody typed as a frame number", async () => {
    const desk = await aDesk(kms.client);
    await expect(desk.makeFrom("203.0.113.1", "198508213595")).rejects.toThrow("personal-number-typed");
  });
});

describe("a new key", () => {
  it("signs from then on, while certificates of the old one stay genuine", async () => {
    const desk = await aDesk(kms.client);
    const before = await desk.makeFrom("203.0.113.1");
    desk.later(2);
    desk.rotate();
    const after = await desk.makeFrom("203.0.113.1");
    expect((await desk.show(before)).key).toMatchObject({
      name: oldKey.name,
      until: "2026-11-25T00:00:00.000Z",
    });
    expect((await desk.show(after)).key.name).toBe(newKey.name);
    const pems = (await desk.context().signer.publicKeys()).map(({ pem }) => pem);
    expect(new Set(pems).size).toBe(2);
  });

  it("makes certificates invalid that the old key signs later", async () => {
    const desk = await aDesk(kms.client);
    desk.later(7);
    const late = await desk.makeFrom("203.0.113.1");
    desk.rotate();
    expect(await showCertificate(desk.context(), late)).toEqual({ verdict: "altered" });
  });
});

describe("somebody without an account", () => {
  it("gets one certificate a day for each network, and another the day after", async () => {
    const desk = await aDesk(kms.client);
    await desk.makeFrom("2001:db8::1");
    await expect(desk.makeFrom("2001:db8::2")).rejects.toThrow("certificate-limit-reached");
    await desk.makeFrom("2001:db9::1");
    desk.later(1);
    await desk.makeFrom("2001:db8::2");
  });

  it("gets the same one when the answer was lost and the request is sent again, but none of another number", async () => {
    const desk = await aDesk(kms.client);
    const solution = await desk.solve();
    const make = (frameNumber: string, address = "203.0.113.1") =>
      makeCertificate(desk.context(), { frameNumber, solution }, address);
    const [first, second] = await Promise.all([make("WTU204K8861"), make("WTU204K8861")]);
    expect(second).toEqual(first);
    expect(await make("WTU204K8861", "198.51.100.7")).toEqual(first);
    for (const address of ["203.0.113.1", "198.51.100.7"])
      await expect(make("WTU204K8862", address)).rejects.toThrow("bot-check-failed");
  });

  it("pays each with work of its own", async () => {
    const desk = await aDesk(kms.client);
    const empty = { frameNumber: "WTU204K8861", solution: "" };
    await expect(async () => makeCertificate(desk.context(), empty, "203.0.113.3")).rejects.toThrow(
      "bot-check-failed",
    );
  });
});

describe("somebody with an account", () => {
  const keyOf = (serial: number): string => `key-of-certificate-${serial}`;

  it("finds their certificates in a list, newest first, and a repeated request makes no second one", async () => {
    const desk = await aDesk(kms.client);
    const make = (frameNumber: string, serial: number) =>
      makeOwnCertificate(desk.context(), "anna", { frameNumber, idempotencyKey: keyOf(serial) });
    const first = await make("WTU204K8861", 1);
    expect(await make("WTU204K8861", 1)).toEqual(first);
    desk.later(1);
    await make("WTU204K8862", 2);
    const page = await listCertificates(desk.context(), "anna", { limit: 1, cursor: undefined });
    expect(page.items).toMatchObject([{ frameNumber: "WTU204K8862", result: "stolen" }]);
    const rest = await listCertificates(desk.context(), "anna", { limit: 1, cursor: page.cursor });
    expect(rest.items).toEqual([
      { ...first, frameNumber: "WTU204K8861", at: noon.toISOString(), result: "registered" },
    ]);
    const other = await listCertificates(desk.context(), "bo", { limit: 20, cursor: undefined });
    expect(other.items).toEqual([]);
  });

  it("gets a reasonable number of them a day", async () => {
    const desk = await aDesk(kms.client);
    const make = (serial: number) =>
      makeOwnCertificate(desk.context(), "anna", {
        frameNumber: "WTU204K8861",
        idempotencyKey: keyOf(serial),
      });
    for (let serial = 0; serial < maxCertificatesOfAccount; serial += 1) await make(serial);
    await expect(make(maxCertificatesOfAccount)).rejects.toThrow("certificate-limit-reached");
  });
});
