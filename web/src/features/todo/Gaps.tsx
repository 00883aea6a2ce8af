import { BadgeCheck, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import type { useCases } from "./use-cases.ts";

type Props = Pick<ReturnType<typeof useCases>, "cases" | "isPending" | "isFailed" | "retry">;

/** Some of it is there: what is missing is said without pushing that away. */
function SomeMissing({ retry }: Pick<Props, "retry">): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="inbox__missing" role="alert">
      <CloudOff size={20} strokeWidth={1.9} aria-hidden="true" />
      <span>{t(($) => $.todo.failedText)}</span>
      <button type="button" className="btn btn--ghost" onClick={retry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </p>
  );
}

/** What stands where cases would: that there are none, that they have not come yet, or that some cannot be fetched. */
export function Gaps({ cases, isPending, isFailed, retry }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.todo, { returnObjects: true, skipInterpolation: true });
  if (isFailed)
    return cases.length > 0 ? (
      <SomeMissing retry={retry} />
    ) : (
      <FetchFailure title={texts.failed} text={texts.failedText} onRetry={retry} />
    );
  if (cases.length > 0) return null;
  if (isPending) return <Skeleton of={["block", "block", "block"]} />;
  return <EmptyList icon={BadgeCheck} title={texts.empty} text={texts.emptyText} />;
}
