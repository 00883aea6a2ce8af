import { aProblem } from "#tests/web/answer-calls.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EmailRequest } from "#contract/office/email-requests.ts";
import type { Extract } from "#contract/office/extracts.ts";
import type { Person, PersonParts } from "#contract/office/people-admin-person.ts";
import { PersonPage } from "#web/office/people/person/PersonPage.tsx";
import { pressElsewhere } from "#tests/web/press-elsewhere.ts";
import { showPages } from "#tests/web/show-pages.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  useSession: () => ({ state: "signed-in", userId: "adam" }),
}));

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

/** The person once a colleague has changed something. */
let now: Person | undefined;
/** The next page of a list. */
let more: Partial<PersonParts> = {};
let sent: { path: string; body: unknown }[] = [];
/** Responses to requests. */
let answer: () => Response;

const open = async (person: Person, search = "") => {
  vi.stubGlobal(
    "fetch",
    async (address: string, { method = "GET", body = "" }: { method?: string; body?: string } = {}) => {
      if (method === "GET") return Response.json(address.includes("/more") ? more : (now ?? person));
      sent.push({ path: new URL(address, "https://example.se").pathname, body: JSON.parse(body) });
      return answer();
    },
  );
  showPages([{ path: "/admin-people/:accountId", Component: PersonPage }], `/admin-people/goran${search}`);
  await screen.findByRole("heading", { name: "Göran Åkesson" });
};

const part = (name: string) => within(screen.getByRole("region", { name }));
const problem = (code: string, status = 409) => aProblem(status, code);

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  now = undefined;
  answer = () => Response.json({});
});

describe("the mails of a person", () => {
  it("show their outcome, and can be sent again with a reason", async () => {
    await open(aPerson({ mails: { items: [mail] } }));
    expect(part("Mejl").getByText("Studsade: adressen tar inte emot mejl")).toBeTruthy();
    await userEvent.click(part("Mejl").getByRole("button", { name: /Skicka .*Din cykel är registrerad/ }));
    await pressElsewhere(part("Mejl").getByRole("textbox"));
    await userEvent.keyboard("Ringde, fel adress rättad");
    await pressElsewhere(part("Mejl").getByRole("button", { name: /till Göran/ }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: `/api/admin/people/goran/mails/${mail.id}/again`,
      body: { reason: "Ringde, fel adress rättad" },
    });
  });

  it("cannot be sent again to an address that accepts none, or to oneself", async () => {
    const refused = { reason: "bounced", since: at } as const;
    await open(aPerson({ mails: { items: [mail] } }, { mailRefused: refused }));
    expect(part("Mejl").queryByRole("button")).toBeNull();
    cleanup();
    await open(aPerson({ mails: { items: [mail] } }, { whose: "own" }));
    expect(part("Mejl").queryByRole("button")).toBeNull();
  });
});

