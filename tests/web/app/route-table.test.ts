import { matchPath } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { guard } from "#web/app/guard.ts";
import { redirects } from "#web/app/redirects.ts";
import { pages } from "#web/app/routes.ts";
import type { SettledSession } from "#web/platform/auth/session.ts";
import { dashboardTiles } from "#web/office/dashboard/dashboard-tiles.ts";
import { menuItem } from "#web/app/menu-items.ts";
import { common } from "#web/platform/i18n/sv/common.ts";
import { specified, type Visitor, visitors, visits } from "./specified-routes.ts";

const origin = "https://example.se";
const site = vi.hoisted(() => ({ stage: "local" }));
vi.mock("#web/platform/auth/site-config.ts", () => ({ siteConfig: async () => site }));

const sessionOf = (visitor: Visitor): SettledSession =>
  visitor === "signed-out"
    ? { state: "signed-out" }
    : { state: "signed-in", role: visitor, userId: "u1", name: "Anna" };

const pageAt = (path: string) => pages.find((page) => matchPath(page.path, path));

/** Follows guard and redirects to the final address. */
const walk = (address: string, visitor: Visitor): string => {
  const url = new URL(address, origin);
  const redirect = redirects.find(({ path }) => matchPath(path, url.pathname));
  const page = pageAt(url.pathname);
  if (redirect) return walk(redirect.to(url, sessionOf(visitor)), visitor);
  if (!page) return "404";
  const elsewhere = guard({ ...page, session: sessionOf(visitor), url });
  if (elsewhere === undefined || elsewhere === "/") return elsewhere ?? address;
  return walk(elsewhere, visitor);
};

describe("the route table", () => {
  it.each(visits)("$path sends $visitor to $ends", ({ path, visitor, ends }) => {
    expect(walk(path, visitor)).toBe(ends);
  });

  it("sends each role to its own home", () => {
    expect(visitors.map((visitor) => walk("/", visitor))).toEqual(["/", "/", "/", "/admin-dashboard"]);
  });

  it("has only specified pages, and those of single items", () => {
    const known = [
      ...Object.values(specified).flat(),
      "/",
      "/test-emails",
      "/my-bikes/:bikeId",
      "/my-bikes/:bikeId/visibility",
      "/my-bikes/:bikeId/edit",
      "/my-bikes/:bikeId/correction",
      "/my-bikes/:bikeId/poster",
      "/my-bikes/:bikeId/stickers",
      "/my-bikes/:bikeId/report-stolen",
      "/my-bikes/:bikeId/stolen",
      "/my-bikes/:bikeId/recovered",
      "/my-bikes/:bikeId/battery",
      "/my-bikes/:bikeId/transfer",
      "/my-bikes/:bikeId/sell",
      "/my-bikes/:bikeId/store-receipt",
      "/store-receipts/:receiptNumber",
      "/store-points",
      "/store-points/statement",
      "/partners/:partnerId",
      "/bike-ads/:listingId",
      "/stolen/:stolenBikeId",
      "/ad-decisions/:caseId",
      "/admin-ad-reports",
      "/admin-message-reports",
      "/admin-bikes/:bikeId",
      "/admin-people",
      "/admin-people/:accountId",
      "/message-decisions/:reportId",
      "/admin-packing",
      "/renew-ad",
      "/store-application",
      "/claim",
      "/ask-seller",
      "/seller-question",
      "/certificate/:certificate/:certificateCode",
      "/marketplaces",
      "/confirm-watch",
      "/end-watch",
      "/transfers/:transferId",
      "/transfer-requests/:requestId",
      "/ownership-disputes/:disputeId",
      "/admin-ownership-disputes/:disputeId",
      "/transfers/:transferId/change",
      "/found-reports",
      "/order-receipt/:orderNumber",
      "/receipt-check/:number/:code",
      "/number-check/:report/:reportCode",
      "/messages/:threadId",
    ];
    const extra = pages
      .map(({ path }) => path)
      .filter((path) => !known.some((each) => matchPath(path, each)) && !path.startsWith("/admin-identity-"));
    expect(extra).toEqual([]);
  });

  it.each([
    ["/admin-qr-print", "/auth?next=%2Fadmin-qr-management%3Ftab%3Dinventory", "signed-out"],
    ["/admin-qr-print", "/my-bikes", "customer"],
    ["/admin-qr-print", "/admin-qr-management?tab=inventory", "admin"],
    ["/qr-roll?type=store&store_id=s1", "/admin-qr-management?tab=inventory&type=store&id=s1", "admin"],
    ["/qr-roll?type=self-registration&id=9", "/bike-registration", "customer"],
    ["/qr-roll?type=self-registration&id=9", "/store-dashboard", "store"],
    ["/qr-roll?type=self-registration&id=9", "/register?next=%2Fbike-registration", "signed-out"],
    ["/en/?q=1", "/?q=1", "customer"],
  ] as const)("%s leads to %s for %s", (address, ends, visitor) => {
    expect(walk(address, visitor)).toBe(ends);
  });
});

describe("/test-emails", () => {
  const exists = async (visitor: Visitor) => pageAt("/test-emails")?.exists?.(sessionOf(visitor));

  it("exists only for administrators", async () => {
    site.stage = "local";
    expect(await Promise.all(visitors.map(exists))).toEqual([false, false, false, true]);
  });

  it("does not exist in production", async () => {
    site.stage = "prod";
    expect(await Promise.all(visitors.map(exists))).toEqual([false, false, false, false]);
  });
});

describe("a link", () => {
  const mayOpen = (address: string, visitor: Visitor): boolean => walk(address, visitor) === address;

  it("in the panel leads an administrator to a page", () => {
    expect(dashboardTiles.filter(({ to }) => !mayOpen(to, "admin"))).toEqual([]);
  });

  it("in a menu leads to a page", () => {
    const ids = Object.keys(common.menu) as (keyof typeof common.menu)[];
    const paths = ids.map((id) => menuItem(id).path);
    const known = (path: string) => pageAt(path) ?? redirects.find((redirect) => redirect.path === path);
    expect(paths.filter((path) => !known(path))).toEqual([]);
  });
});
