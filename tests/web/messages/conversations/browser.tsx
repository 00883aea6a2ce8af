import { vi } from "vitest";
import type { Message, Thread } from "#contract/messages/messages.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { MessagesPage } from "#web/messages/conversations/MessagesPage.tsx";

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

export type SentRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
};
type Answer = (request: SentRequest) => unknown;

const requests: SentRequest[] = [];

/** Answers requests by `METHOD /path`, with a `Response` as it is; unknown requests stay unanswered. */
export const serve = (answers: Readonly<Record<string, Answer>>): void => {
  requests.length = 0;
  vi.stubGlobal(
    "fetch",
    async (address: string, request: { method?: string; headers?: Headers; body?: string }) => {
      const { pathname, searchParams: query } = new URL(address, "http://site");
      const path = pathname.replace(/^\/api/, "");
      const method = request.method ?? "GET";
      const body: unknown = request.body === undefined ? undefined : JSON.parse(request.body);
      const sent = { method, path, query, body, key: request.headers?.get("idempotency-key") ?? null };
      requests.push(sent);
      const answer = answers[`${method} ${path}`];
      if (!answer) return new Promise<Response>(() => undefined);
      const result = await answer(sent);
      return result instanceof Response ? result : Response.json(result);
    },
  );
};

export const requestsTo = (endpoint: string): SentRequest[] =>
  requests.filter(({ method, path }) => `${method} ${path}` === endpoint);

export const aProblem = (status: number, code: string): Response =>
  Response.json({ type: code, title: code, status, code }, { status });

/** Answers with these conversations; the first has these messages, oldest first. */
export const conversationAnswers = (threads: readonly Thread[], messages: readonly Message[] = []) => {
  const [thread] = threads;
  return {
    "GET /threads": () => ({ items: threads }),
    [`GET /threads/${threadId(1)}`]: () => ({ items: messages.toReversed(), thread }),
    [`POST /threads/${threadId(1)}/read`]: () => ({}),
  };
};

/** Adds what jsdom lacks. `desktop` has a mouse. */
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
};

export const open = (address = "/messages") => {
  const pages = [
    { path: "/messages", Component: MessagesPage },
    { path: "/messages/:threadId", Component: MessagesPage },
    { path: "*", element: <p>Annan sida</p> },
  ];
  const { queries, router, unmount } = showPages(pages, address, { once: true, antd: true });
  return { queries, path: () => router.state.location.pathname, leave: () => unmount() };
};
