import { aProblem } from "#tests/web/answer-calls.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endSessions } from "#web/platform/auth/end-sessions.ts";
import { TodoPage } from "#web/office/todo/TodoPage.tsx";
import { undoMillis } from "#web/office/todo/held-decisions.ts";
import { show } from "#tests/web/app/shell.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "t0ken",
  useSession: () => ({ state: "signed-in", userId: "adam" }),
}));

const id = (kind: string, number: number): string => `${kind}_${String(number).padStart(26, "0")}`;

const bike = {
  id: id("bike", 1),
  frameNumber: "WTU204K8861",
  frameNumberTyped: "WTU204K8861",
  status: "pending_review",
  type: "dam",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  registeredAt: "2026-11-17T10:00:00.000Z",
};
const owner = (fullName: string) => ({ fullName, email: "x@example.se" });
const correction = (number: number, name: string, day: string) => ({
  id: id("correction", number),
  bikeId: id("bike", number),
  state: "open",
  request: { model: "Kajsa", reason: "Fel modell i affären" },
  requestedAt: `2026-11-${day}T10:00:00.000Z`,
  bike,
  owner: owner(name),
});

const dated = {
  disputes: [
    {
      id: "du_1",
      paymentId: "pi_1",
      amount: 14_900,
      status: "needs_response",
      since: "2026-11-18T12:00:00.000Z",
      needsAnswer: true,
      // The next day in Sweden.
      dueBy: "2026-12-07T23:59:59.000Z",
      changes: [],
    },
  ],
  letters: [
    {
      caseNumber: "K-261110-7Q2M9X",
      topic: "privacy",
      right: "access",
      from: "Malin Berg",
      state: "new",
      createdAt: "2026-11-10T12:00:00.000Z",
      lastAt: "2026-11-10T12:00:00.000Z",
      due: { on: "2026-12-10", canExtend: true },
      mine: false,
    },
  ],
  inventory: [
    {
      pool: "self",
      rolls: 0,
      active: 30,
      perDay: 3,
      lastsUntil: "2026-11-30",
      lowSince: "2026-11-16",
    },
  ],
};

const lists: Record<string, readonly unknown[]> = {
  reviews: [{ bike, possibleDuplicate: false, owner: owner("Göran Åkesson") }],
  corrections: [correction(1, "Per Wik", "18"), correction(2, "Sanna Lind", "16")],
};

/** The lists of a test, besides those of all. */
let more: Record<string, readonly unknown[]> = {};
let asked: string[];
let claims: readonly object[];
let refused: boolean;
/** The queue that fails. */
let broken: string;
/** Requests that outlive the page. */
let outliving: string[];

const answer = (url: URL, method: string): Response => {
  const { pathname } = url;
  if (method === "PUT" && refused) return aProblem(409, "case-claimed");
  if (method === "PUT")
    return Response.json({
      queue: "corrections",
      caseId: "x",
      mine: true,
      until: "2026-11-20T12:10:00.000Z",
    });
  if (pathname.endsWith("/decision")) {
    const { bike: _, owner: __, ...decided } = correction(2, "Sanna Lind", "16");
    return Response.json({ ...decided, state: "approved", decidedAt: "2026-11-20T12:00:00.000Z" });
  }
  if (pathname.endsWith("/todo/claims")) return Response.json({ items: claims });
  const [, list = ""] = /\/admin\/(?:(?:bike-cases|people|points)\/)?([\w-]+)$/.exec(pathname) ?? [];
  if (list === broken) return aProblem(403, "forbidden");
  return Response.json({ items: lists[list] ?? more[list] ?? [], more: false });
};

