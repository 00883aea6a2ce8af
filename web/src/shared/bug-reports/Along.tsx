import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Circumstances } from "./circumstances.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";

const known = (text: string | undefined): string | undefined => (text === "" ? undefined : text);

type Props = { circumstances: Circumstances; pictured: boolean };

/** What comes along with what is written, and that nothing else does. */
export function Along({ circumstances, pictured }: Props): ReactNode {
  const id = useId();
  const { t } = useTranslation();
  const { path, version, browser, failure } = circumstances;
  const texts = t(($) => $.bugReport.along, { returnObjects: true });
  return (
    <section className="bugreport__along" aria-labelledby={id}>
      <p id={id} className="bugreport__title">
        {texts.title}
      </p>
      <Facts
        facts={[
          [texts.page, path],
          [texts.browser, known(browser)],
          [texts.version, version],
          [texts.error, known(failure?.error)],
          [texts.request, failure?.requestId],
        ]}
      />
      <p className="muted">{pictured ? texts.onlyPicture : texts.nothingElse}</p>
    </section>
  );
}
