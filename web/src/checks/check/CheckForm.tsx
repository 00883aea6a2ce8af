import { type ComponentProps, type ReactNode, useState } from "react";
import { PlateSearch } from "#web/platform/ui/plate-search/PlateSearch.tsx";
import { CameraButton } from "./CameraButton.tsx";
import { openNumber } from "./use-number.ts";

type Props = ComponentProps<typeof CameraButton> & { number: string };

/** One field and one button. Without scripts the form opens the page with the number in its address. */
export function CheckForm({ number, ...camera }: Props): ReactNode {
  const { texts, language } = camera;
  const [typed, setTyped] = useState(number);
  return (
    <div className="check__form">
      <PlateSearch
        id="check"
        language={language}
        label={texts.field}
        placeholder={texts.placeholder}
        button={texts.button}
        value={typed}
        onChange={setTyped}
        onSubmit={() => openNumber(typed.trim())}
      />
      <CameraButton {...camera} />
    </div>
  );
}
