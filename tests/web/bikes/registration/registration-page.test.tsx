import { aProblem, problem } from "#tests/web/answer-calls.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Analysis } from "#contract/bikes/analysis.ts";
import { type Draft, newDraft } from "#web/bikes/registration/draft.ts";
import { RegistrationPage } from "#web/bikes/registration/RegistrationPage.tsx";
import { anna } from "#tests/web/app/shell.tsx";
import { aBike } from "#tests/web/bikes/my-bikes/browser.tsx";
import { showPages } from "#tests/web/show-pages.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: "customer", userId: "u1", name: "Åsa" }),
  getAccessToken: async () => "token",
}));

const me = (points: number) => ({
  ...anna,
  userId: "u1",
  fullName: "Åsa Lindström",
  identityLevel: 2,
  points,
});
const packages = {
  items: [
    { id: "P500", points: 500, price: 44_900 },
    { id: "P150", points: 150, price: 14_900 },
  ],
};

const analysis = (changes: Partial<Analysis> = {}): Analysis => ({
  id: `analysis_${"0".repeat(26)}`,
  frameNumber: "MUC1697400S",
  bike: { brand: { value: "Crescent", confidence: 88 } },
  checks: { frameNumber: "match", personalNumber: true, seller: true },
  verified: true,
  ...changes,
});
const refused = analysis({
  verified: false,
  checks: { frameNumber: "mismatch", personalNumber: true, seller: true },
  frameNumberRead: "JJ22059128",
});

const finished = (changes: Partial<Draft> = {}): Draft => ({
  ...newDraft("key"),
  step: "review",
  frameNumber: "MUC1697400S",
  pictures: { "bike-photo": `upload_${"1".repeat(26)}`, receipt: `upload_${"2".repeat(26)}` },
  analysis: analysis(),
  details: {
    type: "mtb",
    color: "lila",
    brand: "Crescent",
    model: "Femga",
    name: "Pendlaren",
    city: "Motala",
    description: "Repa på ramen",
    batterySerialNumber: "",
  },
  ...changes,
});

const anUpload = (id: string) => ({
  id,
  kind: "receipt",
  width: 800,
  height: 600,
  url: `https://pictures/${id}`,
});

const fetched = vi.fn<(address: string, request?: RequestInit) => Promise<Response>>();

type World = {
  points?: number;
  draft?: Draft;
  status?: "registered" | "pending_review";
  address?: string;
  /** Codes of problems about the sticker. */
  stickerProblem?: string;
  /** Points below zero that the server finds when the bike is sent. */
  owed?: number;
};

const bodyOf = (request: RequestInit | undefined): string =>
  typeof request?.body === "string" ? request.body : "";
const refusal = (code: string) => aProblem(409, code);

const open = (world: World = {}) => {
  const { points = 1000, draft, status = "registered", address: opened = "/bike-registration" } = world;
  fetched.mockImplementation(async (address, request) => {
    if (address.endsWith("/me")) return Response.json(me(points));
    if (address.endsWith("/points-packages")) return Response.json(packages);
    if (address.includes("/uploads/")) return Response.json(anUpload(address.split("/").at(-1) ?? ""));
    if (address.includes("/frame-numbers/"))
      return Response.json({ frameNumber: "WTU290K4813S", availability: "stolen" });
    if (request?.method === "POST") {
      if (world.owed !== undefined)
        return problem(402, "insufficient-points", { params: { needed: 100, points: -world.owed } })();
      if (world.stickerProblem !== undefined && bodyOf(request).includes("stickerUid"))
        return refusal(world.stickerProblem);
      const bike = aBike(1, { status, photoUrl: "/photos/own.jpg" });
      return Response.json({ bike, pointsBefore: points, pointsAfter: points - 100 }, { status: 201 });
    }
    return Response.json({ items: [] });
  });
  if (draft) sessionStorage.setItem("cr:registration:u1", JSON.stringify(draft));
  const { router } = showPages([{ path: "/bike-registration", Component: RegistrationPage }], opened, {
    antd: true,
  });
  return router;
};

