import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { AccessSample } from "#contract/office/person-access.ts";
import type { CaseClaim } from "#contract/office/todo.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { relativeTime } from "#web/platform/i18n/relative-time.ts";
import { Changes } from "#web/bikes/corrections/Changes.tsx";
import type { Case } from "#web/office/queues/case.ts";
import { queues } from "#web/office/queues/queues.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { RejectForm } from "./RejectForm.tsx";

type CaseHandlers = {
  onOpen: () => void;
  onApprove: () => void;
  onAsk: () => void;
  onReject: (reason: string) => void;
  onStop: () => void;
};

type Props = CaseHandlers & {
  each: Case;
  isChosen: boolean;
  /** True while the administrator types the reason for a rejection. */
  isAsking: boolean;
  claim: CaseClaim | undefined;
  onChoose: () => void;
};

function Buttons({ each, onOpen, onApprove, onAsk }: CaseHandlers & { each: Case }): ReactNode {
  const keys = useTexts(($) => $.todo.keys);
  const access = useTexts(($) => $.todo.access);
  const texts = each.access ? { ...keys, ...access } : keys;
  return (
    <div className="ways">
      {each.inPlace && (
        <>
          <button type="button" className="btn btn--primary" onClick={onApprove}>
            {texts.approve}
          </button>
          <button type="button" className="btn btn--ghost" onClick={onAsk}>
            {texts.reject}
          </button>
        </>
      )}
      <button type="button" className={each.inPlace ? "btn btn--ghost" : "btn btn--primary"} onClick={onOpen}>
        {texts.open}
      </button>
    </div>
  );
}

/** The reason with which an administrator opened a person's data. */
function AccessFacts({ sample: { at, ground, person } }: { sample: AccessSample }): ReactNode {
  const language = usePageLanguage();
  const { access, kinds } = useTexts(($) => $.todo);
  const groundText =
    "queue" in ground
      ? `${kinds[ground.queue]}, ${ground.caseId}`
      : `${access.reasons[ground.reason]}: ${ground.text}`;
  return (
    <Facts
      facts={[
        [access.person, person.name ?? person.id],
        [access.opened, momentText(at, language)],
        ["queue" in ground ? access.case : access.reason, groundText],
      ]}
    />
  );
}

/** Moves the focus along with keyboard navigation. */
const useFocusWith = (isChosen: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen && document.activeElement?.closest(".inbox__list")) button.current?.focus();
  }, [isChosen]);
  return button;
};

type HeadProps = Pick<Props, "each" | "isChosen" | "claim" | "onChoose"> & { body: string };

function Head({ each, isChosen, claim, onChoose, body }: HeadProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const now = useNow();
  const button = useFocusWith(isChosen);
  const Icon = queues.find(({ id }) => id === each.queue)?.Icon;
  const kind = t(($) => $.todo.kinds[each.queue]);
  const { detail, day } = each;
  const dayLabel = day && t(($) => $.todo.days[day.is], { day: dayText(day.on, language) });
  const taken = claim && t(($) => $.todo.taken, { name: claim.by ?? t(($) => $.todo.someone) });
  return (
    <button
      ref={button}
      type="button"
      className="inbox__case"
      aria-expanded={isChosen}
      aria-controls={body}
      onClick={onChoose}
    >
      {Icon && <Icon size={20} strokeWidth={1.9} aria-hidden="true" />}
      <span className="inbox__what">
        <b>{each.name}</b>
        <span className="muted">{[kind, detail, dayLabel].filter(Boolean).join(" · ")}</span>
      </span>
      <span className="inbox__since">
        {relativeTime(each.since, now, language)}
        {taken && <em>{taken}</em>}
      </span>
    </button>
  );
}

/** The selected case shows its details and buttons. */
export function CaseRow(props: Props): ReactNode {
  const { each, isChosen, isAsking, onReject, onStop } = props;
  const body = useId();
  return (
    <li className="inbox__row" data-chosen={isChosen}>
      <Head {...props} body={body} />
      <div id={body} className="inbox__body" hidden={!isChosen}>
        {isChosen && (
          <>
            {each.change && <Changes changes={each.change} />}
            {each.access && <AccessFacts sample={each.access} />}
            {each.why !== undefined && <p className="muted">{each.why}</p>}
            {isAsking ? (
              <RejectForm each={each} onReject={onReject} onStop={onStop} />
            ) : (
              <Buttons {...props} />
            )}
          </>
        )}
      </div>
    </li>
  );
}
