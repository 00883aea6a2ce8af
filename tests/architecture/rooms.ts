import type { IModule } from "dependency-cruiser";

const arrow = /^(?<from>.+?) --(?: [^>]+ --)?> (?<to>.+)$/;
const node = /(\w+)\[([^\]]+)\]/g;

/** The arrows of a Mermaid flowchart between rooms, by their labels: `a[x] & b --> c` is two. */
export const drawnArrows = (page: string): string[] => {
  const rooms = new Map([...page.matchAll(node)].map(([, id = "", room = ""]) => [id, room]));
  const named = (side: string) =>
    side.split(" & ").map((one) => {
      const id = one.replace(/\[.*$/, "");
      return rooms.get(id) ?? `unknown ${id}`;
    });
  return page.split("\n").flatMap((line) => {
    const { from, to } = arrow.exec(line.trim())?.groups ?? {};
    if (from === undefined || to === undefined) return [];
    return named(from).flatMap((one) => named(to).map((other) => `${one} → ${other}`));
  });
};

const roomOf = (file: string): string | undefined => {
  const [top = "", second = "", third] = file.split("/");
  if (top === "web") return third === undefined ? undefined : file.split("/", 3).join("/");
  if (top !== "lambdas") return ["bin", "contract", "lib", "local"].find((room) => room === top);
  if (third === undefined || second === "shared") return `lambdas/${second}`;
  return "lambdas/*";
};

/** An arrow for every room that imports from another. */
export const importedArrows = (modules: readonly IModule[]): string[] => {
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: roomOf(source), to: roomOf(resolved) })),
  );
  const between = arrows.filter(({ from, to }) => from !== undefined && to !== undefined && from !== to);
  return [...new Set(between.map(({ from, to }) => `${from} → ${to}`))];
};
