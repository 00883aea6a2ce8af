import * as z from "zod";

const Rights = z.array(
  z.object({
    functionName: z.string(),
    grants: z.array(z.object({ grant: z.string(), used: z.number() })),
  }),
);
const Line = z.object({ rights: Rights });

export type FunctionGrant = { readonly functionName: string; readonly grant: string };

export type Use = FunctionGrant & { readonly used: number };

/** Every existing grant with the number of its uses. A cloud that is killed while it writes leaves half a line, which is skipped. */
export const readRecord = (text: string): Use[] => {
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
  return [...uses.values()];
};
