import { describe, expect, it, vi } from "vitest";
import type { Role } from "#contract/people/accounts.ts";
import { guard } from "#web/app/guard.ts";
import type { PageAccess } from "#web/app/page.ts";
import type { SettledSession } from "#web/platform/auth/session.ts";

vi.stubGlobal("navigator", { languages: ["sv"] });

const signedOut: SettledSession = { state: "signed-out" };
const as = (role: Role): SettledSession => ({ state: "signed-in", role, userId: "u1", name: "Anna" });

const sent = (
  access: PageAccess,
  session: SettledSession,
  address: string,
  elsewhere?: `/${string}`,
): string | undefined =>
  guard({
    access,
    session,
    url: new URL(address, "https://example.se"),
    ...(elsewhere !== undefined && { elsewhere }),
  });

describe("someone signed out", () => {
  it("opens public pages and pages for people who are signed out", () => {
    expect(sent("public", signedOut, "/bike-search?q=1")).toBeUndefined();
    expect(sent("signed-out", signedOut, "/auth")).toBeUndefined();
  });

  it("is sent to the sign-in page, which remembers the whole address", () => {
    expect(sent(["customer"], signedOut, "/my-bikes?sort=name#top")).toBe(
      "/auth?next=%2Fmy-bikes%3Fsort%3Dname%23top",
    );
  });

  it("is sent to the home page after inactivity, with a way back", () => {
    const inactive: SettledSession = { state: "signed-out", inactive: true };
    expect(sent(["customer"], inactive, "/my-bikes?sort=name")).toBe(
      "/?ended=inactivity&next=%2Fmy-bikes%3Fsort%3Dname",
    );
    expect(sent("public", inactive, "/qr/abc")).toBeUndefined();
    expect(sent("signed-out", inactive, "/auth")).toBeUndefined();
  });

  it("has the landing page as home", () => {
    expect(sent("home", signedOut, "/?q=1")).toBe("/");
  });
});

describe("someone signed in", () => {
  it("can open pages of their role and those for everybody signed in", () => {
    expect(sent(["customer", "admin"], as("admin"), "/settings")).toBeUndefined();
    expect(sent("signed-in", as("store"), "/messages")).toBeUndefined();
  });

  it.each([
    ["customer", "/my-bikes"],
    ["store", "/store-dashboard"],
    ["admin", "/admin-dashboard"],
  ] as const)("with the role %s is sent from foreign pages to %s", (role, start) => {
    expect(sent([], as(role), "/elsewhere")).toBe(start);
  });

  it("is redirected as the page says, except for administrators", () => {
    expect(sent(["store"], as("customer"), "/store-settings", "/settings")).toBe("/settings");
    expect(sent(["store"], as("admin"), "/store-settings", "/settings")).toBe("/admin-dashboard");
  });

  it("has the search as home, an administrator the panel", () => {
    expect(sent("home", as("customer"), "/")).toBeUndefined();
    expect(sent("home", as("store"), "/")).toBeUndefined();
    expect(sent("home", as("admin"), "/")).toBe("/admin-dashboard");
  });

  it("is sent from the sign-in page to the wanted page", () => {
    expect(sent("signed-out", as("customer"), "/auth?next=%2Fbike-registration")).toBe("/bike-registration");
    expect(sent("signed-out", as("customer"), "/auth")).toBe("/my-bikes");
  });

  it("is never sent to another origin", () => {
    expect(sent("signed-out", as("customer"), "/auth?next=%2F%2Fevil.example")).toBe("/my-bikes");
  });
});

describe("the owner of a closed account", () => {
  const closed: SettledSession = {
    state: "signed-in",
    role: "customer",
    userId: "u1",
    name: "",
    closing: true,
  };

  it("can open public pages, and the page to reopen it", () => {
    expect(sent("public", closed, "/contact")).toBeUndefined();
    expect(sent(["customer"], closed, "/account-closing")).toBeUndefined();
  });

  it("is sent there from every other page", () => {
    expect(sent(["customer"], closed, "/my-bikes?a=1")).toBe("/account-closing");
    expect(sent("home", closed, "/")).toBe("/account-closing");
    expect(sent("signed-in", closed, "/messages")).toBe("/account-closing");
    expect(sent("signed-out", closed, "/auth?next=%2Fsettings")).toBe("/account-closing");
  });
});

describe("an administrator without a second factor", () => {
  const half: SettledSession = {
    state: "signed-in",
    role: "customer",
    userId: "u1",
    name: "",
    totpRequired: true,
  };

  it("can open public pages and the setup page", () => {
    expect(sent("public", half, "/bike-search")).toBeUndefined();
    expect(sent("signed-out", half, "/store-login?next=%2Fsettings")).toBeUndefined();
  });

  it("is sent to the setup from every other page, with a way back", () => {
    expect(sent(["customer"], half, "/my-bikes?a=1")).toBe("/store-login?next=%2Fmy-bikes%3Fa%3D1");
    expect(sent(["admin"], half, "/admin-dashboard")).toBe("/store-login?next=%2Fadmin-dashboard");
    expect(sent("signed-out", half, "/auth?next=%2Fsettings")).toBe("/store-login?next=%2Fsettings");
  });
});
