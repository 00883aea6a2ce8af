import { type ReactNode, useSyncExternalStore } from "react";
import { apiKeyHeader } from "#contract/platform/reading-limits.ts";
import { apiBase } from "#contract/platform/route.ts";
import type { HowFigures } from "./texts/how-figures.ts";

/** Example commands that work as written. The number is invented. */
const examplesAt = (origin: string) =>
  ({
    one: `curl ${origin}${apiBase}/v1/status/WTU204K8861`,
    key: `curl -H "${apiKeyHeader}: $CYKELREGISTRET_KEY" ${origin}${apiBase}/v1/status/WTU204K8861`,
    description: `curl ${origin}/status-api.json`,
  }) as const;

const neverChanges = (): (() => void) => () => undefined;

/** For developers, in the guide. The page is rendered before its address is known. */
export function StatusExamples({ words }: { words: HowFigures["status"] }): ReactNode {
  const examples = examplesAt(
    useSyncExternalStore(
      neverChanges,
      () => location.origin,
      () => "",
    ),
  );
  return (
    <figure className="info__figure">
      {(["one", "key", "description"] as const).map((name) => (
        <div key={name}>
          <p>{words[name]}</p>
          <pre className="info__command">
            <code>{examples[name]}</code>
          </pre>
        </div>
      ))}
    </figure>
  );
}
