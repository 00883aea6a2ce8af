import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EmailRequest } from "#contract/email-requests.ts";
import type { Extract } from "#contract/extracts.ts";
import type { Person, PersonParts } from "#contract/people-admin-person.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { PersonPage } from "#web/features/people-admin/person/PersonPage.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveDialogs } from "#tests/web/ui/qr-scan/browser.ts";

vi.mock("#web/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const at = "2026-11-20T10:00:00.000Z";
const none = { items: [] };
const nothing: PersonParts = {
  bikes: none,
  points: none,
  purchases: none,
  orders: none,
  transfers: none,
  mails: none,
  consents: none,
  extracts: none,
  emailRequests: none,
  decisions: none,
};
const mail: PersonParts["mails"]["items"][number] = {
  id: "1795000000-bike-registered",
  at,
  subject: "Din cykel är registrerad",
  language: "sv",
  fate: "bounced",
  canBeSentAgain: true,
};
const extract: Extract = {
  id: `extract_${"0".repeat(24)}`,
  accountId: "goran",
  caseNumber: "5000-K1234567-26",
  authority: "Polismyndigheten",
  ground: "27 kap. 19 § rättegångsbalken",
  state: "asked",
  askedBy: { id: "karin", name: "Karin Berg" },
  askedAt: at,
  lapsesAt: "2026-11-27T10:00:00.000Z",
  mine: false,
  mayFetch: false,
};
const emailRequest: EmailRequest = {
  id: `emailrequest_${"0".repeat(24)}`,
  accountId: "goran",
  email: "goran.ny@example.se",
  former: "goran@example.se",
  reason: "Visade ID-kort",
  state: "asked",
  askedBy: { id: "karin", name: "Karin Berg" },
  askedAt: at,
  lapsesAt: "2026-11-27T10:00:00.000Z",
  mine: false,
  unfinished: false,
};
const aPerson = (parts: Partial<PersonParts>, over: Partial<Person> = {}): Person => ({
  id: "goran",
  fullName: "Göran Åkesson",
  nameProved: true,
  protectedIdentity: false,
  email: "goran@example.se",
  emailUnproved: false,
  language: "sv",
  createdAt: at,
  account: { is: "active" },
  identity: { level: 2, by: "eid", at },
  balance: 0,
  balanceVersion: 0,
  mails: {},
  parts: { ...nothing, ...parts },
  ...over,
});

/** What comes after the first of a list. */
let more: Partial<PersonParts> = {};
let sent: { path: string; body: unknown }[] = [];
/** What the server says to what is sent. */
let answer: () => Response;

const open = async (person: Person) => {
  vi.stubGlobal(
    "fetch",
    async (address: string, { method = "GET", body = "" }: { method?: string; body?: string } = {}) => {
      if (method === "GET") return Response.json(address.includes("/more") ? more : person);
      sent.push({ path: new URL(address, "https://example.se").pathname, body: JSON.parse(body) });
      return answer();
    },
  );
  const router = createMemoryRouter([{ path: "/admin-people/:accountId", element: <PersonPage /> }], {
    initialEntries: ["/admin-people/goran"],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { name: "Göran Åkesson" });
};

const part = (name: string) => within(screen.getByRole("region", { name }));
const problem = (code: string, status = 409) =>
  Response.json({ type: "about:blank", title: code, status, code }, { status });

beforeEach(async () => {
  sent = [];
  answer = () => Response.json({});
  giveDialogs();
  await startTexts("sv");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the mails of a person", () => {
  it("say what became of them, and one is sent again with a reason", async () => {
    await open(aPerson({ mails: { items: [mail] } }));
    expect(part("Mejl").getByText("Studsade: adressen tar inte emot mejl")).toBeTruthy();
    await userEvent.click(part("Mejl").getByRole("button", { name: /Skicka .*Din cykel är registrerad/ }));
    await userEvent.type(part("Mejl").getByRole("textbox"), "Ringde, fel adress rättad");
    await userEvent.click(part("Mejl").getByRole("button", { name: /till Göran/ }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: `/api/admin/people/goran/mails/${mail.id}/again`,
      body: { reason: "Ringde, fel adress rättad" },
    });
  });

  it("are sent again neither to an address that takes none nor by the person themselves", async () => {
    const refused = { reason: "bounced", since: at } as const;
    await open(aPerson({ mails: { items: [mail] } }, { mailRefused: refused }));
    expect(part("Mejl").queryByRole("button")).toBeNull();
    cleanup();
    await open(aPerson({ mails: { items: [mail] } }, { whose: "own" }));
    expect(part("Mejl").queryByRole("button")).toBeNull();
  });
});

describe("an extract for an authority", () => {
  const card = () => part("Utdrag till myndigheter");
  const dialog = () => within(screen.getByRole("dialog"));
  const fill = async (label: string, text: string) => userEvent.type(dialog().getByLabelText(label), text);
  const ask = async () => {
    await userEvent.click(card().getByRole("button", { name: "Begär utdrag" }));
    await screen.findByRole("dialog");
  };
  const send = () => userEvent.click(dialog().getByRole("button", { name: "Begär utdraget" }));

  it("is asked for with all that is owed, and keeps what was typed where it is refused", async () => {
    answer = () => problem("extract-open");
    await open(aPerson({}));
    await ask();
    await send();
    expect(dialog().getByLabelText("Myndighet").getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await fill("Myndighet", "Polismyndigheten");
    await fill("Ärendenummer", "5000-K1-26");
    await fill("Laglig grund", "27 kap. 19 § RB");
    await send();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      authority: "Polismyndigheten",
      caseNumber: "5000-K1-26",
      ground: "27 kap. 19 § RB",
    });
    await vi.waitFor(() => expect(dialog().getByRole("alert").textContent).not.toBe(""));
    expect(dialog().getByLabelText<HTMLInputElement>("Myndighet").value).toBe("Polismyndigheten");
  });

  it("is not kept from the person until a day that has passed", async () => {
    await open(aPerson({}));
    await ask();
    await fill("Myndighet", "Polismyndigheten");
    await fill("Ärendenummer", "5000-K1-26");
    await fill("Laglig grund", "27 kap. 19 § RB");
    await userEvent.click(dialog().getByLabelText("Lagen förbjuder oss att berätta för personen"));
    await fill("Förbudet gäller till och med", "2020-01-01");
    await fill("Bestämmelsen om förbudet", "27 kap. 33 § RB");
    await send();
    expect(dialog().getByText("Dagen har redan varit.")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("is of a bike that the page does not show yet", async () => {
    const bike = (id: string, model: string) => ({
      id: `bike_${id.repeat(24)}`,
      brand: "Monark",
      model,
      type: "dam" as const,
      color: "svart" as const,
      frameNumber: "WTU204K8861",
      status: "registered" as const,
      batteryStolen: false,
    });
    more = { bikes: { items: [bike("1", "Äldst")] } };
    await open(aPerson({ bikes: { items: [bike("0", "Karin")], cursor: "next" } }));
    await ask();
    await userEvent.click(dialog().getByRole("button", { name: "Visa äldre cyklar" }));
    await userEvent.selectOptions(
      dialog().getByLabelText("Omfattar"),
      await dialog().findByRole("option", { name: "Monark Äldst, WTU204K8861" }),
    );
    await fill("Myndighet", "Polismyndigheten");
    await fill("Ärendenummer", "5000-K1-26");
    await fill("Laglig grund", "27 kap. 19 § RB");
    await send();
    await vi.waitFor(() => expect(sent[0]?.body).toMatchObject({ bikeId: `bike_${"1".repeat(24)}` }));
  });

  it("is approved by a colleague, and not by the one who asked", async () => {
    await open(aPerson({ extracts: { items: [extract] } }));
    await userEvent.click(card().getByRole("button", { name: "Godkänn" }));
    await screen.findByRole("dialog");
    await userEvent.click(dialog().getByRole("button", { name: "Godkänn utdraget" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ decision: "approve" });
    cleanup();
    await open(aPerson({ extracts: { items: [{ ...extract, mine: true }] } }));
    expect(card().queryByRole("button", { name: "Godkänn" })).toBeNull();
  });

  it("of one's own account is not there", async () => {
    await open(aPerson({}, { whose: "own" }));
    expect(screen.queryByRole("region", { name: "Utdrag till myndigheter" })).toBeNull();
  });
});

describe("another address for someone who has lost their mailbox", () => {
  const name = "Byte av e-post genom support";
  const card = () => part(name);
  const dialog = () => within(screen.getByRole("dialog"));
  const fill = async (label: string, text: string) => userEvent.type(dialog().getByLabelText(label), text);
  const press = (button: string) => userEvent.click(dialog().getByRole("button", { name: button }));
  const where = "/api/admin/people/goran/email-requests";

  it("is asked for with an address and how it was checked who asks, and keeps both where it is refused", async () => {
    answer = () => problem("email-taken");
    await open(aPerson({}));
    await userEvent.click(card().getByRole("button", { name: "Byt e-postadress" }));
    await screen.findByRole("dialog");
    await fill("Ny e-postadress", "goran");
    await press("Begär bytet");
    expect(dialog().getByText("Ogiltig e-postadress")).toBeTruthy();
    expect(
      dialog()
        .getByLabelText(/^Hur har du/)
        .getAttribute("aria-invalid"),
    ).toBe("true");
    await fill("Ny e-postadress", "@example.se");
    await press("Begär bytet");
    expect(dialog().getByText("Det är adressen som kontot har nu.")).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.clear(dialog().getByLabelText("Ny e-postadress"));
    await fill("Ny e-postadress", "Goran.Ny@example.se");
    await fill("Hur har du kontrollerat vem det är?", "Visade ID-kort");
    await press("Begär bytet");
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: where,
      body: { email: "goran.ny@example.se", reason: "Visade ID-kort" },
    });
    expect((await dialog().findByText(/redan/)).textContent).toBeTruthy();
    expect(dialog().getByLabelText<HTMLInputElement>("Ny e-postadress").value).toBe("Goran.Ny@example.se");
  });

  it("is approved once it is said what follows, and not by who has asked", async () => {
    await open(aPerson({ emailRequests: { items: [emailRequest] } }));
    expect(card().getByText("goran@example.se byts mot goran.ny@example.se")).toBeTruthy();
    await userEvent.click(card().getByRole("button", { name: "Godkänn" }));
    await screen.findByRole("dialog");
    expect(dialog().getByText(/Göran loggar in med goran.ny@example.se/)).toBeTruthy();
    await press("Godkänn bytet");
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: `${where}/${emailRequest.id}/decision`,
      body: { decision: "approve" },
    });
    cleanup();
    await open(aPerson({ emailRequests: { items: [{ ...emailRequest, mine: true }] } }));
    expect(card().queryByRole("button", { name: "Godkänn" })).toBeNull();
    expect(card().getByRole("button", { name: "Ta tillbaka" })).toBeTruthy();
  });

  it("is finished by anybody where it was approved and the pool was not told", async () => {
    const unfinished = { ...emailRequest, state: "approved", mine: true, unfinished: true } as const;
    await open(aPerson({ emailRequests: { items: [unfinished] } }));
    expect(card().getByRole("button", { name: "Slutför" })).toBeTruthy();
    expect(card().queryByRole("button", { name: "Ta tillbaka" })).toBeNull();
  });

  it("cannot be asked for where it is not known who someone is, where they have closed, or for oneself", async () => {
    await open(aPerson({}, { identity: { level: 1, by: "declared" } }));
    expect(card().getByText(/inte styrkt/)).toBeTruthy();
    expect(card().queryByRole("button")).toBeNull();
    cleanup();
    await open(aPerson({}, { account: { is: "closing", closedAt: at } }));
    expect(card().queryByRole("button")).toBeNull();
    cleanup();
    await open(aPerson({}, { whose: "own" }));
    expect(screen.queryByRole("region", { name })).toBeNull();
  });
});
