import { BadgeCheck, Check, CircleAlert, CircleHelp, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Analysis, ReceiptChecks } from "#contract/bikes/analysis.ts";

type Mark = "waiting" | "running" | "passed" | "doubtful" | "failed";
export type ChecklistState = Mark;

const frameNumberMarks = {
  match: "passed",
  likely: "doubtful",
  mismatch: "failed",
  missing: "failed",
} as const satisfies Record<ReceiptChecks["frameNumber"], Mark>;

const marksOf = (checks: ReceiptChecks): [Mark, Mark, Mark] => {
  const mark = (passed: boolean): Mark => (passed ? "passed" : "failed");
  return [frameNumberMarks[checks.frameNumber], mark(checks.personalNumber), mark(checks.seller)];
};

function Heading({ state }: { state: Mark }): ReactNode {
  const { t } = useTranslation();
  const icons = {
    waiting: null,
    running: <Hourglass size={20} aria-hidden="true" />,
    passed: <BadgeCheck size={22} aria-hidden="true" />,
    doubtful: <CircleHelp size={22} aria-hidden="true" />,
    failed: <CircleAlert size={22} aria-hidden="true" />,
  };
  return (
    <h2>
      {icons[state]}
      {t(($) => $.registration.checks[state])}
    </h2>
  );
}

function Line({ mark, children }: { mark: Mark; children: ReactNode }): ReactNode {
  return (
    <li className={`checks__line checks__line--${mark}`}>
      <i aria-hidden="true">
        {mark === "passed" && <Check size={15} strokeWidth={3.4} />}
        {mark === "doubtful" && "?"}
        {mark === "failed" && "!"}
        {mark === "running" && <span className="spinner" />}
      </i>
      {children}
    </li>
  );
}

/** The average confidence of the readings, in percent. */
const confidenceOf = ({ bike }: Analysis): number | undefined => {
  const readings = Object.values(bike).filter((reading) => reading !== undefined);
  const sum = readings.reduce((total, { confidence }) => total + confidence, 0);
  return readings.length === 0 ? undefined : Math.round(sum / readings.length);
};

type Props = { state: ChecklistState; analysis: Analysis | undefined; children?: ReactNode };

export function ReceiptChecklist({ state, analysis, children }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.checks, { returnObjects: true, skipInterpolation: true });
  const checks = analysis?.checks;
  const confidence = analysis?.verified ? confidenceOf(analysis) : undefined;
  const [frame, person, seller]: Mark[] = checks ? marksOf(checks) : [state, state, state];
  const saysNo = (mark: Mark | undefined) => checks !== undefined && mark === "failed";
  return (
    <section className={`checks checks--${state}`} aria-live="polite">
      <Heading state={state} />
      <ul>
        <Line mark={frame ?? state}>{texts.frameNumber[checks?.frameNumber ?? "match"]}</Line>
        <Line mark={person ?? state}>
          {saysNo(person) ? texts.personalNumber.no : texts.personalNumber.yes}
        </Line>
        <Line mark={seller ?? state}>{saysNo(seller) ? texts.seller.no : texts.seller.yes}</Line>
      </ul>
      {confidence !== undefined && (
        <p className="checks__read">
          {texts.analysed} {t(($) => $.registration.checks.analysedText, { confidence })}
        </p>
      )}
      {children}
    </section>
  );
}
