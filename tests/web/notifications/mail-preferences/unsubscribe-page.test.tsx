import { aProblem } from "#tests/web/answer-calls.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { UnsubscribePage } from "#web/notifications/mail-preferences/UnsubscribePage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";

const token = "abcdefghijklmnopqrstuvwxyz";
const path = `/api/mail-preferences/${token}`;
const user = userEvent.setup();
let wanted: boolean;
let answer: () => Response;
let calls: string[];

beforeEach(() => {
  wanted = true;
  calls = [];
  answer = () => Response.json({ category: "messages", wanted });
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    calls.push(`${method} ${address}${body === undefined ? "" : " with a body"}`);
    if (method === "POST") wanted = false;
    if (method === "PUT") wanted = true;
    return answer();
  });
});

const open = (hash = `#${token}`) => {
  showPages([{ path: "/unsubscribe", Component: UnsubscribePage }], `/unsubscribe${hash}`);
};

describe("the unsubscribe page", () => {
  it("names the kind of mail and stops nothing when opened", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Mejl om nya meddelanden" })).toBeTruthy();
    expect(calls).toEqual([`GET ${path}`]);
  });

  it("stops the mails on a press, and starts them again on another", async () => {
    open();
    await user.click(await screen.findByRole("button", { name: "Sluta skicka dem" }));
    expect(await screen.findByText("Du får inga fler sådana mejl.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Jag vill ha dem ändå" }));
    expect(await screen.findByText("Du får sådana mejl igen.")).toBeTruthy();
    expect(calls).toEqual([`GET ${path}`, `POST ${path}`, `PUT ${path}`]);
  });

  it("says if they are stopped already", async () => {
    wanted = false;
    open();
    expect(await screen.findByText("Du får inga fler sådana mejl.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Jag vill ha dem ändå" })).toBeTruthy();
  });

  it.each(["mail-link-invalid", "invalid-request"])(
    "links to the settings if the link answers %s",
    async (code) => {
      answer = () => aProblem(404, code);
      open();
      expect(await screen.findByRole("heading", { name: "Länken gäller inte" })).toBeTruthy();
      expect(screen.getByRole("link", { name: "Välj vilka mejl du får" }).getAttribute("href")).toBe(
        "/settings#mail",
      );
    },
  );

  it("keeps the choice after a failure, and says why", async () => {
    open();
    const button = await screen.findByRole("button", { name: "Sluta skicka dem" });
    answer = () => aProblem(503, "unavailable");
    await user.click(button);
    expect((await screen.findByRole("alert")).textContent).toContain("går inte att nå");
    expect(screen.getByRole("button", { name: "Sluta skicka dem" })).toBeTruthy();
  });

  it("explains a link without its token, without calling the API", async () => {
    open("");
    expect(await screen.findByRole("link", { name: "Välj vilka mejl du får" })).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
