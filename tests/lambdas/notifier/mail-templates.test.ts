import { describe, expect, it } from "vitest";
import type { WrittenMail } from "#lambdas/shared/mail/mail.ts";
import type { MailTemplate } from "#lambdas/shared/mail/templates/mail-template.ts";
import { aCase } from "./a-case.ts";
import { bodyOf, context, written as write } from "./a-mail.ts";

const everywhere = ({ subject, html, text }: WrittenMail) => [subject, html, text].join("\n");

describe("a template from the contact form", () => {
  it("reaches those who answer it with everything they need, and an answer goes to its writer", () => {
    const mail = write({ name: "contact-case", contactCase: aCase() });
    expect(mail).toMatchObject({
      subject: "Ärende K-261120-7Q2M9X",
      replyTo: "bo@example.se",
      language: "sv",
    });
    expect(bodyOf(mail)).toBe(
      [
        "Ärendenummer: K-261120-7Q2M9X",
        "Ämne: Stulen eller upphittad cykel",
        "Från: bo@example.se",
        "Språk: Svenska",
        "Kom in: 20 november 2026 kl. 13:00",
        "",
        "Hej!",
        "Min cykel är <borta>.",
      ].join("\n"),
    );
    expect(mail.html).toContain("Hej!\nMin cykel är &lt;borta&gt;.");
  });

  it("is confirmed with its number and nothing of what was written", () => {
    const contactCase = aCase({ message: "Köp på https://evil.example" });
    const [sv, en] = (["sv", "en"] as const).map((language) =>
      write({ name: "contact-receipt", contactCase: { ...contactCase, language } }),
    );
    expect(sv).toMatchObject({ subject: "Vi har fått ditt meddelande", replyTo: context.supportEmail });
    expect(en).toMatchObject({ subject: "We’ve got your message", language: "en" });
    for (const mail of [sv, en]) {
      expect(mail?.text).toContain("K-261120-7Q2M9X");
      expect(mail?.html).toContain("K-261120-7Q2M9X");
      expect(mail && everywhere(mail)).not.toMatch(/evil|personnummer|personal number|Stulen|bo@example/);
    }
  });

  it("says that a personal number was taken out, to both", () => {
    const contactCase = aCase({ personalNumberHidden: true });
    expect(write({ name: "contact-receipt", contactCase }).text).toContain("såg ut som ett personnummer");
    expect(write({ name: "contact-case", contactCase }).text).toContain("är borttaget");
  });
});

describe("the answer to a request to be compared with an ID card", () => {
  const approved: MailTemplate = { name: "identity-approved", reason: undefined };
  const rejected: MailTemplate = { name: "identity-rejected", reason: "Bilden är <suddig>." };

  it("has a subject that tells yes from no to nobody", () => {
    for (const language of ["sv", "en"] as const)
      expect(write(approved, language).subject).toBe(write(rejected, language).subject);
  });

  it("leads on from a yes, and gives the reason for a no", () => {
    expect(write(approved).html).toContain('href="https://cykelregistret.se/my-bikes"');
    expect(write(rejected).html).toContain('href="https://cykelregistret.se/settings"');
    expect(write(rejected).html).toContain("Bilden är &lt;suddig&gt;.");
    expect(write(rejected).text).toContain("Skäl: Bilden är <suddig>.");
    expect(write({ name: "identity-rejected", reason: undefined }, "en").text).not.toContain("Reason");
  });

  it("never passes on a personal number that the administrator wrote down", () => {
    const mail = write({ name: "identity-rejected", reason: "På kortet står 19850821-1359" });
    expect(everywhere(mail)).not.toContain("0821");
    expect(mail.text).toContain("På kortet står ••••••••-••••");
  });
});

describe("the confirmation that an account is closed", () => {
  const closed = (points: number): MailTemplate => ({
    name: "account-closed",
    eraseAt: "2026-12-20T23:30:00.000Z",
    points,
  });

  it("says in Swedish time when it is erased, what is lost, and how to regret it", () => {
    const mail = write(closed(350));
    expect(mail).toMatchObject({ subject: "Ditt konto är stängt", replyTo: context.supportEmail });
    expect(mail.text).toContain("Raderas: 21 december 2026\nPoäng som försvinner: 350");
    expect(mail.text).toContain("Logga in inom 30 dagar och välj Ångra");
    expect(mail.text).toContain("betalar vi tillbaka dem");
    expect(mail.html).toContain('href="https://cykelregistret.se/auth"');
    expect(write(closed(350), "en").text).toContain("Erased on: 21 December 2026\nPoints you’ll lose: 350");
  });

  it("says nothing of points to the person who has none", () => {
    for (const language of ["sv", "en"] as const)
      expect(everywhere(write(closed(0), language))).not.toMatch(/poäng|points/i);
  });
});

describe("a template about a bike under review", () => {
  const bike = { brand: "Monark", model: "Karin" };

  it("that was rejected tells why, without personal numbers, and that the points are back", () => {
    const reason = "Kvittot är utställt på 19850821-1359 <script>";
    const [sv, en] = (["sv", "en"] as const).map((language) =>
      write({ name: "bike-rejected", ...bike, reason }, language),
    );
    expect(sv?.subject).toBe("Din cykel är granskad");
    expect(sv?.text).toContain("Skäl: Kvittot är utställt på ••••••••-•••• <script>");
    expect(sv?.text).toContain("Poängen som registreringen kostade är tillbaka");
    expect(sv?.html).not.toContain("<script>");
    expect(en?.text).toContain("You have your points back");
    expect(en?.text).toContain("https://cykelregistret.se/bike-registration");
  });
});

describe("a template about a correction", () => {
  it("says the same on the outside for yes and no, and leads to the bike", () => {
    const decided = { name: "correction-decided", bikeId: "bike_1" } as const;
    const approved = write({ ...decided, state: "approved", answer: undefined });
    const rejected = write({ ...decided, state: "rejected", answer: "Numret syns inte på bilden" });
    expect(approved.subject).toBe(rejected.subject);
    expect(approved.text).toContain("rättade som du bad om");
    expect(approved.text).not.toContain("Skäl");
    expect(rejected.text).toContain("Skäl: Numret syns inte på bilden");
    for (const { text } of [approved, rejected])
      expect(text).toContain("https://cykelregistret.se/my-bikes/bike_1");
    expect(write({ ...decided, state: "approved", answer: undefined }, "en").subject).toBe(
      "About the correction you asked for",
    );
  });
});
