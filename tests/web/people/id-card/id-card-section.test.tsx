import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/people/accounts.ts";
import type { IdentityReview } from "#contract/people/identity-reviews.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { IdCardSection } from "#web/people/id-card/IdCardSection.tsx";
import { AntdRoot } from "#web/platform/ui/AntdRoot.tsx";
import { anna } from "#tests/web/app/shell.tsx";
import { problem } from "#tests/web/answer-calls.ts";

vi.mock("#web/platform/ui/pictures/falsified-canvas.ts", () => ({ isFalsified: () => false }));

const me = (over: Partial<Me> = {}): Me => ({ ...anna, personalNumberMasked: "1985••••-••••", ...over });
const withoutNumber = (): Me => {
  const { personalNumberMasked: _, ...rest } = me({ identityLevel: 0 });
  return rest;
};

const uploadId = "upload_00000000000000000000000001";
const review = (over: Partial<IdentityReview> = {}): IdentityReview => ({
  id: "idreview_00000000000000000000000001",
  state: "open",
  requestedAt: "2026-11-19T09:30:00.000Z",
  ...over,
});

/** The API by method and path. */
const api = new Map<string, () => Response>();
const sent: { call: string; body: unknown }[] = [];

/** The bucket: uploads wait until the test releases them. */
class Post {
  static readonly all: Post[] = [];
  readonly upload = new EventTarget();
  status = 204;
  readonly #events = new EventTarget();
  addEventListener = this.#events.addEventListener.bind(this.#events);
  open = () => undefined;
  send = () => void Post.all.push(this);
  abort = () => this.end("abort");
  end = (how: "load" | "error" | "abort") => {
    this.#events.dispatchEvent(new Event(how));
    this.#events.dispatchEvent(new Event("loadend"));
  };
  progress = (loaded: number) =>
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total: 100, lengthComputable: true }));
}

const posted = async (count = 1): Promise<Post> => {
  await waitFor(() => expect(Post.all).toHaveLength(count));
  return Post.all[count - 1]!;
};

