import type { IModule } from "dependency-cruiser";

const arrow = /^(?<from>.+?) --(?: [^>]+ --)?> (?<to>.+)$/;
const node = /(\w+)\[([^\]]+)\]/g;

/** The arrows of a Mermaid flowchart by the labels of its nodes: `a[x] & b --> c` is two arrows. */
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

const rooms = ["bin", "contract", "lambdas", "lib", "local", "web"];

const roomOf = (file: string): string | undefined => rooms.find((room) => file.startsWith(`${room}/`));

export const importedArrows = (modules: readonly IModule[]): string[] => {
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: roomOf(source), to: roomOf(resolved) })),
  );
  const between = arrows.filter(({ from, to }) => from !== undefined && to !== undefined && from !== to);
  return [...new Set(between.map(({ from, to }) => `${from} → ${to}`))];
};
