import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { ListedIdentityReview, OpenedIdentityReview } from "#contract/people/identity-reviews.ts";
import { ReviewPage } from "#web/people/identity-reviews/ReviewPage.tsx";
import { ReviewsPage } from "#web/people/identity-reviews/ReviewsPage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { answersInTurn, json, problem } from "#tests/web/answer-calls.ts";

const idOf = (n: number) => `idreview_${String(n).padStart(26, "0")}`;

const aReview = (n: number, over: Partial<ListedIdentityReview> = {}): ListedIdentityReview => ({
  id: idOf(n),
  state: "open",
  requestedAt: "2026-11-19T09:30:00.000Z",
  fullName: `Astrid Ek ${n}`,
  personalNumberMasked: "1985••••-••••",
  personalNumberCheck: "matches",
  nameCheck: "matches",
  ...over,
});
const opened = (over: Partial<OpenedIdentityReview> = {}): OpenedIdentityReview => ({
  ...aReview(1),
  email: "astrid@example.se",
  imageUrl: "https://photos.test/card.jpg",
  ...over,
});
const { imageUrl: _, ...withoutPhoto } = opened();

/** All open reviews, and those of them that colleagues have open. */
let waiting: ListedIdentityReview[] = [];
let claimed: string[] = [];
const until = "2026-11-20T12:10:00.000Z";
const { sent, answers, begin } = answersInTurn((address) => {
  if (address.includes("/todo/claims/"))
    return Response.json({ queue: "identities", caseId: idOf(1), mine: true, until });
  if (address.endsWith("/todo/claims"))
    return Response.json({
      items: claimed.map((caseId) => ({ queue: "identities", caseId, mine: false, until })),
    });
  return address.includes("limit=50") ? Response.json({ items: waiting }) : undefined;
});
const answer = (...next: (() => Response | Promise<Response>)[]) => void answers.push(...next);

beforeEach(() => {
  begin();
  waiting = [];
  claimed = [];
});

const open = (address = `/admin-identity-reviews/${idOf(1)}`) => {
  const pages = [
    { path: "/admin-identity-reviews", Component: ReviewsPage },
    { path: "/admin-identity-reviews/:reviewId", Component: ReviewPage },
  ];
  showPages(pages, address, { once: true, antd: true });
};
const list = () => open("/admin-identity-reviews");
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));

describe("the list of ID cards to review", () => {
  it("shows name, masked number and the automatic comparison", async () => {
    answer(
      json({
        items: [aReview(1), aReview(2, { personalNumberCheck: "differs", nameCheck: "unreadable" })],
      }),
    );
    list();
    const [first, second] = (await screen.findAllByRole("article")).map((card) => within(card));
    expect(first?.getByRole("link", { name: "Astrid Ek 1" }).getAttribute("href")).toBe(
      `/admin-identity-reviews/${idOf(1)}`,
    );
    expect(first?.getByText("1985••••-••••")).toBeTruthy();
    expect(first?.getByText(/Skickat 19 november 2026/)).toBeTruthy();
    expect(first?.getByText("Personnumret stämmer")).toBeTruthy();
    expect(first?.getByText("Namnet stämmer")).toBeTruthy();
    expect(second?.getByText("Ett annat personnummer")).toBeTruthy();
    expect(second?.getByText("Namnet gick inte att läsa")).toBeTruthy();
    expect(document.title).toBe("ID-kort att granska – Cykelregistret");
  });

  it("shows an empty state", async () => {
    answer(json({ items: [] }));
    list();
    expect(await screen.findByRole("heading", { name: "Inget att granska" })).toBeTruthy();
  });
});

describe("one ID card", () => {
  it("is shown beside the stated details, and can be zoomed and turned", async () => {
    answer(json(opened({ nameCheck: "differs" })));
    open();
    expect(await screen.findByRole("heading", { name: "ID-kort för Astrid Ek 1" })).toBeTruthy();
    for (const text of ["1985••••-••••", "astrid@example.se", "19 november 2026", "Namnet stämmer inte"])
      expect(screen.getByText(text)).toBeTruthy();
    const photo = screen.getByRole("img", { name: "Foto av ID-kortet" });
    expect(photo.getAttribute("src")).toBe("https://photos.test/card.jpg");
    expect((await button("Förminska")).hasAttribute("disabled")).toBe(true);
    for (let time = 0; time < 3; time += 1) await press("Förstora");
    expect(photo.parentElement?.dataset).toMatchObject({ zoom: "4", turns: "0" });
    expect((await button("Förstora")).hasAttribute("disabled")).toBe(true);
    for (let time = 0; time < 5; time += 1) await press("Vrid");
    expect(photo.parentElement?.dataset["turns"]).toBe("1");
  });

  it("gets a new link when the old one has expired", async () => {
    answer(json(opened()), json(opened({ imageUrl: "https://photos.test/again.jpg" })));
    open();
    fireEvent.error(await screen.findByRole("img", { name: "Foto av ID-kortet" }));
    expect(screen.getByText(/Länken gäller i fem minuter/)).toBeTruthy();
    await press("Visa fotot igen");
    const photo = await screen.findByRole("img", { name: "Foto av ID-kortet" });
    expect(photo.getAttribute("src")).toBe("https://photos.test/again.jpg");
    expect(sent).toHaveLength(2);
  });

  it.each([
    [404, "identity-review-not-found"],
    [400, "invalid-request"],
  ])("is reported missing if it does not exist (%i)", async (status, code) => {
    answer(problem(status, code));
    open();
    expect(await screen.findByRole("heading", { name: "Ärendet finns inte" })).toBeTruthy();
    expect(screen.getByText(/avgjordes ärendet inte inom 7 dagar/)).toBeTruthy();
  });

  it("shows the decision and no photo once decided", async () => {
    const decided = {
      state: "rejected",
      decidedAt: "2026-11-20T12:00:00.000Z",
      reason: "Kortet har gått ut.",
    };
    answer(json({ ...withoutPhoto, ...decided }));
    open();
    expect(await screen.findByRole("heading", { name: "Avslaget 20 november 2026" })).toBeTruthy();
    expect(screen.getByText("Kortet har gått ut.", { exact: false })).toBeTruthy();
    expect(screen.getByText("Fotot är raderat.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Godkänn" })).toBeNull();
  });
});

