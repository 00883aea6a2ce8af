import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StoreAnalytics } from "#contract/shops/sales/analytics.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { StoreAnalyticsPage } from "#web/shops/sales/analytics/StoreAnalyticsPage.tsx";
import { StoreGuidePage } from "#web/shops/sales/guide/StoreGuidePage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const none = { registered: 0, claimed: 0, claimedWithinDay: 0 };
const analytics: StoreAnalytics = {
  weeks: [
    { monday: "2026-11-09", registered: 6, claimed: 4, claimedWithinDay: 3 },
    { monday: "2026-11-16", registered: 2, claimed: 1, claimedWithinDay: 1 },
    { monday: "2026-11-23", ...none },
  ],
  brands: [
    { name: "=Crescent", registered: 5 },
    { name: "Monark", registered: 3 },
  ],
  till: { seconds: 44, measured: 7 },
  staff: [{ name: "Karin Nord", registered: 5 }, { registered: 3 }],
};

let asked: string[];
let answers: Response[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address.replace("/api", ""));
    const next = answers.shift();
    if (!next) throw new Error(`Nothing was foreseen for ${address}`);
    return next;
  });
});

const open = (Component: () => React.ReactNode, ...given: Response[]) => {
  answers = given;
  showPages([{ path: "/", Component }]);
};

const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the shop’s statistics", () => {
  it("are given in words and tables as well as charts", async () => {
    open(StoreAnalyticsPage, Response.json(analytics));
    const weeks = await part("Registreringar per vecka");
    expect(weeks.getByText(/^8 cyklar på 3 veckor. Flest, 6, veckan från 9 november 2026.$/)).toBeTruthy();
    await userEvent.click(weeks.getByRole("button", { name: /^Visa som tabell/ }));
    expect(weeks.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "Vecka frånRegistrerade",
      "2026-11-096",
      "2026-11-162",
      "2026-11-230",
    ]);
    expect(
      (await part("Registrerade på köparen inom ett dygn")).getByText(/^50 % av .* 63 % är registrerade/),
    ).toBeTruthy();
    expect((await part("Märken")).getByText("Mest såld: =Crescent, 5 cyklar.")).toBeTruthy();
    expect((await part("Tid per kund")).getByText("44 sekunder")).toBeTruthy();
    expect((await part("Per medarbetare")).getAllByText("Konto som inte finns längre")).toHaveLength(2);
  });

  it("leave out the staff for non-owners, and the time if none was measured", async () => {
    const { staff: _staff, till: _till, ...rest } = analytics;
    open(StoreAnalyticsPage, Response.json(rest));
    expect((await part("Tid per kund")).getByText(/^Tiden mäts från/)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Per medarbetare" })).toBeNull();
  });

  it("can cover a year", async () => {
    open(StoreAnalyticsPage, Response.json(analytics), Response.json(analytics));
    await part("Märken");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Period" }), "52 veckor");
    await vi.waitFor(() => expect(asked).toEqual(["/store/analytics?weeks=26", "/store/analytics?weeks=52"]));
  });

  it("are saved as a file without formulas", async () => {
    const saved: Blob[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}` }));
    open(StoreAnalyticsPage, Response.json(analytics));
    await userEvent.click((await part("Märken")).getByRole("button", { name: /^Ladda ner som CSV/ }));
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
      "\uFEFFMärke;Registrerade\r\n'=Crescent;5\r\nMonark;3\r\n",
    );
  });

  it("lead a shop without sales to the till", async () => {
    const empty = { weeks: [{ monday: "2026-11-23", ...none }], brands: [] };
    open(StoreAnalyticsPage, Response.json(empty));
    expect((await screen.findByRole("link", { name: "Till kassan" })).getAttribute("href")).toBe(
      "/store-register-customer",
    );
  });
});

describe("the guide", () => {
  it.each([
    ["sv", "Skanna ramnumret", /114 14/],
    ["en", "Scan the frame number", /114 14/],
  ] as const)(
    "shows in %s the till in six pictures, of which nothing can be pressed",
    async (language, first, police) => {
      await startTexts(language);
      open(StoreGuidePage);
      const steps = screen
        .getAllByRole("listitem")
        .filter((item) => item.querySelector(".guidepicture") !== null);
      expect(steps).toHaveLength(6);
      expect(steps[0]?.textContent).toContain(first);
      expect(screen.getByText(police, { selector: ".guidesteps__words p" })).toBeTruthy();
      for (const picture of document.querySelectorAll(".guidepicture")) {
        expect(picture.hasAttribute("inert")).toBe(true);
        expect(picture.childElementCount).toBeGreaterThan(0);
      }
      expect(screen.getAllByRole("row")).toHaveLength(5);
    },
  );
});
