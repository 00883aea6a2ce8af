import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FrameNumberCheck } from "#web/shared/frame-number/use-number-check.ts";

/** What the register says of the number, while the rest is filled in. A stolen bike is told of in place of the form. */
export function Verdict({
  check: { availability, isChecking, isFailed },
}: {
  check: FrameNumberCheck;
}): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.till.verdict, { returnObjects: true, skipInterpolation: true });
  if (isFailed) return <p className="tillverdict">{words.failed}</p>;
  if (availability === undefined) return isChecking ? <p className="tillverdict">{words.checking}</p> : null;
  if (availability === "free")
    return (
      <p className="tillverdict tillverdict--free">
        <CircleCheck size={28} aria-hidden="true" />
        <span>
          <b>{words.free}</b> {words.freeText}
        </span>
      </p>
    );
  const isOwn = availability === "own";
  return (
    <p className="tillverdict tillverdict--taken">
      <TriangleAlert size={28} aria-hidden="true" />
      <span>
        <b>{isOwn ? words.own : words.taken}</b> {isOwn ? words.ownText : words.takenText}
      </span>
    </p>
  );
}
