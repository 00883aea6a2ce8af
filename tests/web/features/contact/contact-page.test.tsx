import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "#web/api/queries.ts";
import { ContactPage } from "#web/features/contact/ContactPage.tsx";
import { aChallenge, giveWorker } from "#tests/web/api/challenge-worker.ts";
import { startTexts } from "#tests/web/start-texts.ts";

const config = {
  region: "eu-west-1",
  userPoolId: "p",
  userPoolClientId: "c",
  realtimeUrl: "r",
  supportEmail: "hjalp@example.se",
  stage: "test",
};
const sent: Record<string, unknown>[] = [];
let answer: () => Response;

const fetched = vi.fn<typeof fetch>(async (address, request) => {
  const path = typeof address === "string" ? address : "";
  if (path === "/config.json") return Response.json(config);
  if (path === "/api/contact/challenge") return Response.json(await aChallenge());
  sent.push(JSON.parse(typeof request?.body === "string" ? request.body : "{}") as Record<string, unknown>);
  return answer();
});

const open = (address = "/contact") => {
  const router = createMemoryRouter([{ path: "/contact", Component: ContactPage }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};

const topic = () => screen.getByRole("combobox", { name: "Ämne" });
const email = () => screen.getByRole("textbox", { name: "Din e-postadress" });
const message = () => screen.getByRole("textbox", { name: "Meddelande" });
const send = () => screen.getByRole("button", { name: "Skicka" });

beforeEach(async () => {
  sent.length = 0;
  answer = () => Response.json({ caseNumber: "K-261120-ABCDEF" }, { status: 201 });
  vi.stubGlobal("fetch", fetched);
  giveWorker();
  await startTexts("sv");
});
afterEach(cleanup);

describe("the contact form", () => {
  it("begins with the topic that the address names", () => {
    open("/contact?topic=store");
    expect(topic()).toHaveProperty("value", "store");
  });

  it("does the work it is given, sends the message and shows the number of the case", async () => {
    const user = open();
    await user.selectOptions(topic(), "privacy");
    await user.type(email(), " Anna@Example.se ");
    await user.type(message(), "Vad vet ni om mig?");
    await user.click(send());
    expect(await screen.findByText(/K-261120-ABCDEF/)).toBeTruthy();
    expect(sent).toHaveLength(1);
    const [posted] = sent;
    expect(posted).toMatchObject({ topic: "privacy", email: "anna@example.se", language: "sv" });
    expect(JSON.parse(atob(String(posted?.["solution"])))).toMatchObject({ solution: { counter: 1 } });
  });

  it("names what is missing in the field itself and goes to the first one", async () => {
    const user = open();
    await user.type(email(), "anna");
    await user.click(send());
    expect(screen.getByText("Ogiltig e-postadress")).toBeTruthy();
    expect(document.activeElement).toBe(topic());
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  it("says that an empty field is missing, not that it is wrong", async () => {
    const user = open();
    await user.click(send());
    expect(screen.getAllByText("Fyll i det här fältet.")).toHaveLength(3);
    expect(screen.queryByText("Ogiltig e-postadress")).toBeNull();
  });

  it("keeps what was typed when it cannot be sent", async () => {
    const problem = { type: "x", title: "x", status: 429, code: "too-many-requests" };
    answer = () => Response.json(problem, { status: 429 });
    const user = open("/contact?topic=other");
    await user.type(email(), "anna@example.se");
    await user.type(message(), "Hej");
    await user.click(send());
    expect((await screen.findByRole("alert")).textContent).toMatch(/många förfrågningar/);
    expect(message()).toHaveProperty("value", "Hej");
    expect(email()).toHaveProperty("value", "anna@example.se");
  });

  it("shows where one can write by mail", async () => {
    open();
    expect(await screen.findByRole("link", { name: "hjalp@example.se" })).toBeTruthy();
  });
});
