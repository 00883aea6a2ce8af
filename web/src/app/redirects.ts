import type { Redirect } from "./page.ts";

/** Redirects within the app. CloudFront redirects the addresses printed on stickers. */
export const redirects: readonly Redirect[] = [
  // Signed-in people have one home page, in their chosen language.
  {
    path: "/en/",
    to: ({ search }, session) => (session.state === "signed-out" ? `/en/${search}` : `/${search}`),
  },
  // Documents without the app.
  { path: "/check", to: ({ pathname, search }) => pathname + search },
  { path: "/en/check", to: ({ pathname, search }) => pathname + search },
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
