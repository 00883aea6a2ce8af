import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { KeyButton } from "./KeyButton.tsx";
import type { DeskKeys } from "./use-desk-keys.ts";

type Props = {
  keys: DeskKeys;
  failed: boolean;
  open: boolean;
  filming: boolean;
  /** The action of Enter, if any. */
  goOn: "nextRound" | "packGoods" | undefined;
  onGoOn: () => void;
  printing: { readonly busy: boolean; readonly failure: string | undefined };
};

export function DeskActions({ keys, failed, open, filming, goOn, onGoOn, printing }: Props): ReactNode {
  const words = useTexts(($) => $.packing);
  return (
    <div className="ways">
      {goOn !== undefined && (
        <KeyButton text={words[goOn]} keys={words.keys.enter} tone="primary" onPress={onGoOn} />
      )}
      {failed && <KeyButton text={words.again} keys={words.keys.again} tone="primary" onPress={keys.F4} />}
      {open && <KeyButton text={words.skip} keys={words.keys.skip} tone="ghost" onPress={keys.F2} />}
      <KeyButton
        text={printing.busy ? words.printing : words.printAgain}
        keys={words.keys.print}
        off={printing.busy}
        onPress={keys.F8}
      />
      <KeyButton
        text={filming ? words.closeCamera : words.camera}
        keys={words.keys.camera}
        onPress={keys.F9}
      />
      {printing.failure !== undefined && <p role="alert">{printing.failure}</p>}
    </div>
  );
}