const posts = () => fetched.mock.calls.filter(([, request]) => request?.method === "POST");
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole("checkbox", { name }));
/** The container of antd's toasts. */
const toasts = () => document.querySelectorAll(".ant-message-notice");
const staying = () => document.querySelectorAll(".ant-message-notice:not(.ant-message-fade-leave)");

beforeEach(() => {
  sessionStorage.clear();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

describe("the first step", () => {
  it("clears an error once the number changes, and shows the result for the new one", async () => {
    open();
    const field = await screen.findByLabelText("Ramnummer");
    await userEvent.type(field, "abc");
    await press("Fortsätt");
    expect(await screen.findByText(/Ramnumret måste vara mellan 6-20 tecken/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, "WTU290K4813S");
    expect(screen.queryByText(/Ramnumret måste vara/)).toBeNull();
    expect(field.getAttribute("aria-invalid")).toBe("false");
    expect(await screen.findByText("Cykeln med det här ramnumret är anmäld stulen.")).toBeTruthy();
  });

  it("shows the price, and offers a person with too few points to buy the missing ones", async () => {
    open({ points: 0 });
    const buy = await screen.findByRole("link", { name: /^köp 150 för 149\skr$/ });
    expect(buy.getAttribute("href")).toBe("/order?package=P150&next=%2Fbike-registration");
    expect(screen.getByText(/100 poäng\. Du har 0/)).toBeTruthy();
  });

  it("shows only the price to a person with enough points", async () => {
    open();
    expect(await screen.findByText(/100 poäng\. Du har 1\s000/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^köp/ })).toBeNull();
  });
});

describe("the third step", () => {
  it("names the picture behind every suggestion, and marks guesses", async () => {
    const bike: Analysis["bike"] = {
      brand: { value: "Crescent", confidence: 88, from: "photo" },
      model: { value: "Femga", confidence: 71, from: "receipt" },
      type: { value: "dam", confidence: 59, from: "photo" },
    };
    const draft = finished({ step: "details", suggested: ["brand", "model"], analysis: analysis({ bike }) });
    open({ draft });
    expect(await screen.findByText("Förslag från bilden · 88 %")).toBeTruthy();
    expect(screen.getByText("Förslag från kvittot · 71 %")).toBeTruthy();
    expect(screen.getByText(/^Gissning: Dam/)).toBeTruthy();
  });
});

const beside = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
const marked = () => Array.from(document.querySelectorAll("mark"), ({ textContent }) => textContent);

describe("a file that is no picture", () => {
  it("is called that, and not sent", async () => {
    open({ draft: { ...newDraft("key"), step: "pictures", frameNumber: "MUC1697400S" } });
    const files = [new File(["%PDF-1.7"], "kvitto.pdf", { type: "application/pdf" })];
    fireEvent.change(await screen.findByLabelText("Välj fil Kvittot"), { target: { files } });
    expect(await screen.findByText("Ogiltigt filformat")).toBeTruthy();
    expect(screen.getByText("Endast JPEG, PNG och WebP filer är tillåtna")).toBeTruthy();
    expect(posts()).toEqual([]);
  });
});

describe("a doubtful receipt", () => {
  const likely = (frameNumberRead: string) =>
    analysis({
      verified: false,
      checks: { frameNumber: "likely", personalNumber: true, seller: true },
      frameNumberRead,
    });
  const openWith = (read: string) => open({ draft: finished({ step: "pictures", analysis: likely(read) }) });

  it("is no failure: it points at the differing characters and explains how to take a better picture", async () => {
    openWith("MUC16974005");
    expect(await screen.findByRole("heading", { name: "Stämmer det?" })).toBeTruthy();
    expect(await beside("Vi läste på kvittot")).toBe("MUC16974005");
    expect(await beside("Du skrev")).toBe("MUC1697400S");
    expect(marked()).toEqual(["5", "S"]);
    expect(screen.queryByText("Kvittoverifiering misslyckades")).toBeNull();
    expect(screen.getByRole("button", { name: "Ta en ny bild" })).toBeTruthy();
    expect(screen.getByText(/håll mobilen rakt ovanför/)).toBeTruthy();
    await press("Ändra ramnumret");
    expect(await screen.findByLabelText("Ramnummer")).toHaveProperty("value", "MUC1697400S");
  });

  it("says so if the same number was read, and offers a review", async () => {
    openWith("MUC1697400S");
    expect(await screen.findByText(/^Vi läste samma nummer som du skrev/)).toBeTruthy();
    expect(marked()).toEqual([]);
    expect(screen.getByText(/svar med e-post/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Fortsätt" })).toHaveProperty("disabled", true);
    await press("Begär manuell granskning");
    await press("Fortsätt");
    expect(await screen.findByRole("heading", { name: "Skicka för granskning?" })).toBeTruthy();
  });

  it("is a failure if something else is missing", async () => {
    const checks = { frameNumber: "likely", personalNumber: false, seller: true } as const;
    open({ draft: finished({ step: "pictures", analysis: { ...likely("MUC1697400S"), checks } }) });
    expect(await screen.findByRole("heading", { name: "Kvittoverifiering misslyckades" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Stämmer det?" })).toBeTruthy();
  });
});

describe("a rejected receipt", () => {
  const draft = finished({ step: "pictures", analysis: refused });

  it("shows both numbers, with a way to change each, and no toast", async () => {
    open({ draft });
    expect(await beside("Vi läste på kvittot")).toBe("JJ22059128");
    expect(await beside("Du skrev")).toBe("MUC1697400S");
    expect(screen.getByRole("heading", { name: "Stämmer det ändå? Be oss titta." })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Byt kvitto" })).toBeTruthy();
    expect(screen.queryByText(/AI-analys genomförd/)).toBeNull();
    expect(toasts()).toHaveLength(0);
    await press("Ändra ramnumret");
    expect(await screen.findByLabelText("Ramnummer")).toHaveProperty("value", "MUC1697400S");
  });

  it("shows a confidence only if the receipt was verified", async () => {
    open({ draft: { ...draft, analysis: analysis() } });
    expect(await screen.findByText("AI-analys genomförd! Säkerhet 88 %")).toBeTruthy();
  });
});

describe("what was read", () => {
  const read = (over: Partial<Draft["details"]> = {}) =>
    open({ draft: finished({ step: "pictures", details: { ...finished().details, ...over } }) });

  it("is shown in the last step and not asked again", async () => {
    read();
    await press("Fortsätt");
    expect(await screen.findByRole("heading", { name: "Granska och registrera" })).toBeTruthy();
  });

  it("is asked with the rest if a single answer is missing", async () => {
    read({ model: "" });
    await press("Fortsätt");
    expect(await screen.findByRole("heading", { name: "Stämmer uppgifterna?" })).toBeTruthy();
  });
});

describe("the last step", () => {
  it("shows every answer, the pictures, the price and the tick, and nothing more", async () => {
    open({ draft: finished() });
    expect(await screen.findByRole("img", { name: "Din bild av cykeln" })).toBeTruthy();
    expect(await screen.findByRole("img", { name: "Din bild av kvittot" })).toBeTruthy();
    for (const answer of ["Crescent", "Femga", "MTB", "Lila", "Pendlaren", "Motala", "Repa på ramen"])
      expect(within(screen.getByRole("main")).getAllByText(answer).length).toBeGreaterThan(0);
    await press("Registrera Cykel");
    expect(screen.getByText("Bekräfta att du vill registrera nu för att gå vidare.")).toBeTruthy();
    expect(posts()).toHaveLength(0);
    await tick(/^Registrera nu/);
    await press("Registrera Cykel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByRole("heading", { name: "Cykel registrerad!" })).toBeTruthy();
    expect(posts()).toHaveLength(1);
  });

  it("ends with the certificate, the photo and the next steps", async () => {
    open({ draft: finished() });
    await tick(/^Registrera nu/);
    await press("Registrera Cykel");
    expect((await screen.findByRole("img", { name: "Foto av cykeln" })).getAttribute("src")).toBe(
      "/photos/own.jpg",
    );
    expect(screen.getByText("Åsa Lindström")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Ladda ner ägarbevis (PDF)" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Beställ QR-dekal" })).toBeTruthy();
    expect(screen.getByText(/Cykeln är tillagd och 100 poäng har dragits\..*900 poäng kvar/s)).toBeTruthy();
    expect(toasts()).toHaveLength(0);
    await press("Registrera en till");
    expect(await screen.findByLabelText("Ramnummer")).toHaveProperty("value", "");
  });

  it("never claims that a bike under review is registered", async () => {
    open({ draft: finished({ analysis: refused, manualReview: true }), status: "pending_review" });
    expect(await screen.findByRole("heading", { name: "Skicka för granskning?" })).toBeTruthy();
    expect(screen.getByText("100 poäng reserveras och kommer tillbaka om den inte godkänns.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Registrera Cykel" })).toBeNull();
    await press("Skicka för granskning");
    expect(screen.getByText("Bekräfta att du vill att vi granskar nu för att gå vidare.")).toBeTruthy();
    await tick(/^Granska nu/);
    await press("Skicka för granskning");
    expect(await screen.findByRole("heading", { name: "Cykeln är inskickad" })).toBeTruthy();
    expect(screen.queryByText(/registrerad!|har dragits/)).toBeNull();
    expect(screen.queryByRole("button", { name: /ägarbevis/ })).toBeNull();
    expect(toasts()).toHaveLength(0);
  });
});

describe("points below zero", () => {
  const owed = /^Saldot är 150 poäng under noll, för att pengar för ett köp har gått tillbaka/;

  it("are explained before the bike is sent", async () => {
    open({ draft: finished(), points: -150 });
    expect(await screen.findByText("Fel med poäng")).toBeTruthy();
    expect(screen.getByText(owed)).toBeTruthy();
    expect(screen.queryByText("Otillräckligt saldo")).toBeNull();
  });

  it("are explained if the money went back meanwhile", async () => {
    open({ draft: finished(), owed: 150 });
    await tick(/^Registrera nu/);
    await press("Registrera Cykel");
    expect(await screen.findByText("Fel med poäng")).toBeTruthy();
    expect(screen.getByText(owed)).toBeTruthy();
    await press("Registrera Cykel");
    await waitFor(() => expect(posts()).toHaveLength(2));
    await waitFor(() => expect(staying()).toHaveLength(1));
  });
});

describe("a registration from a scanned sticker", () => {
  const uid = "5f0c3d1e-8a4b-4c2d-9e6f-1a2b3c4d5e6f";
  const address = `/bike-registration?code=${uid}`;
  const sent = () => posts().map(([, request]) => JSON.parse(bodyOf(request)));
  const finish = async () => {
    await tick(/^Registrera nu/);
    await press("Registrera Cykel");
  };

  it("shows the sticker, sends it, and removes it from the address", async () => {
    const router = open({ draft: finished(), address });
    expect(await screen.findByText(/^QR-dekalen [A-Z2-9]{3} [A-Z2-9]{3} kopplas till cykeln/)).toBeTruthy();
    expect(router.state.location.search).toBe("");
    await finish();
    expect(await screen.findByRole("heading", { name: "Cykel registrerad!" })).toBeTruthy();
    expect(sent()).toMatchObject([{ stickerUid: uid }]);
  });

  it("registers the bike without the sticker if the person removes it", async () => {
    open({ draft: finished(), address });
    await press("Registrera utan dekal");
    await finish();
    await screen.findByRole("heading", { name: "Cykel registrerad!" });
    expect(sent()[0]).not.toHaveProperty("stickerUid");
  });

  it("continues without a sticker that was used meanwhile, and keeps the typed text", async () => {
    open({ draft: finished(), address, stickerProblem: "qr-code-taken" });
    await finish();
    expect(await screen.findByText("QR-koden hittades inte eller är redan kopplad.")).toBeTruthy();
    await press("Registrera utan dekalen");
    expect(await screen.findByRole("heading", { name: "Cykel registrerad!" })).toBeTruthy();
    expect(sent()).toMatchObject([{ stickerUid: uid }, { frameNumber: "MUC1697400S", brand: "Crescent" }]);
    expect(sent()[1]).not.toHaveProperty("stickerUid");
  });

  it("ignores an invalid code", async () => {
    const router = open({ draft: finished(), address: "/bike-registration?code=https%3A%2F%2Fevil.example" });
    await screen.findByRole("button", { name: "Registrera Cykel" });
    expect(router.state.location.search).toBe("");
    expect(screen.queryByText(/QR-dekalen/)).toBeNull();
  });
});
