import { CircleQuestionMark, MapPinCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MessageType } from "#contract/messages.ts";
import { ChoiceCards } from "#web/ui/choice/ChoiceCards.tsx";

const types = [
  { value: "general_inquiry", Icon: CircleQuestionMark },
  { value: "found_bike", Icon: MapPinCheck },
] as const;

type Props = { chosen: MessageType; onChoose: (type: MessageType) => void };

/** What a message is about. */
export function TypeCards({ chosen, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.contact.types, { returnObjects: true });
  return (
    <ChoiceCards<MessageType>
      legend={t(($) => $.messages.contact.type)}
      choices={types.map(({ value, Icon }) => ({ value, Icon, ...texts[value] }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
