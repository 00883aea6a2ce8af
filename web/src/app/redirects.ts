import type { Redirect } from "./page.ts";

/** Addresses that lead to another page; those that stand on stickers are redirected at the site's edge already. */
export const redirects: readonly Redirect[] = [
  // Someone signed in has one home, in the language they chose.
  {
    path: "/en/",
    to: ({ search }, session) => (session.state === "signed-out" ? `/en/${search}` : `/${search}`),
  },
  { path: "/admin-qr-print", to: () => "/admin-qr-management?tab=inventory" },
  {
    path: "/qr-roll",
    to: ({ searchParams }, session) => {
      if (session.state === "signed-out") return "/register?next=%2Fbike-registration";
      if (session.role !== "admin") return "/bike-registration";
      const roll = new URLSearchParams({ tab: "inventory" });
      const [type, id] = [searchParams.get("type"), searchParams.get("id") ?? searchParams.get("store_id")];
      if (type !== null) roll.set("type", type);
      if (id !== null) roll.set("id", id);
      return `/admin-qr-management?${roll}`;
    },
  },
];
