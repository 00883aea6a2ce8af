import { aProblem } from "#tests/web/answer-calls.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContactPage } from "#web/office/contact/ContactPage.tsx";
import { aChallenge, giveWorker } from "#tests/web/platform/api/challenge-worker.ts";
import { showPages } from "#tests/web/show-pages.tsx";

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
  showPages([{ path: "/contact", Component: ContactPage }], address);
  return userEvent.setup();
};

const topic = () => screen.getByRole("combobox", { name: "Ämne" });
const email = () => screen.getByRole("textbox", { name: "Din e-postadress" });
const message = () => screen.getByRole("textbox", { name: "Meddelande" });
const send = () => screen.getByRole("button", { name: "Skicka" });

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ caseNumber: "K-261120-ABCDEF" }, { status: 201 });
  vi.stubGlobal("fetch", fetched);
  giveWorker();
});

describe("the contact form", () => {
  it("starts with the topic in the URL", () => {
    open("/contact?topic=store");
    expect(topic()).toHaveProperty("value", "store");
  });

  it("does the proof of work, sends the message and shows the case number", async () => {
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

  it("asks which data right a letter is about, and adds the letter to the case in the URL", async () => {
    const user = open("/contact?topic=privacy&case=K-261120-ABCDEF");
    expect(screen.getByText(/läggs till i ärende K-261120-ABCDEF/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Vad vill du?"), "Radera mina uppgifter");
    await user.type(email(), "anna@example.se");
    await user.type(message(), "Tack.");
    await user.click(send());
    await screen.findByText(/Ditt ärende har nummer/);
    expect(sent).toMatchObject([{ right: "erasure", caseNumber: "K-261120-ABCDEF" }]);
  });

  it("leaves out the right of another topic", async () => {
    const user = open("/contact?topic=privacy&right=access");
    await user.selectOptions(topic(), "other");
    await user.type(email(), "anna@example.se");
    await user.type(message(), "Hej.");
    await user.click(send());
    await screen.findByText(/Ditt ärende har nummer/);
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty("right");
  });

  it("marks missing fields and focuses the first", async () => {
    const user = open();
    await user.type(email(), "anna");
    await user.click(send());
    expect(screen.getByText("Ogiltig e-postadress")).toBeTruthy();
    expect(document.activeElement).toBe(topic());
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  it("says that an empty field is required, not malformed", async () => {
    const user = open();
    await user.click(send());
    expect(screen.getAllByText("Fyll i det här fältet.")).toHaveLength(3);
    expect(screen.queryByText("Ogiltig e-postadress")).toBeNull();
  });

  it("keeps what was typed when sending fails", async () => {
    answer = () => aProblem(429, "too-many-requests");
    const user = open("/contact?topic=other");
    await user.type(email(), "anna@example.se");
    await user.type(message(), "Hej");
    await user.click(send());
    expect((await screen.findByRole("alert")).textContent).toMatch(/många förfrågningar/);
    expect(message()).toHaveProperty("value", "Hej");
    expect(email()).toHaveProperty("value", "anna@example.se");
  });

  it("shows the support address", async () => {
    open();
    expect(await screen.findByRole("link", { name: "hjalp@example.se" })).toBeTruthy();
  });
});
