import { describe, expect, it } from "vitest";
import { aBusyPerson, nasty, others } from "./busy.ts";
import { aMarketWithCopies } from "./context.ts";

const utf8 = (text = ""): string => Buffer.from(text, "latin1").toString();

const there = await aMarketWithCopies();
const bikes = await aBusyPerson(there);
await there.ask("dagny");
await there.make();
const data = there.data("dagny");
const files = there.unzipped("dagny");
const document = utf8(files["mina-uppgifter.html"]);

describe("data of other people", () => {
  it("is in no file: no name, address, number or account", async () => {
    const all = Object.values(files).map(utf8).join("\n").toLowerCase();
    const profiles = (await there.of("profile")).filter(({ userId }) => userId !== "dagny");
    expect(profiles).toHaveLength(4);
    const traces = profiles.flatMap(({ userId, fullName, email, phone }) =>
      [fullName, email, phone, String(phone).replace("+46", "0"), `"${String(userId)}"`].map(String),
    );
    expect(traces.filter((trace) => all.includes(trace.toLowerCase()))).toEqual([]);
    for (const { fullName } of Object.values(others))
      expect(all).not.toContain(fullName.split(" ")[1]?.toLowerCase());
    expect(all).not.toContain("nobody.yet@example.se");
  });

  it("and our secrets are in no file", () => {
    const all = Object.values(files).map(utf8).join("\n");
    for (const secret of ["ciphertext", "mac of dagny", "cs_secret", "upload_receipt_of_cilla", "Cillas ord"])
      expect(all).not.toContain(secret);
  });
});

describe("an export", () => {
  it("contains all of the person's data", () => {
    expect(there.failures).toEqual([]);
    expect(data.account).toMatchObject({
      fullName: "Dagny Torpman",
      email: "dagny.t@example.se",
      phone: "+46701110001",
      personalNumberMasked: "1985••••-••••",
    });
    expect(data.bikes.map(({ frameNumber }) => frameNumber).toSorted()).toEqual([
      "WTU204K8861",
      "WTU204K8863",
    ]);
    expect(data.formerBikes).toMatchObject([{ bikeId: bikes.sold.id }]);
    expect(data.purchases).toMatchObject([
      { orderNumber: "CR-261120-7Q2M9X", price: 27_900, reversedMoney: 900, owed: 3 },
    ]);
    expect(data.points.ledger.map(({ reason }) => reason)).toContain("admin_adjust");
    expect(data.bugReports).toMatchObject([
      { message: "Knappen gör inget", picture: "bug-reports/bug_1-upload_page.jpg" },
    ]);
    expect(data.letters).toMatchObject([
      { right: "access", written: [{ by: "you", text: "Vad har ni om mig?" }, { by: "administrator" }] },
    ]);
    // The photo of an ID card exists until the decision, and is in no export.
    expect(data.identityReviews).toMatchObject([
      { state: "approved" },
      { state: "open", photoKeptUntil: expect.any(String) },
    ]);
    expect(data.identityReviews[0]).not.toHaveProperty("photoKeptUntil");
    expect(Object.values(files).join("")).not.toContain("upload_card");
    expect(data.adCases).toMatchObject([{ decisions: [{ outcome: "kept" }], appeals: [] }]);
    expect(data.finds).toMatchObject([{ location: "I ån", contact: "dagny.t@example.se" }]);
    expect(data.notifications.length).toBeGreaterThan(3);
  });

  it("contains the person's own time with a bike, without its finder", () => {
    const stored = data.bikes.find(({ frameNumber }) => frameNumber === "WTU204K8861");
    expect(stored).toMatchObject({
      thefts: [{ city: "Malmö" }],
      reading: { verified: true, checks: { personalNumber: true } },
      found: [{ location: "Vid bron" }],
      storeReceipts: [{ number: 12, store: { name: "Cykelkällaren", city: "Göteborg" } }],
      picture: "pictures/WTU204K8861-upload_photo.jpg",
      receipt: "receipts/WTU204K8861-upload_receipt.jpg",
    });
    const bought = data.bikes.find(({ frameNumber }) => frameNumber === "WTU204K8863");
    expect(bought?.history.map(({ eventType }) => eventType)).toEqual(["purchase"]);
  });

  it("contains transfers as seller and buyer, and signed texts, with the other party masked", () => {
    const completed = data.transfers.filter(({ state }) => state === "completed");
    expect(completed.map(({ role, other }) => [role, other]).toSorted()).toEqual([
      ["buyer", "Privat ägare"],
      ["seller", "Bo*** R*********"],
    ]);
    const { ownSignature } = completed.find(({ role }) => role === "seller") ?? {};
    const signed = utf8(files[ownSignature?.file ?? ""]);
    expect(signed).toContain("Jag säljer min cykel till •••.");
    expect(signed).toContain("WTU204K8862");
  });

  it("contains every message, whatever its text", () => {
    expect(data.conversations.map((each) => each.with).toSorted()).toEqual([
      "Bo*** R*********",
      "Privat ägare",
    ]);
    const { messages = [], reported = [] } =
      data.conversations.find((each) => each.with !== "Privat ägare") ?? {};
    expect(messages.map(({ mine }) => mine)).toEqual([false, true]);
    expect(messages[0]?.text).toContain(nasty);
    expect(messages[1]?.text).toBe("Hej Bo*** R*********, den är inte till salu.");
    expect(reported).toMatchObject([
      { reason: "spam", text: "Bo*** R********* tjatar" },
      { reason: "blocked" },
    ]);
    expect(data.blocked).toMatchObject([{ name: "Bo*** R*********" }]);
  });

  it("lists who looked at the data, by role, and nothing of reports before a decision", () => {
    expect(data.log.map(({ by, action }) => [by, action]).toSorted()).toEqual([
      ["administrator", "bike-history-opened"],
      ["administrator", "message-report-opened"],
      ["administrator", "message-report-warned"],
      ["you", "own-copy-asked"],
    ]);
    expect(Object.values(files).map(utf8).join("\n")).not.toContain("Oavgjord");
  });

  it("contains the pictures", () => {
    expect(
      Object.keys(files)
        .filter((name) => name.endsWith(".jpg"))
        .toSorted(),
    ).toEqual([
      "bug-reports/bug_1-upload_page.jpg",
      "pictures/WTU204K8861-upload_photo.jpg",
      // Came with the bike and belongs to her now.
      "pictures/WTU204K8863-upload_of_cilla.jpg",
      "receipts/WTU204K8861-upload_receipt.jpg",
      `receipts/${bikes.sold.id}-upload_old.jpg`,
    ]);
  });

  it("has a readable document in the person's language", () => {
    for (const words of [
      "Mina uppgifter",
      "Dagny Torpman",
      "Dina cyklar",
      "öppnade en cykels historik",
      "swish",
    ])
      expect(document.toLowerCase()).toContain(words.toLowerCase());
    expect(document).toContain("&#60;script&#62;alert(1)&#60;/script&#62;");
    expect(document).toContain('<a href="pictures/WTU204K8861-upload_photo.jpg">');
  });
});
