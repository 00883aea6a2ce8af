import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import "#web/bikes/my-bikes/bikes.css";
import "#web/bikes/my-bikes/bike-view.css";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { hideable, Visibility } from "#contract/bikes/bike.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { SettingSwitch } from "#web/platform/ui/SettingSwitch.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { PublicPreview } from "./PublicPreview.tsx";
import "./visibility.css";
import { Alert, Button } from "antd";
import { Undo2 } from "lucide-react";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { failureText } from "#web/platform/api/failure-text.ts";
import { bikeQueries, changeVisibility } from "#web/bikes/my-bikes/queries.ts";

const VisibilityChange = z.object({ field: Visibility.keyof(), on: z.boolean() });
type VisibilityChange = z.infer<typeof VisibilityChange>;

/**
 * Overlays pending changes on the stored visibility. They are sent one after another, so the last
 * one wins.
 */
const useVisibility = (bike: OwnBike) => {
  const queries = useQueryClient();
  const { queryKey } = bikeQueries.byId(bike.id);
  const mutationKey = ["visibility", bike.id];
  const wishes = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => VisibilityChange.parse(state.variables),
  });
  const { mutate, error, isSuccess, variables } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: ({ field, on }: VisibilityChange) => changeVisibility(bike.id, { [field]: on }),
    onSuccess: async (changed) => {
      // An older response must not overwrite this one.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, changed);
    },
    // The bike may have been changed or removed elsewhere.
    onError: async () => queries.invalidateQueries({ queryKey }),
  });
  return {
    visibility: {
      ...bike.visibility,
      ...Object.fromEntries(wishes.map(({ field, on }) => [field, on])),
    },
    turn: mutate,
    saved: isSuccess ? variables : undefined,
    failure: error === null ? undefined : failureText(error),
  };
};

type Props = {
  saved: VisibilityChange | undefined;
  failure: string | undefined;
  onUndo: (back: VisibilityChange) => void;
};

const useStatusText = (saved: VisibilityChange | undefined): string | undefined => {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.bikes.visibility);
  if (saved === undefined) return undefined;
  const { field, on } = saved;
  if (field === "whenStolen") return on ? texts.shownWhenStolen : texts.hiddenWhenStolen;
  const name = texts.fields[field];
  return on
    ? t(($) => $.bikes.visibility.shown, { field: name })
    : t(($) => $.bikes.visibility.hidden, { field: name });
};

/** Stays visible, so that nobody has to hurry to undo. */
function LastChange({ saved, failure, onUndo }: Props): ReactNode {
  const { t } = useTranslation();
  const news = useStatusText(saved);
  return (
    <div className="visibility__change">
      <div role="alert">
        {failure !== undefined && (
          <Alert
            type="error"
            showIcon
            role="presentation"
            title={t(($) => $.bikes.visibility.failed)}
            description={failure}
          />
        )}
      </div>
      <output>{news}</output>
      {saved !== undefined && (
        <Button
          icon={<Undo2 size={18} aria-hidden="true" />}
          onClick={() => onUndo({ ...saved, on: !saved.on })}
        >
          {t(($) => $.bikes.visibility.undo)}
        </Button>
      )}
    </div>
  );
}

const useFieldValues = (bike: OwnBike): Readonly<Record<keyof Visibility, string>> => {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.bikes.visibility.values);
  return {
    name: bike.name ?? texts.none,
    brand: bike.brand,
    model: bike.model,
    color: t(($) => $.vocabulary.colours[bike.color]),
    type: t(($) => $.vocabulary.types[bike.type]),
    description: bike.description ?? texts.none,
    photo: bike.photoUrl === undefined ? texts.noPhoto : texts.photo,
    whenStolen: texts.whenStolen,
  };
};

const fields = [...hideable, "whenStolen"] as const;

/** A switch moves at once and moves back if the change fails. */
function VisibilityView({ bike }: { bike: OwnBike }): ReactNode {
  const texts = useTexts(($) => $.bikes.visibility);
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

export function VisibilityPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikeFrame back={t(($) => $.bikes.visibility.back)}>
      {(bike) => <VisibilityView bike={bike} />}
    </OwnBikeFrame>
  );
}
