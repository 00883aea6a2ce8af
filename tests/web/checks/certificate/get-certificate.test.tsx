import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GetCertificate } from "#web/checks/certificate/GetCertificate.tsx";

const path = "/certificate/I-261130-7Q2M9X/7Q4MK2XP01AB23CD";
const getCertificate = vi.hoisted(() => vi.fn());
vi.mock("#web/checks/certificate/get-certificate.ts", () => ({ getCertificate }));

beforeEach(() => getCertificate.mockResolvedValue({ path }));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

const link = (): string | null | undefined => screen.queryByRole("link")?.getAttribute("href");

it("a certificate that was got is still there when the page is loaded again, for its number and day only", async () => {
  render(<GetCertificate number="WTU204K8861" language="sv" />);
  await userEvent.click(screen.getByRole("button", { name: "Hämta intyg" }));
  await screen.findByText("Intyget är klart.");
  cleanup();
  render(<GetCertificate number="WTU204K8861" language="sv" />);
  expect(link()).toBe(path);
  cleanup();
  render(<GetCertificate number="WTU204K8862" language="sv" />);
  expect(link()).toBeUndefined();
  cleanup();
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ["Date"] });
  render(<GetCertificate number="WTU204K8861" language="sv" />);
  expect(link()).toBeUndefined();
});

it("a certificate that arrives after another number was opened leaves that number’s entry as it is", async () => {
  const arriving = Promise.withResolvers<{ path: string }>();
  getCertificate.mockReturnValue(arriving.promise);
  render(<GetCertificate number="WTU204K8861" language="sv" />);
  await userEvent.click(screen.getByRole("button", { name: "Hämta intyg" }));
  const stored = { certificate: "of WTU204K8862" };
  history.pushState(stored, "", "?number=WTU204K8862");
  arriving.resolve({ path });
  await screen.findByText("Intyget är klart.");
  expect(history.state).toEqual(stored);
});
