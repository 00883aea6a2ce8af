import { useTranslation } from "react-i18next";

export const useColumns = () => useTranslation().t(($) => $.statistics.columns, { returnObjects: true });
