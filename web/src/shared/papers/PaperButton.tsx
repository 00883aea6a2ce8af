import { Button } from "antd";
import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./papers.css";
import type { PaperWish } from "./paper-kinds.ts";
import { usePaper } from "./use-paper.ts";

type Props = { wish: PaperWish; label: string; hint?: string; isMain?: boolean };

const useNews = (paper: ReturnType<typeof usePaper>): string | undefined => {
  const { t } = useTranslation();
  switch (paper.state) {
    case "idle":
    case "failed":
      return undefined;
    case "saved":
      return t(($) => $.bikes.papers.saved);
    case "making":
      return paper.progress === undefined
        ? t(($) => $.bikes.papers.making)
        : t(($) => $.bikes.papers.progress, { ...paper.progress });
  }
};

/** Makes one document, says how far it has come, and can be stopped. */
export function PaperButton({ wish, label, hint, isMain = false }: Props): ReactNode {
  const { t } = useTranslation();
  const paper = usePaper(wish);
  const news = useNews(paper);
  const isMaking = paper.state === "making";
  return (
    <div className="paper">
      <div className="paper__row">
        <Button
          size="large"
          type={isMain ? "primary" : "default"}
          icon={<FileDown size={20} aria-hidden="true" />}
          loading={isMaking}
          onClick={paper.start}
        >
          {paper.state === "failed" ? `${t(($) => $.common.tryAgain)}: ${label}` : label}
        </Button>
        {isMaking && (
          <Button size="large" onClick={paper.cancel}>
            {t(($) => $.common.cancel)}
            <span className="sr"> {label}</span>
          </Button>
        )}
      </div>
      {hint !== undefined && <p className="paper__hint">{hint}</p>}
      <output className="paper__news">{news}</output>
      <p role="alert" className="paper__failure">
        {paper.failure !== undefined && `${t(($) => $.bikes.papers.failed)} ${paper.failure}`}
      </p>
    </div>
  );
}
