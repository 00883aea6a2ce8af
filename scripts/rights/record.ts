import * as z from "zod";

const Rights = z.array(
  z.object({
    functionName: z.string(),
    grants: z.array(z.object({ grant: z.string(), used: z.number() })),
  }),
);
const Line = z.object({ rights: Rights.default([]), reported: z.string().optional() });

/** One thing that one function may do. */
export type FunctionGrant = { readonly functionName: string; readonly grant: string };

type Use = FunctionGrant & { readonly used: number };

/** What the clouds of some tests have written down. */
export type Recorded = {
  /** Every grant there is, and how often it was used altogether. */
  readonly uses: readonly Use[];
  readonly reported: readonly string[];
};

/** Reads the lines that clouds have added to a file; one that is killed while it writes leaves half a line. */
export const readRecord = (text: string): Recorded => {
  const lines = text
    .split("\n")
    .slice(0, -1)
    .map((line) => Line.parse(JSON.parse(line)));
  const uses = new Map<string, Use>();
  for (const { functionName, grants } of lines.flatMap(({ rights }) => rights))
    for (const { grant, used } of grants) {
      const key = `${functionName} ${grant}`;
      uses.set(key, { functionName, grant, used: used + (uses.get(key)?.used ?? 0) });
    }
  return {
    uses: [...uses.values()],
    reported: lines.flatMap(({ reported }) => reported ?? []),
  };
};
