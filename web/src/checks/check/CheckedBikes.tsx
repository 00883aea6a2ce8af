import type { ReactNode } from "react";
import type { CheckAnswer } from "#contract/checks/checks.ts";
import type { Language } from "#contract/people/accounts.ts";
import { NumbersBeside } from "#web/bikes/frame-number/NumbersBeside.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { type CheckTexts, filled } from "./check-texts.ts";

type Bike = Omit<NonNullable<CheckAnswer["alike"]>[number], "frameNumber">;
type Props = { answer: CheckAnswer; texts: CheckTexts; language: Language };

const nameOf = ({ brand, model }: Bike): string => [brand, model].filter(Boolean).join(" ");

function Picture({ bike, texts }: { bike: Bike; texts: CheckTexts }): ReactNode {
  return bike.photoUrl === undefined ? (
    <BikeArt type={bike.type} color={bike.color} />
  ) : (
    <img src={bike.photoUrl} alt={texts.photo} />
  );
}

/** The bike as its owner shows it, to be compared with the one for sale. */
function CheckedBike({ bike, texts, facts }: { bike: Bike; texts: CheckTexts; facts: readonly string[] }) {
  const name = nameOf(bike);
  return (
    <div className="check__bike">
      <div className="check__picture">
        <Picture bike={bike} texts={texts} />
      </div>
      <div>
        {name !== "" && <b>{name}</b>}
        {facts
          .filter((fact) => fact !== "")
          .map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
      </div>
    </div>
  );
}

export function CheckedBikes({ answer, texts, language }: Props): ReactNode {
  const { alike = [], bike, frameNumber } = answer;
  const factsOf = ({ color, city }: Bike): string[] => [
    [color && texts.colours[color], city].filter(Boolean).join(", "),
  ];
  if (bike !== undefined) return <CheckedBike bike={bike} texts={texts} facts={factsOf(bike)} />;
  return alike.map((each) => (
    <section key={each.frameNumber} className="check__alike">
      <NumbersBeside
        one={{ label: texts.typed, number: frameNumber }}
        other={{ label: texts.registered, number: each.frameNumber ?? "" }}
      />
      <CheckedBike
        bike={each}
        texts={texts}
        facts={[
          each.stolenSince === undefined
            ? ""
            : filled(texts.reported, { day: dayText(each.stolenSince, language) }),
          ...factsOf(each),
        ]}
      />
    </section>
  ));
}