beforeEach(() => {
  asked = [];
  outliving = [];
  claims = [];
  refused = false;
  broken = "";
  more = {};
  vi.stubGlobal("fetch", async (input: string, { method = "GET", body, keepalive }: RequestInit = {}) => {
    if (keepalive) outliving.push(input);
    const url = new URL(input, "https://example.se");
    if (method !== "GET")
      asked.push(
        `${method} ${url.pathname.replace(/.*\/admin/, "")} ${typeof body === "string" ? body : ""}`.trim(),
      );
    return answer(url, method);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const names = () =>
  within(screen.getByRole("list", { name: "Att göra" })).getAllByRole("button", { expanded: false });
const chosen = () => screen.getByRole("button", { expanded: true });
const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const open = async () => {
  show(<TodoPage />);
  await screen.findByText("Sanna Lind");
};

it("all queues form one list, oldest first, with a count each", async () => {
  await open();
  expect(chosen().textContent).toContain("Sanna Lind");
  expect(names().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Göran Åkesson"),
    expect.stringContaining("Per Wik"),
  ]);
  expect(screen.getByRole("button", { name: "Alla 3" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Kvitton 1" }));
  expect(chosen().textContent).toContain("Göran Åkesson");
  expect(screen.queryByText("Per Wik")).toBeNull();
});

it("dates are written out, and say what they mean", async () => {
  more = dated;
  await open();
  const shown = screen.getByRole("list", { name: "Att göra" }).textContent;
  expect(shown).toContain("Bestridet köp · svara senast 8 december 2026");
  expect(shown).toContain("Brev · K-261110-7Q2M9X · svara senast 10 december 2026");
  expect(shown).toContain("Dekaler tar slut · räcker till 30 november 2026");
  expect(shown).not.toMatch(/\d{4}-\d\d-\d\d/);
});

it("J and K move through the list, and A approves after ten seconds", async () => {
  await open();
  await press("j");
  expect(chosen().textContent).toContain("Göran Åkesson");
  await press("k");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press("a");
  await vi.waitFor(() => expect(screen.getByText("Sanna Lind: godkänt.")).toBeTruthy());
  expect(chosen().textContent).toContain("Göran Åkesson");
  expect(asked).toEqual([`PUT /todo/claims/corrections/${id("bike", 2)}.${id("correction", 2)}`]);
  await act(async () => vi.advanceTimersByTimeAsync(undoMillis));
  expect(asked.slice(1)).toEqual([
    `POST /bike-cases/corrections/${id("bike", 2)}/${id("correction", 2)}/decision {"decision":"approve"}`,
  ]);
});

it("U undoes a decision, and nothing is sent", async () => {
  await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press("a");
  await vi.waitFor(() => expect(screen.getByText("Sanna Lind: godkänt.")).toBeTruthy());
  await press("u");
  expect(screen.getByText("Sanna Lind")).toBeTruthy();
  await act(async () => vi.advanceTimersByTimeAsync(undoMillis));
  expect(asked.filter((one) => one.startsWith("POST"))).toEqual([]);
});

it.each(["mouse", "touch"])(
  "a triple press by %s undoes one of the decisions, which are all listed",
  async (pointerType) => {
    await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press("a");
    await vi.waitFor(() => expect(screen.getByText("Sanna Lind: godkänt.")).toBeTruthy());
    await press("j");
    await press("a");
    await vi.waitFor(() => expect(screen.getByText("Per Wik: godkänt.")).toBeTruthy());
    // Time enough to see the list as it is now.
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    const place = { clientX: 100, clientY: 100, pointerType };
    for (const detail of [1, 2, 3]) {
      const undo = screen.getAllByRole("button", { name: "Ångra" })[0] ?? document.body;
      fireEvent.pointerDown(undo, place);
      await act(async () => void fireEvent.click(undo, { detail }));
    }
    expect(screen.queryByText("Per Wik: godkänt.")).toBeNull();
    expect(screen.getByText("Sanna Lind: godkänt.")).toBeTruthy();
  },
);

it("a held A approves only one case", async () => {
  await open();
  await press("a");
  for (const _ of [1, 2, 3])
    await act(async () => void fireEvent.keyDown(document.body, { key: "a", repeat: true }));
  expect(await screen.findByText("Sanna Lind: godkänt.")).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it("R asks for a reason before rejecting, which survives a session that ends", async () => {
  await open();
  await press("r");
  const why = screen.getByLabelText(/Varför/);
  fireEvent.click(screen.getByRole("button", { name: "Avslå" }));
  expect(asked).toEqual([]);
  fireEvent.change(why, { target: { value: "Modellen stämmer." } });
  cleanup();
  await open();
  await press("r");
  expect(screen.getByLabelText(/Varför/)).toHaveProperty("value", "Modellen stämmer.");
  fireEvent.click(screen.getByRole("button", { name: "Avslå" }));
  expect(await screen.findByText("Sanna Lind: avslaget.")).toBeTruthy();
});

it("a case claimed by someone else says so and is not decided", async () => {
  refused = true;
  claims = [
    {
      queue: "corrections",
      caseId: `${id("bike", 2)}.${id("correction", 2)}`,
      by: "Karin Berg",
      mine: false,
      until: "2026-11-20T12:10:00.000Z",
    },
  ];
  await open();
  expect(await screen.findByText("Karin Berg tittar på det")).toBeTruthy();
  await press("a");
  expect(await screen.findByText(/Någon annan/)).toBeTruthy();
  expect(screen.queryByText("Sanna Lind: godkänt.")).toBeNull();
});

const hide = () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};
const leavings = {
  closed: () => window.dispatchEvent(new Event("pagehide")),
  "out of sight": hide,
  "about to be signed out of": () => void endSessions(async () => "t0ken").catch(() => undefined),
  "another one of the site": () => cleanup(),
};

it.each(Object.entries(leavings))(
  "what is held is sent at once, once, when the page is %s, and arrives without it",
  async (_what, leave) => {
    await open();
    await press("a");
    expect(await screen.findByText("Sanna Lind: godkänt.")).toBeTruthy();
    expect(outliving).toEqual([]);
    await act(async () => void leave());
    await act(async () => void window.dispatchEvent(new Event("pagehide")));
    const decision = `/api/admin/bike-cases/corrections/${id("bike", 2)}/${id("correction", 2)}/decision`;
    await vi.waitFor(() => expect(outliving).toEqual([decision]));
  },
);

it("a queue that fails is named, and the others still work", async () => {
  broken = "reviews";
  await open();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Några köer gick inte att hämta");
  broken = "";
  fireEvent.click(within(alert).getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByText("Göran Åkesson")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("an access to a person shows its reason, and what cannot be explained takes another", async () => {
  const ground = { reason: "support", text: "Ringde om ett mejl." };
  const sampleId = "goran.karin.2026-11-10T12:00:00.000Z";
  const [person, by] = [
    { id: "goran", name: "Göran Åkesson" },
    { id: "karin", name: "Karin Berg" },
  ];
  more = { "access-samples": [{ id: sampleId, person, by, at: "2026-11-10T12:00:00.000Z", ground }] };
  await open();
  const told = chosen().closest("li")?.textContent;
  for (const text of [
    "Karin Berg",
    "Loggkontroll",
    "Göran Åkesson",
    "Personen har hört av sig: Ringde om ett mejl.",
  ])
    expect(told).toContain(text);
  await press("r");
  fireEvent.change(screen.getByLabelText("Varför?"), { target: { value: "Ingen har ringt." } });
  fireEvent.click(screen.getByRole("button", { name: "Kan inte förklaras" }));
  expect(await screen.findByText("Karin Berg: kan inte förklaras.")).toBeTruthy();
  cleanup();
  await vi.waitFor(() =>
    expect(asked.at(-1)).toBe(
      `POST /people/access-samples/${encodeURIComponent(sampleId)}/decision {"decision":"reject","reason":"Ingen har ringt."}`,
    ),
  );
});