beforeEach(() => {
  api.clear();
  sent.length = 0;
  Post.all.length = 0;
  vi.stubGlobal(
    "fetch",
    async (address: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
      const call = `${method} ${address}`;
      sent.push({ call, body: JSON.parse(body ?? "null") });
      const next = api.get(call);
      if (!next) throw new Error(`Nothing was foreseen for ${call}`);
      return next();
    },
  );
  vi.stubGlobal("XMLHttpRequest", Post);
  vi.stubGlobal("createImageBitmap", async () => ({ width: 856, height: 540, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) =>
    take(new Blob(["drawn"], { type: "image/jpeg" })),
  );
  URL.createObjectURL = () => "blob:card";
  api.set("POST /api/uploads", () =>
    Response.json({ uploadId, url: "https://bucket.test", fields: { key: "staging/u1/1" } }, { status: 201 }),
  );
  api.set(`POST /api/uploads/${uploadId}/complete`, () =>
    Response.json(
      { id: uploadId, kind: "id-card", width: 856, height: 540, url: "https://photos.test/1" },
      { status: 201 },
    ),
  );
  api.set("POST /api/identity-reviews", () => Response.json(review(), { status: 201 }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const show = (
  person: Me = me(),
  own?: IdentityReview,
  answer = () => Response.json(own ? { review: own } : {}),
) => {
  api.set("GET /api/me", () => Response.json(person));
  api.set("GET /api/identity-reviews/mine", answer);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return render(
    <QueryClientProvider client={queries}>
      <AntdRoot>
        <IdCardSection />
      </AntdRoot>
    </QueryClientProvider>,
  );
};
const button = (name: RegExp | string) => screen.findByRole("button", { name });
const press = async (name: RegExp | string) => userEvent.click(await button(name));
const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "card.jpg", { type: "image/jpeg" });
const choose = async (file = jpeg()) =>
  fireEvent.change(await screen.findByLabelText("Välj fil Ditt ID-kort"), { target: { files: [file] } });
const calls = () => sent.map(({ call }) => call).filter((call) => !call.startsWith("GET"));

describe("someone without an eID", () => {
  it("learns what happens to the photo, sends it and sees it waiting", async () => {
    show();
    expect(await screen.findByText(/Det raderas när ärendet är avgjort, senast efter 7 dagar/)).toBeTruthy();
    await press("Skicka foto av ID-kort");
    const send = await button("Skicka för granskning");
    expect(send.hasAttribute("disabled")).toBe(true);
    await choose();
    const post = await posted();
    post.progress(40);
    expect(await screen.findByText("40%")).toBeTruthy();
    post.end("load");
    expect(await screen.findByText("Uppladdad")).toBeTruthy();
    await press("Skicka för granskning");
    expect(await screen.findByText("Fotot väntar på granskning")).toBeTruthy();
    expect(screen.getByText(/Skickat 19 november 2026.*raderas senast 26 november 2026/)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Fotot väntar på granskning");
    expect(sent.find(({ call }) => call === "POST /api/uploads")?.body).toMatchObject({ kind: "id-card" });
    expect(sent.at(-1)).toEqual({ call: "POST /api/identity-reviews", body: { uploadId } });
    expect(screen.queryByRole("button", { name: /Skicka/ })).toBeNull();
  });

  it("is asked for the personal number first, with its errors", async () => {
    show(withoutNumber());
    await press("Skicka foto av ID-kort");
    const field = await screen.findByLabelText("Personnummer");
    api.set(
      "PUT /api/me/personal-number",
      problem(400, "invalid-request", {
        issues: [{ path: "personalNumber", rule: "personal-number-check-digit" }],
      }),
    );
    await userEvent.type(field, "198508211358{Enter}");
    expect(await screen.findByText(/Luhn/)).toBeTruthy();
    api.set("PUT /api/me/personal-number", problem(412, "identity-level-too-low"));
    await userEvent.type(field, "{Enter}");
    expect(await screen.findByText(/bara styrkas med e-legitimation/)).toBeTruthy();
    api.set("PUT /api/me/personal-number", () => Response.json(me()));
    await userEvent.clear(field);
    await userEvent.type(field, "198508211359{Enter}");
    expect(await button("Skicka för granskning")).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ personalNumber: "19850821-1359" });
  });

  it("can cancel an upload and choose another picture", async () => {
    show();
    await press("Skicka foto av ID-kort");
    await choose();
    await posted();
    await userEvent.click((await screen.findAllByRole("button", { name: "Avbryt" }))[0]!);
    expect(await screen.findByText("Krävs")).toBeTruthy();
    await choose();
    (await posted(2)).end("load");
    expect(await screen.findByText("Uppladdad")).toBeTruthy();
  });

  it("can retry a failed upload", async () => {
    show();
    await press("Skicka foto av ID-kort");
    await choose();
    (await posted()).end("error");
    expect(await screen.findByText("Bilden kunde inte laddas upp.")).toBeTruthy();
    await press(/Försök igen/);
    (await posted(2)).end("load");
    expect(await screen.findByText("Uppladdad")).toBeTruthy();
  });

  it("learns at once that a file is not a picture, and nothing is sent", async () => {
    show();
    await press("Skicka foto av ID-kort");
    await choose(new File(["%PDF"], "card.pdf", { type: "application/pdf" }));
    expect(await screen.findByText("Endast JPEG, PNG och WebP filer är tillåtna")).toBeTruthy();
    expect(calls()).toEqual([]);
  });

  it.each([
    [502, "analysis-failed", /Bilderna kunde inte läsas just nu/],
    [429, "too-many-requests", "Du kan skicka ett foto tre gånger om dagen. Försök igen i morgon."],
  ])("sees why a request was refused, and keeps the photo (%i)", async (status, code, text) => {
    show();
    await press("Skicka foto av ID-kort");
    await choose();
    (await posted()).end("load");
    await screen.findByText("Uppladdad");
    api.set("POST /api/identity-reviews", problem(status, code));
    await press("Skicka för granskning");
    expect(await screen.findByText(text)).toBeTruthy();
    expect((await button("Skicka för granskning")).hasAttribute("disabled")).toBe(false);
  });

  it("takes another photo if the first is gone", async () => {
    show();
    await press("Skicka foto av ID-kort");
    await choose();
    (await posted()).end("load");
    await screen.findByText("Uppladdad");
    api.set("POST /api/identity-reviews", problem(404, "upload-not-found"));
    await press("Skicka för granskning");
    expect(await screen.findByText("Bilden finns inte kvar. Ladda upp den igen.")).toBeTruthy();
    expect(await screen.findByText("Krävs")).toBeTruthy();
    expect((await button("Skicka för granskning")).hasAttribute("disabled")).toBe(true);
  });

  it("sees a request sent from another tab", async () => {
    show();
    await press("Skicka foto av ID-kort");
    await choose();
    (await posted()).end("load");
    await screen.findByText("Uppladdad");
    api.set("POST /api/identity-reviews", problem(409, "identity-review-open"));
    api.set("GET /api/identity-reviews/mine", () => Response.json({ review: review() }));
    await press("Skicka för granskning");
    expect(await screen.findByText("Fotot väntar på granskning")).toBeTruthy();
  });

  it("gets the focus back on cancelling", async () => {
    show();
    await press("Skicka foto av ID-kort");
    await press("Avbryt");
    expect(document.activeElement).toBe(await button("Skicka foto av ID-kort"));
  });
});

describe("a request", () => {
  it("that is open offers no action", async () => {
    show(me(), review());
    expect(await screen.findByText("Fotot väntar på granskning")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("that was rejected gives the reason and allows another", async () => {
    show(
      me(),
      review({ state: "rejected", decidedAt: "2026-11-20T09:30:00.000Z", reason: "Kortet har gått ut." }),
    );
    expect(await screen.findByText("ID-kortet godkändes inte")).toBeTruthy();
    expect(screen.getByText("Kortet har gått ut.")).toBeTruthy();
    expect(await button("Skicka ett nytt foto")).toBeTruthy();
  });

  it("that lapsed says so and allows another", async () => {
    show(me(), review({ state: "lapsed" }));
    expect(await screen.findByText("Ingen hann granska fotot")).toBeTruthy();
    expect(await button("Skicka ett nytt foto")).toBeTruthy();
  });

  it("that failed to load can be loaded again", async () => {
    show(me(), review(), problem(503, "unavailable"));
    expect(await screen.findByText("Ditt ärende kunde inte hämtas.")).toBeTruthy();
    api.set("GET /api/identity-reviews/mine", () => Response.json({ review: review() }));
    await press("Försök igen");
    expect(await screen.findByText("Fotot väntar på granskning")).toBeTruthy();
  });

  it("is not offered to a verified person", async () => {
    const { container } = show(me({ identityLevel: 2 }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(container.querySelector(".idcard")).toBeNull());
  });
});
