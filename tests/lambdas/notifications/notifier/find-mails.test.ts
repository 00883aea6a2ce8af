import { describe, expect, it } from "vitest";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { aFoundCode, aMatch, aTheft } from "./a-find.ts";
import { written as write } from "./messenger.ts";

const bikeId = aTheft().bikeId;
const link = `https://cykelregistret.se/my-bikes/${bikeId}`;

describe("the mail to someone who has reported a theft", () => {
  it.each([
    ["sv", "Din anmälan är mottagen", "114 14"],
    ["en", "We have received your report", "114 14"],
  ] as const)("in %s names the bike, and links to it and to the police", (language, subject, police) => {
    const mail = write({ name: "theft-reported", theft: aTheft() }, language);
    expect(mail).toMatchObject({ subject, language });
    for (const part of ["WTU204K8861", "Crescent Femto", link, police]) expect(mail.text).toContain(part);
    expect(mail.html).toContain(`href="${link}"`);
  });
});

describe("the mail to someone who reported a theft of a bike in review", () => {
  it.each([
    ["sv", "Så snart den är godkänd", "ser det nu"],
    ["en", "Once it’s approved", "can now see"],
  ] as const)("in %s says when others will see the report", (language, told, promised) => {
    const mail = write({ name: "theft-reported", theft: aTheft({ inReview: true }) }, language);
    expect(mail.text).toContain(told);
    expect(mail.text).not.toContain(promised);
  });
});

describe("the mail about a find", () => {
  it.each(["sv", "en"] as const)(
    "in %s leads back, warns, and names neither place nor person",
    (language) => {
      const mail = write({ name: "bike-found", bikeId, frameNumber: "WTU204K8861" }, language);
      for (const part of [link, "112", "114 14", "WTU204K8861"]) expect(mail.text).toContain(part);
      expect(mail.subject).not.toContain("WTU");
    },
  );

  it("has the same subject for the finder whether confirmed or rejected", () => {
    for (const language of ["sv", "en"] as const) {
      const decided = { name: "find-decided", bike: "Crescent", hasAccount: true } as const;
      const [yes, no] = [
        write({ ...decided, state: "confirmed" }, language),
        write({ ...decided, state: "rejected" }, language),
      ];
      expect(yes.subject).toBe(no.subject);
      expect(yes.text).not.toBe(no.text);
      expect(yes.html).toContain('href="https://cykelregistret.se/found-reports"');
    }
  });

  it("promises no reward to finders without an account", () => {
    const mail = write({ name: "find-decided", bike: "Crescent", state: "confirmed", hasAccount: false });
    expect(mail.text).toContain("Ägaren har bekräftat");
    expect(mail.text).not.toMatch(/poäng|found-reports/);
  });
});

describe("the mail about a possible match for a stolen bike", () => {
  it.each(["registered", "attempted", "found"] as const)(
    "that is %s is mailed to the owner in both languages, and names nobody else",
    (sign) => {
      const texts = (["sv", "en"] as const).map((language) => {
        const { text } = write({ name: "stolen-match", match: aMatch({ sign }) }, language);
        expect(text).toContain(link);
        expect(text).not.toContain("bike_other");
        return text;
      });
      expect(new Set(texts).size).toBe(2);
    },
  );

  it("links the administrators to both bikes", () => {
    const { text } = write({ name: "stolen-match-case", match: aMatch() });
    expect(text).toContain(`Stulen cykel: ${bikeId}`);
    expect(text).toContain("Se: bike_other");
  });
});

describe("the mail with a code", () => {
  it("holds the requested code, in the requested language", () => {
    const made = aFoundCode({ language: "en" });
    const mail = write({ name: "found-code", made });
    expect(mail).toMatchObject({ subject: "Your Cykelregistret code", language: "en" });
    expect(mail.text).toContain(`Code: ${mailCode("secret", "found-report", made)}`);
    expect(mail.subject).not.toMatch(/\d/);
  });
});
