import type { ReactNode } from "react";
import { Badge } from "#web/ui/Badge.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import type { LandingTexts } from "./landing-texts.ts";

/** An invented bike and its history, with the owner's name masked as the register masks it. */
export function SampleCertificate({ texts }: { texts: LandingTexts["sample"] }): ReactNode {
  const history = [
    ["2021", texts.bought],
    ["2023", texts.transferred],
    [texts.today, "An** L********"],
  ] as const;
  return (
    <div className="sample">
      <div className="sample__top">
        <Plate number="WTU204K8861" label="" size="lg" />
        <Badge tone="registered">
          <span className="sample__verified">{texts.verified}</span>
        </Badge>
      </div>
      <ol className="sample__history">
        {history.map(([when, what]) => (
          <li key={when}>
            <b>{when}</b>
            {what}
          </li>
        ))}
      </ol>
    </div>
  );
}
