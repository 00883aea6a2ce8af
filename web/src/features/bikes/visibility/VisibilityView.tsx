import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hideable } from "#contract/bike.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { SettingSwitch } from "#web/ui/SettingSwitch.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { LastChange } from "./LastChange.tsx";
import { PublicPreview } from "./PublicPreview.tsx";
import { useFieldValues } from "./use-field-values.ts";
import { useVisibility } from "./use-visibility.ts";
import "./visibility.css";

const fields = [...hideable, "whenStolen"] as const;

/** What others may see of a bike, and what that looks like. A switch moves at once and moves back where the change fails. */
export function VisibilityView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.visibility, { returnObjects: true });
  const { visibility, turn, saved, failure } = useVisibility(bike);
  const values = useFieldValues(bike);
  usePageTitle(texts.title);
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="visibility__lead">{texts.lead}</p>
      <div className="visibility">
        <div className="visibility__fields">
          {fields.map((field) => (
            <SettingSwitch
              key={field}
              label={texts.fields[field]}
              hint={values[field]}
              on={visibility[field]}
              onChange={(on) => turn({ field, on })}
            />
          ))}
          <LastChange saved={saved} failure={failure} onUndo={turn} />
          <p className="muted">{texts.always}</p>
        </div>
        <PublicPreview bike={{ ...bike, visibility }} />
      </div>
    </>
  );
}
