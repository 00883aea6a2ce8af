import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = { done: number; count: number; text: string };

export function Progress({ done, count, text }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="stack stack--near importprogress">
      <progress max={count} value={done} aria-label={t(($) => $.storeImport.list.progress)} />
      <p>{text}</p>
    </div>
  );
}
