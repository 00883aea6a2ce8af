import { beforeAll, describe, expect, it } from "vitest";
import type { OwnData } from "#lambdas/accounts/own-copy/gather/own-data.ts";
import { aBusyPerson, nasty, others } from "./busy.ts";
import { readPdf } from "#tests/read-pdf.ts";
import { aMarketWithCopies, type MarketWithCopies } from "./context.ts";

let there: MarketWithCopies;
let data: OwnData;
let files: Readonly<Record<string, string>>;
/** What stands on the pages of the document for people. */
let letters: string;
let bikes: Awaited<ReturnType<typeof aBusyPerson>>;
beforeAll(async () => {
  there = await aMarketWithCopies();
  bikes = await aBusyPerson(there);
  await there.ask("dagny");
  await there.make();
  data = there.data("dagny");
  files = there.unzipped("dagny");
  const pages = await readPdf(
    new Uint8Array(Buffer.from(files["mina-uppgifter.pdf"] ?? "", "latin1")).buffer,
  );
  letters = pages.map(({ text }) => text).join(" ");
});

const utf8 = (text = ""): string => Buffer.from(text, "latin1").toString();

describe("nothing of anybody else", () => {
  it("stands in any file: no name, address or number of anybody in the table, and no account", async () => {
    const texts = Object.entries(files).map(([name, text]) => (name.endsWith(".pdf") ? letters : utf8(text)));
    const all = texts.join("\n").toLowerCase();
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

  it("is in it as a secret of ours either", () => {
    const all = Object.values(files).map(utf8).join("\n");
    for (const secret of ["ciphertext", "mac of dagny", "cs_secret", "upload_receipt_of_cilla", "Cillas ord"])
      expect(all).not.toContain(secret);
  });
});

describe("what is in it", () => {
  it("is all that is theirs", () => {
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
    expect(data.purchases).toMatchObject([{ orderNumber: "CR-261120-7Q2M9X", price: 27_900 }]);
    expect(data.points.ledger.map(({ reason }) => reason)).toContain("admin_adjust");
    expect(data.bugReports).toMatchObject([
      { message: "Knappen gör inget", picture: "bug-reports/bug_1-upload_page.jpg" },
    ]);
    // The photo of a card is there until it is decided, and in no copy.
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

  it("tells of a bike what happened in their time with it, who found it left out", () => {
    const kept = data.bikes.find(({ frameNumber }) => frameNumber === "WTU204K8861");
    expect(kept).toMatchObject({
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

  it("has the transfers of both sides, and the texts that they have signed, with the other masked", () => {
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

  it("has every message as it was read, whatever stands in it", () => {
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

  it("tells who has looked, by what they are", () => {
    expect(data.log.map(({ by, action }) => [by, action])).toEqual([
      ["administrator", "bike-history-opened"],
      ["you", "own-copy-asked"],
    ]);
  });

  it("has the pictures beside it", () => {
    expect(
      Object.keys(files)
        .filter((name) => name.endsWith(".jpg"))
        .toSorted(),
    ).toEqual([
      "bug-reports/bug_1-upload_page.jpg",
      "pictures/WTU204K8861-upload_photo.jpg",
      // It came with the bike, and is hers to show or hide.
      "pictures/WTU204K8863-upload_of_cilla.jpg",
      "receipts/WTU204K8861-upload_receipt.jpg",
      `receipts/${bikes.sold.id}-upload_old.jpg`,
    ]);
  });

  it("can be read by people, in their language", () => {
    for (const words of [
      "Mina uppgifter",
      "Dagny Torpman",
      "Dina cyklar",
      "öppnade en cykels historik",
      "swish",
    ])
      expect(letters.toLowerCase()).toContain(words.toLowerCase());
    expect(letters).toContain("<script>alert(1)</script>");
  });
});