describe("the points of a person", () => {
  it("given by a colleague meanwhile are not given twice: the new balance is shown first", async () => {
    answer = () => problem("balance-changed");
    await open(aPerson({}, { balance: 20, balanceVersion: 3 }), "?act=points");
    now = aPerson({}, { balance: 70, balanceVersion: 4 });
    await userEvent.type(screen.getByLabelText("Antal poäng"), "1.000");
    await userEvent.type(screen.getByLabelText("Varför?"), "Kvittot blev liggande");
    const give = screen.getByRole("button", { name: /^Ge Göran 1.000 poäng$/ });
    await userEvent.click(give);
    const message = "Någon annan har ändrat saldot. Titta på det nya saldot och historiken innan du ändrar.";
    expect(await screen.findByText(message, { selector: "form [role=alert]" })).toBeTruthy();
    expect(await part("Poäng").findByText("70 p")).toBeTruthy();
    answer = () => Response.json({ points: 1070 });
    await userEvent.click(give);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const change = { amount: 1000, reason: "Kvittot blev liggande" };
    expect(sent.map(({ body }) => body)).toEqual([
      { ...change, version: 3 },
      { ...change, version: 4 },
    ]);
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

  it("needs all required fields, and keeps what was typed when refused", async () => {
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

  it("refuses a past day of secrecy", async () => {
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

  it("can be of a bike that is loaded on request", async () => {
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

  it("is approved by a colleague, not by its requester", async () => {
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

  it("is not offered for one's own account", async () => {
    await open(aPerson({}, { whose: "own" }));
    expect(screen.queryByRole("region", { name: "Utdrag till myndigheter" })).toBeNull();
  });
});

describe("a new address for someone who has lost their mailbox", () => {
  const name = "Byte av e-post via supporten";
  const card = () => part(name);
  const dialog = () => within(screen.getByRole("dialog"));
  const fill = async (label: string, text: string) => userEvent.type(dialog().getByLabelText(label), text);
  const press = (button: string) => userEvent.click(dialog().getByRole("button", { name: button }));
  const where = "/api/admin/people/goran/email-requests";

  it("keeps what was typed when the session ends in the middle, until it is cancelled", async () => {
    const ask = async () => {
      await userEvent.click(card().getByRole("button", { name: "Byt e-postadress" }));
      await screen.findByRole("dialog");
    };
    const field = () => dialog().getByLabelText("Ny e-postadress");
    await open(aPerson({}));
    await ask();
    await fill("Ny e-postadress", "goran.ny@example.se");
    cleanup();
    await open(aPerson({}));
    await ask();
    expect(field()).toHaveProperty("value", "goran.ny@example.se");
    await press("Avbryt");
    await ask();
    expect(field()).toHaveProperty("value", "");
  });

  it("needs an address and how the identity was checked, and keeps both when refused", async () => {
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

  it("is approved after showing the consequences, not by its requester", async () => {
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
    expect(card().getByRole("button", { name: "Dra tillbaka" })).toBeTruthy();
  });

  it("can be finished by anyone if the user pool was not updated", async () => {
    const unfinished = { ...emailRequest, state: "approved", mine: true, unfinished: true } as const;
    await open(aPerson({ emailRequests: { items: [unfinished] } }));
    expect(card().getByRole("button", { name: "Slutför" })).toBeTruthy();
    expect(card().queryByRole("button", { name: "Dra tillbaka" })).toBeNull();
  });

  it("is not offered without a verified identity, for a closed account or for oneself", async () => {
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

describe("a colleague's no", () => {
  const acts = [
    ["extracts", "Utdrag till myndigheter", extract, "Avslå begäran", "/extracts"],
    ["emailRequests", "Byte av e-post via supporten", emailRequest, "Avslå bytet", "/email-requests"],
  ] as const;

  it.each(acts)("to %s needs a reason, and is sent once", async (list, name, item, button, path) => {
    answer = () => Response.json({ ...item, state: "declined" });
    await open(aPerson({ [list]: { items: [item] } }));
    await userEvent.click(part(name).getByRole("button", { name: "Avslå" }));
    const dialog = within(await screen.findByRole("dialog"));
    const refuse = dialog.getByRole("button", { name: button });
    await userEvent.click(refuse);
    const reason = dialog.getByLabelText("Skäl");
    expect(reason.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await userEvent.type(reason, "Fel ärendenummer");
    await userEvent.dblClick(refuse);
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([
      {
        path: `/api/admin/people/goran${path}/${item.id}/decision`,
        body: { decision: "reject", reason: "Fel ärendenummer" },
      },
    ]);
  });
});

describe("a person whose data is closed", () => {
  const why = "Göran ringde om sitt kvitto.";
  const access = { accountId: "goran", ground: { reason: "support", text: why } };
  /** Grounds that open the person. */
  let opens: (ground: object) => boolean;
  const show = (search = "") => {
    let isOpen = false;
    vi.stubGlobal("fetch", async (address: string, { body = "" }: { body?: string } = {}) => {
      if (!address.endsWith("/admin/people/accesses"))
        return isOpen ? Response.json(aPerson({})) : problem("access-reason-needed");
      const asked = JSON.parse(body);
      sent.push({ path: "accesses", body: asked });
      isOpen = opens(asked.ground);
      return isOpen ? Response.json({ until: at }) : answer();
    });
    showPages([{ path: "/admin-people/:accountId", Component: PersonPage }], `/admin-people/goran${search}`);
  };
  const field = () => screen.findByLabelText("Vad ska du göra?");
  const press = () => userEvent.click(screen.getByRole("button", { name: "Öppna uppgifterna" }));
  const shown = () => screen.findByRole("heading", { name: "Göran Åkesson" });

  it("is shown once a reason is stated, and what was typed is kept when it fails", async () => {
    opens = () => false;
    answer = () => problem("internal", 500);
    show();
    const text = await field();
    await press();
    expect(text.getAttribute("aria-invalid")).toBe("true");
    await vi.waitFor(() => expect(document.activeElement).toBe(text));
    await userEvent.type(text, why);
    await pressElsewhere(screen.getByRole("button", { name: "Öppna uppgifterna" }));
    await vi.waitFor(() => expect(sent).toEqual([{ path: "accesses", body: access }]));
    expect((await field()).textContent).toBe(why);
    cleanup();
    opens = () => true;
    show();
    expect((await field()).textContent).toBe(why);
    await press();
    expect(await shown()).toBeTruthy();
  });

  it("is shown at once by the case that led to it", async () => {
    opens = () => true;
    show("?case=letters.K-261110-7Q2M9X");
    expect(await shown()).toBeTruthy();
    const ground = { queue: "letters", caseId: "K-261110-7Q2M9X" };
    expect(sent).toEqual([{ path: "accesses", body: { accountId: "goran", ground } }]);
  });

  it("takes a reason when the case is over or made up", async () => {
    opens = () => false;
    answer = () => problem("access-case-over");
    show("?case=letters.K-1");
    expect(await field()).toBeTruthy();
    cleanup();
    show("?case=bikes.1");
    expect(await field()).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it("closes after an hour under an open page, and the act that failed is not lost", async () => {
    await open(aPerson({}));
    await userEvent.click(screen.getByRole("button", { name: "Lås kontot" }));
    await userEvent.type(screen.getByLabelText("Varför?"), "Kapat konto");
    opens = () => true;
    vi.stubGlobal("fetch", async () => problem("access-reason-needed"));
    await userEvent.click(screen.getByRole("button", { name: "Lås kontot för Göran" }));
    expect(await field()).toBeTruthy();
    cleanup();
    await open(aPerson({}));
    await userEvent.click(screen.getByRole("button", { name: "Lås kontot" }));
    expect(screen.getByLabelText("Varför?").textContent).toBe("Kapat konto");
  });
});
