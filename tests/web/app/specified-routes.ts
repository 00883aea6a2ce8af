import type { Role } from "#contract/people/accounts.ts";

export type Visitor = "signed-out" | Role;
export const visitors: readonly Visitor[] = ["signed-out", "customer", "store", "admin"];

/** The routes of the specification, by who may open them. */
export const specified = {
  "signed-out": ["/auth", "/register", "/store-login", "/account-closed"],
  store: [
    "/store-dashboard",
    "/store-guide",
    "/store-settings",
    "/store-analytics",
    "/store-search",
    "/store-bikes",
    "/store-import",
    "/store-register-customer",
    "/store-inventory",
    "/store-receipts",
  ],
  customer: ["/my-bikes", "/messages", "/receipts", "/bike-registration", "/account-closing"],
  "customer or admin": ["/settings"],
  admin: [
    "/admin-dashboard",
    "/analytics",
    "/insurance-analytics",
    "/business-analytics",
    "/admin-qr-management",
    "/admin-campaigns",
    "/admin-business-requests",
    "/admin-store-requests",
    "/admin-approved-entities",
    "/admin-partners",
    "/admin-bike-search",
    "/admin-recovery-reports",
    "/admin-audit",
    "/admin-todo",
    "/admin-letters",
    "/admin-bug-reports",
    "/admin-orders",
    "/admin-inventory",
  ],
  public: [
    "/qr/7f0c2a34-5b6d-4e8f-9a01-23456789abcd",
    "/qr",
    "/order-receipt",
    "/bike-search",
    "/why-bike-owners",
    "/how-to-use",
    "/order",
    "/privacy",
    "/terms",
    "/partners",
    "/for-shops",
    "/contact",
    "/report-bug",
    "/bike-ads",
    "/stolen",
    "/unsubscribe",
    "/email-take-back",
    "/invitation",
    "/ownership-disputes/new",
  ],
  "signed-in": ["/ad-alert-notifications"],
} as const;

type Access = keyof typeof specified;

const admitted: Record<Access, readonly Visitor[]> = {
  "signed-out": ["signed-out"],
  store: ["store"],
  customer: ["customer"],
  "customer or admin": ["customer", "admin"],
  admin: ["admin"],
  public: visitors,
  "signed-in": ["customer", "store", "admin"],
};

const starts: Record<Role, string> = {
  customer: "/my-bikes",
  store: "/store-dashboard",
  admin: "/admin-dashboard",
};

/** The settings' address for the other kind of account. */
const instead: Record<string, Partial<Record<Role, string>>> = {
  "/settings": { store: "/store-settings" },
  "/store-settings": { customer: "/settings" },
};

const outcomeOf = (path: string, access: Access, visitor: Visitor): string => {
  if (admitted[access].includes(visitor)) return path;
  if (visitor === "signed-out") return `/auth?next=${encodeURIComponent(path)}`;
  return instead[path]?.[visitor] ?? starts[visitor];
};

export type Visit = { readonly path: string; readonly visitor: Visitor; readonly ends: string };

/** The page that each visitor ends up on for each address; home and /test-emails have their own rules. */
export const visits: readonly Visit[] = (Object.keys(specified) as Access[]).flatMap((access) =>
  specified[access].flatMap((path) =>
    visitors.map((visitor) => ({ path, visitor, ends: outcomeOf(path, access, visitor) })),
  ),
);
