import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeType } from "#contract/bike-types.ts";
import type { Case, Change } from "#web/shared/queues/case.ts";

/** What stands there, what is to stand there instead, and why. */
export function Changes({ each }: { each: Case }): ReactNode {
  const { t } = useTranslation();
  const types = t(($) => $.vocabulary.types, { returnObjects: true });
  const named = (field: Change["field"], value: string): string => {
    const type = BikeType.options.find((one) => one === value);
    return field === "type" && type !== undefined ? types[type] : value;
  };
  if (!each.change) return null;
  return (
    <div className="inbox__changes">
      {each.change.map(({ field, from, to }) => (
        <p key={field}>
          <del>{named(field, from)}</del> <ArrowRight size={16} aria-hidden="true" />{" "}
          <ins>{named(field, to)}</ins>
        </p>
      ))}
      {each.why !== undefined && <p className="muted">{each.why}</p>}
    </div>
  );
}