describe("a decision", () => {
  const approved = { ...withoutPhoto, state: "approved", decidedAt: "2026-11-20T12:00:00.000Z" };

  it("approves after a confirmation and focuses the result", async () => {
    answer(json(opened()), json(approved, 201));
    open();
    await press("Godkänn");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Godkänna Astrid Ek 1?")).toBeTruthy();
    expect(dialog.queryByText(/Den automatiska avläsningen kunde inte/)).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Godkänn" }));
    const outcome = await screen.findByRole("heading", { name: "Godkänt 20 november 2026" });
    expect(sent.at(-1)).toEqual({
      address: `/api/admin/identity-reviews/${idOf(1)}/decision`,
      body: { decision: "approve" },
    });
    expect(outcome.parentElement?.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole("img", { name: "Foto av ID-kortet" })).toBeNull();
  });

  it("warns if the comparison failed, and can be cancelled", async () => {
    answer(json(opened({ personalNumberCheck: "unreadable" })));
    open();
    await press("Godkänn");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Den automatiska avläsningen kunde inte bekräfta uppgifterna/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Avbryt" }));
    expect(sent).toHaveLength(1);
  });

  it("rejects only with a reason, by keyboard alone", async () => {
    const rejected = {
      ...withoutPhoto,
      state: "rejected",
      decidedAt: "2026-11-20T12:00:00.000Z",
      reason: "Suddigt foto.",
    };
    answer(json(opened()), json(rejected, 201));
    open();
    (await button("Avslå")).focus();
    await userEvent.keyboard("{Enter}");
    const field = await screen.findByLabelText("Varför avslår du?");
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard("   {Tab}{Enter}");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toHaveLength(1);
    await userEvent.type(field, "Suddigt foto.");
    await userEvent.keyboard("{Tab}{Enter}");
    expect(await screen.findByRole("heading", { name: "Avslaget 20 november 2026" })).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ decision: "reject", reason: "Suddigt foto." });
  });

  it("returns the focus when cancelled", async () => {
    answer(json(opened()));
    open();
    await press("Avslå");
    await press("Avbryt");
    expect(document.activeElement).toBe(await button("Avslå"));
  });

  it.each([
    [409, "personal-number-taken", /Personnumret är redan bekräftat på ett annat konto\. Avslå/],
    [403, "forbidden", /Du kan inte avgöra ditt eget ärende/],
    [503, "unavailable", /Tjänsten går inte att nå/],
  ])("shows why it was refused (%i %s)", async (status, code, text) => {
    answer(json(opened()), problem(status, code));
    open();
    await press("Godkänn");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Godkänn" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await button("Avslå")).toBeTruthy();
  });

  it("and the next one take a key each, past a case that a colleague has open", async () => {
    waiting = [aReview(1), aReview(2), aReview(3)];
    claimed = [idOf(2)];
    answer(json(opened()), json(approved, 201), json(opened({ ...aReview(3) })));
    open();
    await button("Godkänn");
    await userEvent.keyboard("a");
    within(await screen.findByRole("dialog"))
      .getByRole("button", { name: "Godkänn" })
      .focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("link", { name: "Nästa ärende" });
    await userEvent.keyboard("n");
    expect(await screen.findByRole("heading", { name: "ID-kort för Astrid Ek 3" })).toBeTruthy();
    await userEvent.keyboard("r");
    expect(await screen.findByLabelText("Varför avslår du?")).toBeTruthy();
  });

  it("by someone else is shown instead", async () => {
    answer(json(opened()), problem(409, "identity-review-decided"), json(approved));
    open();
    await press("Godkänn");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Godkänn" }));
    expect(await screen.findByRole("heading", { name: "Godkänt 20 november 2026" })).toBeTruthy();
    expect(screen.getByText("Ärendet är redan avgjort.")).toBeTruthy();
  });
});
