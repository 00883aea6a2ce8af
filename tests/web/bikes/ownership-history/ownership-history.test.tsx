import { aProblem } from "#tests/web/answer-calls.ts";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startTexts } from "#tests/web/start-texts.ts";
import { OwnershipHistory } from "#web/bikes/ownership-history/OwnershipHistory.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { OwnershipHistory as History, OwnershipPeriod } from "#contract/bikes/history.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";

const aPeriod = (changes: Partial<OwnershipPeriod> = {}): OwnershipPeriod => ({
  ownerName: "An** S*",
  own: false,
  startDate: "2025-11-20T10:00:00.000Z",
  acquisition: "registration",
  registrationType: "self",
  verified: true,
  ...changes,
});

const history =
  (changes: Partial<History> = {}) =>
  () =>
    Response.json({ periods: [aPeriod()], thefts: [], earlier: [], ...changes });

const show = (shown: ReactNode): void => {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  render(<QueryClientProvider client={queries}>{shown}</QueryClientProvider>);
};

const bikeId = `bike_${"0".repeat(24)}`;
const fetched = vi.fn<(address: string) => Promise<Response>>();
const answer = (...answers: (() => Response)[]) => {
  for (const each of answers) fetched.mockImplementationOnce(async () => each());
};

const earlierOwner = aPeriod({
  ownerName: "Er** L*",
  startDate: "2023-09-20T10:00:00.000Z",
  endDate: "2025-11-20T10:00:00.000Z",
  registrationType: "store",
  verified: false,
  store: { storeName: "Cykelkraft", storeAddress: "Storgatan 1, Motala", organizationNumber: "556677-8899" },
});

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
});

const card = async () => within(await screen.findByRole("region", { name: "Ägarhistorik" }));
const lines = async () => {
  await screen.findAllByRole("listitem");
  return screen.getAllByRole("listitem").map((line) => line.textContent);
};

describe("the history of a bike", () => {
  it("lists owners newest first, with the time they had it and how they got it", async () => {
    answer(history({ periods: [aPeriod(), earlierOwner] }));
    show(<OwnershipHistory bikeId={bikeId} />);
    const [newest, older] = await lines();
    expect(newest).toContain("An** S*Ägandet styrkt");
    expect(newest).toContain("Sedan 20 november 2025 (1 år)");
    expect(newest).toContain("Registrerad av ägaren");
    expect(older).toContain("20 september 2023 – 20 november 2025 (2 år och 2 månader)");
    expect(older).toContain("Registrerad i butik");
    expect(older).not.toContain("styrkt");
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/bikes/${bikeId}/history`);
  });

  it("is available in English", async () => {
    await startTexts("en");
    answer(history({ periods: [aPeriod({ startDate: "2026-11-19T10:00:00.000Z", own: true })] }));
    show(<OwnershipHistory bikeId={bikeId} />);
    const [only] = await lines();
    expect(only).toContain("You");
    expect(only).toContain("Since 19 November 2026 (1 day)");
    expect(screen.getByRole("heading", { name: "Ownership History" })).toBeTruthy();
  });

  it("opens the shop's details", async () => {
    answer(history({ periods: [earlierOwner] }));
    show(<OwnershipHistory bikeId={bikeId} />);
    await userEvent.click(await screen.findByText("Cykelkraft"));
    expect(screen.getByText("Storgatan 1, Motala")).toBeTruthy();
    expect(screen.getByText("556677-8899")).toBeTruthy();
  });

  it("hides a placeholder for the shop", async () => {
    answer(history({ periods: [aPeriod({ store: { storeName: "Egenregistrering AB" } })] }));
    show(<OwnershipHistory bikeId={bikeId} />);
    expect(await screen.findByText("Registrerad av ägaren")).toBeTruthy();
    expect(screen.queryByText("Egenregistrering AB")).toBeNull();
  });

  it("shows price and receipt if the server sends them, and gets a new link for an expired one", async () => {
    const owned = (receiptUrl: string) =>
      history({ periods: [aPeriod({ own: true, purchasePrice: 4500, receiptUrl })] });
    answer(owned("/receipt/old"), owned("/receipt/new"));
    show(<OwnershipHistory bikeId={bikeId} />);
    expect(await screen.findByText(/4\s500\skr/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Visa kvitto" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Kvitto" }));
    fireEvent.error(await dialog.findByRole("img", { name: "Kvittot för cykeln" }));
    await userEvent.click(dialog.getByRole("button", { name: "Försök igen" }));
    const image = await dialog.findByRole("img", { name: "Kvittot för cykeln" });
    expect(image.getAttribute("src")).toBe("/receipt/new");
  });

  it("lists thefts among the owners", async () => {
    answer(
      history({
        periods: [aPeriod(), earlierOwner],
        thefts: [
          { stolenDate: "2024-06-01", recoveredAt: "2024-06-20T10:00:00.000Z" },
          { stolenDate: "2026-11-12" },
        ],
      }),
    );
    show(<OwnershipHistory bikeId={bikeId} />);
    const [open, , past, oldest] = await lines();
    expect(open).toBe("Anmäld stulen 12 november 2026. Ännu inte återfunnen.");
    expect(past).toBe("Anmäld stulen 1 juni 2024. Återfunnen 20 juni 2024.");
    expect(oldest).toContain("Er** L*");
  });

  it("separates earlier registrations of the number", async () => {
    answer(history({ earlier: [earlierOwner] }));
    show(<OwnershipHistory bikeId={bikeId} />);
    expect(await screen.findByRole("heading", { name: "Tidigare registreringar" })).toBeTruthy();
    expect(await lines()).toHaveLength(2);
  });

  it("in compact form shows the current owner, and the rest on request", async () => {
    answer(history({ periods: [aPeriod(), earlierOwner], thefts: [{ stolenDate: "2026-11-12" }] }));
    show(<OwnershipHistory bikeId={bikeId} compact />);
    expect(await lines()).toHaveLength(1);
    const more = screen.getByRole("button", { name: "Visa hela historiken (2 till)" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(more);
    expect(await lines()).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "Visa mindre" }));
    expect(await lines()).toHaveLength(1);
  });

  it("in compact form has no button without more entries", async () => {
    answer(history());
    show(<OwnershipHistory bikeId={bikeId} compact />);
    expect(await lines()).toHaveLength(1);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says that it is empty", async () => {
    answer(history({ periods: [] }));
    show(<OwnershipHistory bikeId={bikeId} />);
    expect(await (await card()).findByText("Det finns ingen historik än.")).toBeTruthy();
  });

  it("is announced while loading", async () => {
    fetched.mockImplementationOnce(() => new Promise(() => undefined));
    show(<OwnershipHistory bikeId={bikeId} />);
    expect(await screen.findByText("Hämtar historiken …")).toBeTruthy();
  });

  it("can be loaded again after a failure", async () => {
    answer(() => aProblem(429, "too-many-requests"), history());
    show(<OwnershipHistory bikeId={bikeId} />);
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(/Det kom många förfrågningar/)).toBeTruthy();
    await userEvent.click(alert.getByRole("button", { name: "Försök igen" }));
    expect(await lines()).toHaveLength(1);
  });
});
