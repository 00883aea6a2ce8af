import {
  BadgeCheck,
  CircleQuestionMark,
  Hourglass,
  type LucideIcon,
  Store,
  TriangleAlert,
} from "lucide-react";
import type { ReactNode, RefObject } from "react";
import type { Language } from "#contract/people/accounts.ts";
import type { CheckAnswer } from "#contract/checks/checks.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { type CheckTexts, filled } from "./check-texts.ts";

const icons: Readonly<Record<CheckAnswer["status"], LucideIcon>> = {
  stolen: TriangleAlert,
  "resembles-stolen": TriangleAlert,
  disputed: Hourglass,
  sold: Store,
  registered: BadgeCheck,
  unknown: CircleQuestionMark,
};

type Props = { answer: CheckAnswer; texts: CheckTexts; language: Language };

const reportOf = ({ answer: { bike }, texts, language }: Props): string => {
  if (bike?.stolenSince === undefined) return "";
  const theft = { day: dayText(bike.stolenSince, language), place: bike.stolenPlace ?? "" };
  return filled(bike.stolenPlace === undefined ? texts.reported : texts.reportedAt, theft);
};

const ownerOf = ({ answer: { ownerSince, status }, texts }: Props): string => {
  if (status !== "registered") return "";
  return ownerSince === undefined ? texts.proved : filled(texts.since, { year: ownerSince });
};

type HeadedProps = Props & {
  name: keyof CheckTexts["cases"];
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Shows the verdict in words, icon and colour, large enough to read in sunlight. */
export function Verdict({ name, heading, ...props }: HeadedProps): ReactNode {
  const { answer, texts, language } = props;
  const { sign, title, text } = texts.cases[name];
  const Icon = icons[answer.status];
  const isFresh = answer.status === "registered" && answer.bike?.newlyRegistered === true;
  const sentences = [reportOf(props), text, ownerOf(props), isFresh ? texts.fresh : ""];
  return (
    <section className={`check__verdict check__verdict--${answer.status}`}>
      <p className="check__sign">
        <Icon size={22} strokeWidth={2.4} aria-hidden="true" />
        {sign}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {answer.status !== "resembles-stolen" && (
        <Plate
          number={answer.frameNumber}
          label={texts.field}
          size="lg"
          stolen={answer.status === "stolen"}
        />
      )}
      {sentences
        .filter((sentence) => sentence !== "")
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      <p className="check__at">{filled(texts.at, { at: momentText(answer.at, language) })}</p>
    </section>
  );
}
