import { cleanup, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { OwnCopy } from "#contract/privacy/own-copy.ts";
import { api, open, openPart, part, partNames, problem, sent } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const proveAgain = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("#web/platform/auth/session.ts", async (original) => ({ ...(await original()), proveAgain }));
const openFile = vi.hoisted(() => vi.fn());
vi.mock("#web/platform/ui/save-file.ts", async (original) => ({ ...(await original()), openFile }));

const user = userEvent.setup();
const title = "Ladda ner mina uppgifter";
const ready: Partial<OwnCopy> = {
  state: "ready",
  readyAt: "2026-11-20T12:00:00.000Z",
  endsAt: "2026-11-27T12:00:00.000Z",
  bytes: 2_345_678,
  mayAsk: false,
};

const answer = (copy: Partial<OwnCopy>): void => {
  api.set("GET /api/me/copy", () =>
    Response.json({ state: "none", mayAsk: true, signedInRecently: true, ...copy }),
  );
};
const begin = async (copy: Partial<OwnCopy> = {}): Promise<void> => {
  await open("customer");
  answer(copy);
  openPart(title);
};
const button = (name: string) => part(title).findByRole("button", { name });

beforeEach(() => {
  pool.reset();
  vi.clearAllMocks();
});

it("the section is there for every account", async () => {
  for (const role of ["customer", "store", "admin"] as const) {
    await open(role);
    expect(partNames()).toContain(title);
    cleanup();
  }
});

it("a copy is requested and its progress shown", async () => {
  await begin();
  const asked = { state: "making", done: 3, of: 12, mayAsk: false, signedInRecently: true };
  api.set("POST /api/me/copy", () => Response.json(asked));
  await user.click(await button("Be om en kopia"));
  expect(await part(title).findByText("3 av 12 bilder")).toBeTruthy();
  expect(part(title).getByText(/Du får ett mejl när kopian är klar/)).toBeTruthy();
  expect(part(title).queryByRole("button")).toBeNull();
});

it("the file is offered with size and expiry, and another only when allowed", async () => {
  await begin(ready);
  expect(await part(title).findByText("27 november 2026 kl. 13:00")).toBeTruthy();
  expect(part(title).getByText(/^2,3\sMB$/)).toBeTruthy();
  expect(part(title).queryByRole("button", { name: "Be om en ny kopia" })).toBeNull();
  api.set("POST /api/me/copy/links", () => Response.json({ url: "https://copies.example/mine" }));
  await user.click(await button("Ladda ner ZIP-filen"));
  await waitFor(() => expect(openFile).toHaveBeenCalledWith("https://copies.example/mine"));
  expect(part(title).getByText(/Nedladdningen har börjat/)).toBeTruthy();
});

it("an old sign-in must be renewed, and leads back here", async () => {
  await begin({ ...ready, signedInRecently: false });
  await user.click(await button("Logga in igen"));
  expect(proveAgain).toHaveBeenCalledWith("/#my-data");
});

it("a sign-in that is too old by then must be renewed", async () => {
  await begin(ready);
  await button("Ladda ner ZIP-filen");
  answer({ ...ready, signedInRecently: false });
  api.set("POST /api/me/copy/links", () => problem(403, "sign-in-not-recent"));
  await user.click(await button("Ladda ner ZIP-filen"));
  expect(await part(title).findByText("Logga in igen först, så vet vi att det är du.")).toBeTruthy();
  expect(await button("Logga in igen")).toBeTruthy();
  expect(openFile).not.toHaveBeenCalled();
});

it("the copy can be retried after a failure and after the file expired", async () => {
  await begin({ state: "failed" });
  expect(await part(title).findByText(/Kopian blev inte klar/)).toBeTruthy();
  expect(await button("Be om en ny kopia")).toBeTruthy();
  cleanup();
  await begin({ state: "expired" });
  expect(await part(title).findByText(/går inte att ladda ner längre/)).toBeTruthy();
  expect(await button("Be om en ny kopia")).toBeTruthy();
  expect(sent("POST /api/me/copy")).toEqual([]);
});
