import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { Message, Thread } from "#contract/messages.ts";
import { giveDialogs } from "#tests/web/ui/qr-scan/browser.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { MessagesPage } from "#web/features/messages/MessagesPage.tsx";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";

export const threadId = (n: number) => `thread_${String(n).padStart(22, "0")}`;
const messageId = (n: number) => `message_${String(n).padStart(24, "0")}`;

export const aThread = (
  n: number,
  { bike, ...changes }: Partial<Omit<Thread, "bike">> & { bike?: object } = {},
): Thread => ({
  id: threadId(n),
  bike: {
    id: `bike_${String(n).padStart(24, "0")}`,
    mine: false,
    brand: "Monark",
    model: `Karin ${n}`,
    frameNumber: "•••861",
    status: "registered",
    ...bike,
  },
  otherName: "An** S*",
  state: "open",
  reported: false,
  unread: 0,
  lastAt: new Date().toISOString(),
  lastText: "Hej!",
  lastMine: false,
  ...changes,
});

export const aMessage = (n: number, changes: Partial<Message> = {}): Message => ({
  id: messageId(n),
  mine: false,
  type: "general_inquiry",
  text: `Text ${n}`,
  at: new Date(Date.now() - 60_000 + n).toISOString(),
  ...changes,
});

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
};
type Answer = (asked: Asked) => unknown;

const requests: Asked[] = [];

/** Answers requests by `METHOD /path`; a `Response` is given as it is, and what nobody foresaw stays unanswered. */
export const serve = (answers: Readonly<Record<string, Answer>>): void => {
  requests.length = 0;
  vi.stubGlobal(
    "fetch",
    async (address: string, request: { method?: string; headers?: Headers; body?: string }) => {
      const { pathname, searchParams: query } = new URL(address, "http://site");
      const path = pathname.replace(/^\/api/, "");
      const method = request.method ?? "GET";
      const body: unknown = request.body === undefined ? undefined : JSON.parse(request.body);
      const asked = { method, path, query, body, key: request.headers?.get("idempotency-key") ?? null };
      requests.push(asked);
      const answer = answers[`${method} ${path}`];
      if (!answer) return new Promise<Response>(() => undefined);
      const given = await answer(asked);
      return given instanceof Response ? given : Response.json(given);
    },
  );
};

export const askedFor = (what: string): Asked[] =>
  requests.filter(({ method, path }) => `${method} ${path}` === what);

export const aProblem = (status: number, code: string): Response =>
  Response.json({ type: code, title: code, status, code }, { status });

/** A list with these conversations, the first of which holds these messages, the oldest first. */
export const aTown = (threads: readonly Thread[], messages: readonly Message[] = []) => {
  const [thread] = threads;
  return {
    "GET /threads": () => ({ items: threads }),
    [`GET /threads/${threadId(1)}`]: () => ({ items: messages.toReversed(), thread }),
    [`POST /threads/${threadId(1)}/read`]: () => ({}),
  };
};

/** What jsdom lacks. `desktop` has a mouse. */
export const prepare = ({ desktop = true } = {}): void => {
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: desktop && query.includes("hover"),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }));
  Element.prototype.scrollIntoView = () => undefined;
  giveDialogs();
};

export const open = (address = "/messages") => {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(
    [
      { path: "/messages", Component: MessagesPage },
      { path: "/messages/:threadId", Component: MessagesPage },
      { path: "*", element: <p>Annan sida</p> },
    ],
    { initialEntries: [address] },
  );
  const shown = render(
    <QueryClientProvider client={queries}>
      <AntdRoot>
        <RouterProvider router={router} />
      </AntdRoot>
    </QueryClientProvider>,
  );
  return { queries, path: () => router.state.location.pathname, leave: () => shown.unmount() };
};
