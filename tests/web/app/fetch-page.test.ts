// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchPage } from "#web/app/fetch-page.ts";

const assign = vi.fn();
const document = (file: string) => new Response(`<script type="module" src="/assets/${file}.js"></script>`);
const answer = vi.fn(async () => document("main-1"));
const gone = async (): Promise<never> => {
  throw new TypeError("Failed to fetch dynamically imported module");
};

beforeEach(() => {
  sessionStorage.clear();
  assign.mockReset();
  answer.mockReset().mockResolvedValue(document("main-1"));
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("location", { href: "https://example.se/auth", assign });
  const script = globalThis.document.createElement("script");
  script.type = "module";
  script.src = "https://example.se/assets/main-1.js";
  globalThis.document.head.append(script);
});
afterEach(() => {
  globalThis.document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it("returns the fetched page", async () => {
  expect(await fetchPage("/my-bikes", async () => "page")).toBe("page");
  expect(answer).not.toHaveBeenCalled();
});

it("fails if the site is unchanged or unreachable", async () => {
  await expect(fetchPage("/my-bikes", gone)).rejects.toThrow(TypeError);
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(fetchPage("/my-bikes", gone)).rejects.toThrow(TypeError);
  answer.mockResolvedValue(new Response("", { status: 503 }));
  await expect(fetchPage("/my-bikes", gone)).rejects.toThrow(TypeError);
  expect(assign).not.toHaveBeenCalled();
});

it("reloads once if there is a new version", async () => {
  answer.mockImplementation(async () => document("main-2"));
  void fetchPage("/my-bikes?a=b", gone);
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([["/my-bikes?a=b"]]));
  await expect(fetchPage("/my-bikes?a=b", gone)).rejects.toThrow(TypeError);
  expect(assign).toHaveBeenCalledOnce();
});
