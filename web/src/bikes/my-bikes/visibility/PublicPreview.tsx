import { Radio } from "antd";
import { type ReactNode, useId, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { PublicCard } from "#web/bikes/card/PublicCard.tsx";
import { isNewlyRegistered, maskFrameNumber, publicFields } from "#contract/bikes/public-bike.ts";
import type { SearchCard } from "#contract/bikes/search.ts";

const publicCard = (bike: OwnBike, now: Date): SearchCard => {
  const { photo, ...fields } = publicFields(bike, bike.photoUrl);
  const stolen = bike.status === "stolen";
  return {
    ...fields,
    photoUrl: photo,
    status: stolen ? "stolen" : "registered",
    frameNumber: maskFrameNumber(bike.frameNumber),
    newlyRegistered: isNewlyRegistered(bike.registeredAt, now),
    stolenSince: stolen ? bike.stolenSince : undefined,
  };
};

type Case = "now" | "ifStolen";

/** Previews the public card as it is now, and as if the bike were stolen. */
export function PublicPreview({ bike }: { bike: OwnBike }): ReactNode {
  const id = useId();
  const [now] = useState(() => new Date());
  const [shown, show] = useState<Case>("now");
  const texts = useTexts(($) => $.bikes.visibility);
  const isStolen = bike.status === "stolen";
  const seen = shown === "ifStolen" ? { ...bike, status: "stolen" as const } : bike;
  return (
    <section className="stack stack--start visibility__preview" aria-labelledby={id}>
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
