import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedIdentityReview, OpenedIdentityReview } from "#contract/identity-reviews.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { ReviewPage } from "#web/features/identity-reviews/ReviewPage.tsx";
import { ReviewsPage } from "#web/features/identity-reviews/ReviewsPage.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";
import { giveLayout } from "#tests/web/layout.ts";

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

type Sent = { address: string; body: unknown };
const sent: Sent[] = [];
const answers: (() => Response | Promise<Response>)[] = [];
const answer = (...next: (() => Response | Promise<Response>)[]) => void answers.push(...next);
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const problem = (status: number, code: string) => json({ type: code, title: code, status, code }, status);

beforeEach(async () => {
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal("fetch", async (address: string, { body }: { body?: string }) => {
    sent.push({ address, body: JSON.parse(body ?? "null") });
    const next = answers.shift();
    if (!next) throw new Error(`Nothing was foreseen for ${address}`);
    return next();
  });
  giveLayout();
  await startTexts("sv");
});
afterEach(cleanup);

const open = (address = `/admin-identity-reviews/${idOf(1)}`) => {
  const pages = [
    { path: "/admin-identity-reviews", Component: ReviewsPage },
    { path: "/admin-identity-reviews/:reviewId", Component: ReviewPage },
  ];
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={queries}>
      <AntdRoot>
        <RouterProvider router={createMemoryRouter(pages, { initialEntries: [address] })} />
      </AntdRoot>
    </QueryClientProvider>,
  );
};
const list = () => open("/admin-identity-reviews");
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));

describe("the list of ID cards to review", () => {
  it("shows each with its name, its mask and what the machine made of the card", async () => {
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

  it("says that there is nothing to do", async () => {
    answer(json({ items: [] }));
    list();
    expect(await screen.findByRole("heading", { name: "Inget att granska" })).toBeTruthy();
  });

  it("fetches more when asked, and tries again after a failure", async () => {
    answer(
      json({ items: [aReview(1)], cursor: "next" }),
      problem(503, "unavailable"),
      json({ items: [aReview(2)] }),
    );
    list();
    await press("Visa fler");
    expect(await screen.findByText("Fler ärenden kunde inte hämtas.")).toBeTruthy();
    await press("Försök igen");
    expect(await screen.findByRole("link", { name: "Astrid Ek 2" })).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(sent.at(-1)?.address).toContain("cursor=next");
    expect(screen.queryByRole("button", { name: "Visa fler" })).toBeNull();
  });

  it("can be fetched again when it could not be", async () => {
    answer(problem(503, "unavailable"), json({ items: [aReview(1)] }));
    list();
    expect(
      await screen.findByText("Tjänsten går inte att nå just nu. Försök igen om en stund."),
    ).toBeTruthy();
    await press("Försök igen");
    expect(await screen.findByRole("article")).toBeTruthy();
  });
});

describe("one ID card", () => {
  it("is shown beside what the person has stated, and can be enlarged and turned", async () => {
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

  it("gets a new link when the old one opens no more", async () => {
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
  ])("that does not exist is said so (%i)", async (status, code) => {
    answer(problem(status, code));
    open();
    expect(await screen.findByRole("heading", { name: "Ärendet finns inte" })).toBeTruthy();
    expect(screen.getByText(/avgjordes ärendet inte inom 7 dagar/)).toBeTruthy();
  });

  it("that is decided shows how, and no photo", async () => {
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

  it("approves after a question, and says so with the focus on it", async () => {
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

  it("asks twice where the machine was not convinced, and can be taken back", async () => {
    answer(json(opened({ personalNumberCheck: "unreadable" })));
    open();
    await press("Godkänn");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Den automatiska avläsningen kunde inte bekräfta uppgifterna/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Avbryt" }));
    expect(sent).toHaveLength(1);
  });

  it("rejects with a reason and never without, by keyboard alone", async () => {
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

  it("that is cancelled gives the focus back", async () => {
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
  ])("that is refused says why in place (%i %s)", async (status, code, text) => {
    answer(json(opened()), problem(status, code));
    open();
    await press("Godkänn");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Godkänn" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await button("Avslå")).toBeTruthy();
  });

  it("that someone else made first is shown instead", async () => {
    answer(json(opened()), problem(409, "identity-review-decided"), json(approved));
    open();
    await press("Godkänn");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Godkänn" }));
    expect(await screen.findByRole("heading", { name: "Godkänt 20 november 2026" })).toBeTruthy();
  });
});
