import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { SearchCard, SearchPage } from "#contract/bikes/search.ts";
import { aChallenge, giveWorker } from "#tests/web/platform/api/challenge-worker.ts";
import { giveSight } from "#tests/web/layout.ts";
import { showPages } from "#tests/web/show-pages.tsx";

export const aCard = (changes: Partial<SearchCard> = {}): SearchCard => ({
  frameNumber: "•••861",
  status: "registered",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  type: "dam",
  newlyRegistered: false,
  ...changes,
});

export const bikeId = (n: number) => `bike_${String(n).padStart(24, "0")}`;

export const cards = (count: number, first = 1): SearchCard[] =>
  Array.from({ length: count }, (_, n) => aCard({ model: `Karin ${n + first}`, id: bikeId(n + first) }));

type Answer = (url: URL, request: RequestInit) => unknown;

export const fetched = vi.fn<typeof fetch>();
const urlOf = (address: unknown) => new URL(typeof address === "string" ? address : "", "http://site");

/** Answers API requests by path; a `Response` is returned as it is. */
export const serve = (answers: Readonly<Record<string, Answer>>) =>
  fetched.mockImplementation(async (address, request = {}) => {
    const url = urlOf(address);
    if (url.pathname === "/api/search/challenge") return Response.json(await aChallenge());
    const answer = answers[url.pathname.replace(/^\/api/, "")];
    if (!answer) return new Promise<Response>(() => undefined);
    const given = answer(url, request);
    return given instanceof Response ? given : Response.json(given);
  });

export const aPage = (items: readonly SearchCard[], more: Partial<SearchPage> = {}): SearchPage => ({
  items: [...items],
  ...more,
});

export const aProblem = (status: number, code: string): Response =>
  Response.json({ type: "about:blank", title: code, status, code }, { status });

/** Query strings requested from a route. */
export const queriesTo = (path: string): string[] =>
  fetched.mock.calls
    .map(([address]) => urlOf(address))
    .filter(({ pathname }) => pathname === `/api${path}`)
    .map(({ searchParams }) => decodeURIComponent(searchParams.toString().replaceAll("+", " ")));

export const prepare = (): void => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  giveSight();
  Element.prototype.scrollIntoView = () => undefined;
  giveWorker();
};

export const open = (Component: ComponentType, address: string) => {
  const pages = [
    { path: "/qr/:uid", element: <p>Dekal</p> },
    { path: "*", Component },
  ];
  const { router } = showPages(pages, address, { once: true });
  return {
    router,
    address: () =>
      decodeURIComponent(
        (router.state.location.pathname + router.state.location.search).replaceAll("+", " "),
      ),
  };
};

export const field = () => screen.getByRole("textbox", { name: "Ramnummer eller sökord" });

/** Pastes, because keys without pauses are a hand scanner's. */
export const pasteAndSearch = async (text: string): Promise<void> => {
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
  await userEvent.keyboard("{Enter}");
};
