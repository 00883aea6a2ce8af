import { describe, expect, it } from "vitest";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import type { MailTemplate } from "#lambdas/notifications/mails.ts";
import { aCase } from "./a-case.ts";
import { bodyOf, context, written as write } from "./messenger.ts";

const everywhere = ({ subject, html, text }: WrittenMail) => [subject, html, text].join("\n");

describe("a contact form mail", () => {
  it("tells support that a letter is waiting and when the answer is due, but not its text or sender", () => {
    const mail = write({
      name: "contact-case",
      contactCase: aCase({ topic: "privacy", dueOn: "2026-12-20" }),
    });
    expect(mail).toMatchObject({ subject: "Ärende K-261120-7Q2M9X", language: "sv" });
    expect(bodyOf(mail)).toBe(
      [
        "Ärendenummer: K-261120-7Q2M9X",
        "Ämne: Mina uppgifter",
        "Svara senast: 20 december 2026",
        "Språk: Svenska",
        "Kom in: 20 november 2026 kl. 13:00",
        "",
        "Läs och svara: https://cykelregistret.se/admin-letters?id=K-261120-7Q2M9X",
      ].join("\n"),
    );
    expect(everywhere(mail)).not.toMatch(/borta|bo@example/);
  });

  it("is answered with a link back to the case", () => {
    const answer = {
      name: "contact-answer",
      caseNumber: "K-261120-7Q2M9X",
      text: "Nu är det <rätt>.",
    } as const;
    const mail = write(answer);
    expect(mail.html).toContain("Nu är det &lt;rätt&gt;.");
    expect(mail.text).toContain("https://cykelregistret.se/contact?case=K-261120-7Q2M9X");
    expect(write({ ...answer, laterBy: "2027-02-20" }).text).toContain("senast den 20 februari 2027");
  });

  it("is confirmed with its case number, without the message", () => {
    const contactCase = aCase();
    const [sv, en] = (["sv", "en"] as const).map((language) =>
      write({ name: "contact-receipt", contactCase: { ...contactCase, language } }),
    );
    expect(sv).toMatchObject({ subject: "Vi har fått ditt meddelande", replyTo: context.supportEmail });
    expect(en).toMatchObject({ subject: "We’ve got your message", language: "en" });
    for (const mail of [sv, en]) {
      expect(mail?.text).toContain("K-261120-7Q2M9X");
      expect(mail?.html).toContain("K-261120-7Q2M9X");
      expect(mail && everywhere(mail)).not.toMatch(/borta|personnummer|personal number|Stulen|bo@example/);
    }
  });

  it("tells both that a personal number was removed", () => {
    const contactCase = aCase({ personalNumberHidden: true });
    expect(write({ name: "contact-receipt", contactCase }).text).toContain("såg ut som ett personnummer");
    expect(write({ name: "contact-case", contactCase }).text).toContain("är borttaget");
  });
});

describe("the mail about an ID card review", () => {
  const approved: MailTemplate = { name: "identity-approved", reason: undefined };
  const rejected: MailTemplate = { name: "identity-rejected", reason: "Bilden är <suddig>." };

  it("has the same subject for yes and no", () => {
    for (const language of ["sv", "en"] as const)
      expect(write(approved, language).subject).toBe(write(rejected, language).subject);
  });

  it("links to registration after an approval, and gives the reason for a rejection", () => {
    expect(write(approved).html).toContain('href="https://cykelregistret.se/my-bikes"');
    expect(write(rejected).html).toContain('href="https://cykelregistret.se/settings"');
    expect(write(rejected).html).toContain("Bilden är &lt;suddig&gt;.");
    expect(write(rejected).text).toContain("Skäl: Bilden är <suddig>.");
    expect(write({ name: "identity-rejected", reason: undefined }, "en").text).not.toContain("Reason");
  });

  it("hides a personal number in the administrator's reason", () => {
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

  it("gives the erase date in Swedish time, the points lost and how to undo", () => {
    const mail = write(closed(350));
    expect(mail).toMatchObject({ subject: "Ditt konto är stängt", replyTo: context.supportEmail });
    expect(mail.text).toContain("Raderas: 21 december 2026\nPoäng som försvinner: 350");
    expect(mail.text).toContain("Logga in inom 30 dagar och välj Ångra");
    expect(mail.text).toContain("betalar vi tillbaka dem");
    expect(mail.html).toContain('href="https://cykelregistret.se/auth"');
    expect(write(closed(350), "en").text).toContain("Erased on: 21 December 2026\nPoints you’ll lose: 350");
  });

  it("mentions no points to someone without any", () => {
    for (const language of ["sv", "en"] as const)
      expect(everywhere(write(closed(0), language))).not.toMatch(/poäng|points/i);
  });
});

describe("the mail about a bike under review", () => {
  const bike = { brand: "Monark", model: "Karin" };

  it("gives the reason for a rejection without personal numbers, and the refund", () => {
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

describe("the mail about a correction", () => {
  it("has the same subject for yes and no, and links to the bike", () => {
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
