import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** Someone by name, with the way to their balance if they have an account. */
export function Person({ name, id }: { name: string; id: string | undefined }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {id === undefined ? name : <Link to={`/admin-people/${id}`}>{name}</Link>}
      {id !== undefined && (
        <Link
          className="adminperson__way"
          to={`/admin-campaigns?${new URLSearchParams({ tab: "balance", account: id })}`}
        >
          {t(($) => $.bikeAdmin.changeBalance)}
        </Link>
      )}
    </>
  );
}
