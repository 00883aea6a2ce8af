import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { MenuEditor } from "./MenuEditor.tsx";

export function MenusSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  if (me.role !== "customer") return <p>{t(($) => $.settings.menus.fixed)}</p>;
  return (
    <>
      <p>{t(($) => $.settings.menus.lead)}</p>
      <MenuEditor saved={me.menus} />
    </>
  );
}
