import { lazy, type ReactNode, Suspense } from "react";
import type { Identity } from "#web/auth/id-token.ts";
import { News } from "./News.tsx";
import { Realtime } from "./Realtime.tsx";

const AdminRealtime = lazy(async () => ({
  default: (await import("./AdminRealtime.tsx")).AdminRealtime,
}));

/** What keeps the pages of someone signed in true, and tells them of news. A person who is not signed in does without. */
export function Live({ userId, role }: Pick<Identity, "userId" | "role">): ReactNode {
  return (
    <>
      <Realtime userId={userId} />
      <News />
      <Suspense>{role === "admin" && <AdminRealtime />}</Suspense>
    </>
  );
}
