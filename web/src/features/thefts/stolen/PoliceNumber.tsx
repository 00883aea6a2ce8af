import { Button } from "antd";
import { CircleCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Theft } from "#contract/thefts.ts";
import { focus } from "#web/ui/focus.ts";

const NumberForm = lazy(async () => ({ default: (await import("./NumberForm.tsx")).NumberForm }));

/** The number of the police report, or the field for it while there is none. */
export function PoliceNumber({ theft }: { theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const [editing, edit] = useState<boolean>();
  const { policeReportNumber: number } = theft;
  if (number === undefined || editing === true)
    return (
      <Suspense>
        <NumberForm theft={theft} onSaved={() => edit(false)} />
      </Suspense>
    );
  return (
    <p className="theft__done">
      <CircleCheck size={20} aria-hidden="true" />
      <span>
        {t(($) => $.thefts.police.number)} <b className="mono">{number}</b>
      </span>
      <Button {...(editing === false && { ref: focus })} onClick={() => edit(true)}>
        {t(($) => $.common.change)}
      </Button>
    </p>
  );
}
