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
    <p className="consent__saved" role="status" hidden={!shown}>
      {text}
    </p>
  );
}
