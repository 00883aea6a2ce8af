import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { SearchCard, SearchPage } from "#contract/search.ts";
import { aChallenge, giveWorker } from "#tests/web/api/challenge-worker.ts";
import { giveDialogs } from "#tests/web/ui/qr-scan/browser.ts";
import { createQueryClient } from "#web/api/queries.ts";

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

/** Answers requests below /api by their path; a `Response` is given as it is. */
export const serve = (answers: Readonly<Record<string, Answer>>) =>
  fetched.mockImplementation(async (address, request = {}) => {
    const url = urlOf(address);
    if (url.pathname === "/api/challenges/search") return Response.json(await aChallenge());
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

/** What has been asked of a route, by what stood in the addresses. */
export const asked = (path: string): string[] =>
  fetched.mock.calls
    .map(([address]) => urlOf(address))
    .filter(({ pathname }) => pathname === `/api${path}`)
    .map(({ searchParams }) => decodeURIComponent(searchParams.toString().replaceAll("+", " ")));

/** Comes into view as soon as it is looked at, when it is told to. */
export const sight = { near: false };
class Sight {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe() {
    const entry = { isIntersecting: sight.near } as IntersectionObserverEntry;
    queueMicrotask(() => this.#seen([entry], this as unknown as IntersectionObserver));
  }
  disconnect() {}
}

export const prepare = (): void => {
  sight.near = false;
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("IntersectionObserver", Sight);
  Element.prototype.scrollIntoView = () => undefined;
  giveDialogs();
  giveWorker();
};

export const open = (Component: ComponentType, address: string) => {
  const router = createMemoryRouter(
    [
      { path: "/qr/:uid", element: <p>Dekal</p> },
      { path: "*", Component },
    ],
    { initialEntries: [address] },
  );
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    router,
    address: () =>
      decodeURIComponent(
        (router.state.location.pathname + router.state.location.search).replaceAll("+", " "),
      ),
  };
};

export const field = () => screen.getByRole("textbox", { name: "Ramnummer eller sökord" });
