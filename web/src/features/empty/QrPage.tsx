import type { ReactNode } from "react";
import { useSession } from "#web/auth/session.ts";
import { EmptyLayout } from "./EmptyLayout.tsx";
import { type Part, unlinkedCode } from "./empty-pages.ts";

const forOthers: Part = { ...unlinkedCode, steps: ["search"] };

/** /qr/:uid. No code is linked to a bike yet. */
export function QrPage(): ReactNode {
  const session = useSession();
  const mayRegister = session.state !== "signed-in" || session.role === "customer";
  return <EmptyLayout title="qr" parts={[mayRegister ? unlinkedCode : forOthers]} />;
}
