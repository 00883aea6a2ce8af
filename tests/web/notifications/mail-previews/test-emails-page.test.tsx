import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TestEmailsPage } from "#web/notifications/mail-previews/TestEmailsPage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";

vi.mock("aws-amplify/auth", async () => import("#tests/web/people/settings/fake-pool.ts"));

const user = userEvent.setup();
let calls: string[];

const previews = [
  { name: "message", title: { sv: "Nytt meddelande", en: "New message" } },
  { name: "welcome", title: { sv: "Välkommen", en: "Welcome" } },
];

const letter = (name: string, language: string) => ({
  name,
  subject: `Ämne för ${name} på ${language}`,
  html: `<!doctype html><html lang="${language}"><head></head><body><h1>${name}</h1></body></html>`,
  text: `Texten i ${name}`,
  ...(name === "message" && { category: "messages" }),
});

beforeEach(async () => {
  calls = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (address === "/config.json")
      return Response.json({ region: "eu-west-1", userPoolId: "p", userPoolClientId: "c", stage: "test" });
    calls.push(`${method} ${address}${typeof body === "string" ? ` ${body}` : ""}`);
    const [, name = "", language = ""] = /mail-previews\/([^/?]+)\?language=(\w+)$/.exec(address) ?? [];
    if (address.endsWith("/mail-previews")) return Response.json({ previews });
    if (method === "POST") return Response.json({ to: "admin@example.se" }, { status: 201 });
    return Response.json(letter(name, language));
  });
  showPages([{ path: "/", Component: TestEmailsPage }]);
  await screen.findByText("Ämne för message på sv");
});

describe("mail previews", () => {
  it("are shown in a sandboxed frame", () => {
    const frame = screen.getByTitle<HTMLIFrameElement>("Förhandsvisning av mejlet");
    expect(frame.getAttribute("sandbox")).toBe("allow-popups allow-popups-to-escape-sandbox");
    expect(frame.getAttribute("srcdoc")).toContain("<h1>message</h1>");
    expect(screen.getByText("Går att välja bort")).toBeTruthy();
  });

  it("are chosen by name, language and format", async () => {
    await user.selectOptions(screen.getByLabelText("Mejl"), "welcome");
    expect(await screen.findByText("Ämne för welcome på sv")).toBeTruthy();
    expect(screen.getByText("Går inte att välja bort")).toBeTruthy();
    await user.click(screen.getByLabelText("English"));
    expect(await screen.findByText("Ämne för welcome på en")).toBeTruthy();
    await user.click(screen.getByLabelText("Ren text"));
    expect(screen.getByText("Texten i welcome").lang).toBe("en");
    expect(screen.queryByTitle("Förhandsvisning av mejlet")).toBeNull();
  });

  it("are sent to oneself", async () => {
    await user.click(screen.getByRole("button", { name: "Skicka till mig" }));
    expect(await screen.findByText("Skickat till admin@example.se")).toBeTruthy();
    expect(calls.at(-1)).toBe('POST /api/admin/mail-previews/message/copies {"language":"sv"}');
  });
});
