import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { runScanner, type Scan } from "./run-scanner.ts";
import { usePageHidden } from "./use-page-hidden.ts";

const starting: Scan = { state: "starting" };

/** The camera and the reader, as long as the place is there and the page is looked at. */
export const useScanner = (place: RefObject<HTMLElement | null>, onText: (text: string) => void) => {
  const [attempt, setAttempt] = useState(0);
  const [deviceId, choose] = useState<string>();
  const hidden = usePageHidden();
  const tell = useEffectEvent(onText);
  const run = `${attempt} ${deviceId} ${hidden}`;
  const [shown, show] = useState<{ run: string; scan: Scan }>({ run, scan: starting });
  useEffect(() => {
    if (hidden || place.current === null) return undefined;
    return runScanner({
      place: place.current,
      deviceId,
      onText: (text) => tell(text),
      onScan: (scan) => show({ run, scan }),
      onTurned: () => setAttempt((count) => count + 1),
    });
  }, [place, deviceId, hidden, run]);
  const startOver = (): void => {
    choose(undefined);
    setAttempt((count) => count + 1);
  };
  return { scan: shown.run === run ? shown.scan : starting, choose, startOver };
};
