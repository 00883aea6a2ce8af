import { useTranslation } from "react-i18next";

/** What the columns of tables are called. */
export const useColumns = () => useTranslation().t(($) => $.statistics.columns, { returnObjects: true });
