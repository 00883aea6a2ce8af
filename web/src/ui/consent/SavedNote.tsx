import { type ReactNode, useEffect, useState } from "react";

/** As long as a toast. The pages without antd have no other. */
const milliseconds = 4000;

export function SavedNote({ text }: { text: string }): ReactNode {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="consent__saved" hidden={!shown}>
      {text}
    </output>
  );
}
