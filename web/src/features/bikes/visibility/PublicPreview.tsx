import { Radio } from "antd";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { PublicCard } from "#web/ui/bike-card/PublicCard.tsx";
import { publicCard } from "./public-card.ts";

type Case = "now" | "ifStolen";

/** The bike as strangers find it, and as they would if it were stolen. */
export function PublicPreview({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [now] = useState(() => new Date());
  const [shown, show] = useState<Case>("now");
  const texts = t(($) => $.bikes.visibility, { returnObjects: true });
  const isStolen = bike.status === "stolen";
  const seen = shown === "ifStolen" ? { ...bike, status: "stolen" as const } : bike;
  return (
    <section className="visibility__preview" aria-labelledby={id}>
      <h2 id={id}>{texts.preview}</h2>
      {!isStolen && (
        <Radio.Group
          optionType="button"
          aria-label={texts.previewOf}
          value={shown}
          options={[
            { value: "now", label: texts.now },
            { value: "ifStolen", label: texts.ifStolen },
          ]}
          onChange={({ target }) => show(target.value === "ifStolen" ? "ifStolen" : "now")}
        />
      )}
      {bike.status === "pending_review" && <p className="muted">{texts.review}</p>}
      <PublicCard bike={publicCard(seen, now)} id={`${id}-card`} open />
    </section>
  );
}
