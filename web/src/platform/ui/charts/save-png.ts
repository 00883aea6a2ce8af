import { saveFile } from "#web/platform/ui/save-file.ts";

/** Styles that a drawing needs outside the page. */
const copiedStyles = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "font-size",
  "font-family",
  "font-weight",
  "opacity",
] as const;

const margin = 24;
const titleRoom = 40;
const pixelRatio = 2;

const namespace = "http://www.w3.org/2000/svg";

const copyStyles = (from: Element, to: Element): void => {
  const styles = getComputedStyle(from);
  const text = copiedStyles.map((name) => `${name}:${styles.getPropertyValue(name)}`).join(";");
  to.setAttribute("style", text);
  for (const [place, child] of [...from.children].entries()) {
    const copy = to.children[place];
    if (copy) copyStyles(child, copy);
  }
};

const drawAt = (svg: SVGSVGElement, x: number, y: number): Node => {
  const drawing = svg.cloneNode(true);
  if (drawing instanceof SVGSVGElement) {
    copyStyles(svg, drawing);
    drawing.setAttribute("x", String(x));
    drawing.setAttribute("y", String(y));
  }
  return drawing;
};

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const element = (name: string, attributes: Readonly<Record<string, string | number>>, text = ""): Element => {
  const made = document.createElementNS(namespace, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.textContent = text;
  return made;
};

const noteRoom = 20;

/** Selects legends, the scale of the map and the notes below a chart. */
const notesOf = (chart: Element, top: number): Node[] =>
  [...chart.querySelectorAll<HTMLElement>(".plot__legend li, .plot__scale, p.muted")].flatMap(
    (note, place) => {
      const key = note.querySelector(".plot__key");
      const shades = note.querySelector("svg");
      const y = top + place * noteRoom;
      const room = shades ? Number(shades.getAttribute("width")) + 8 : noteRoom;
      const text = {
        x: margin + (key || shades ? room : 0),
        y: y + 11,
        style: `font:13px sans-serif;fill:${colour("--c-text")}`,
      };
      const box = {
        x: margin,
        y,
        width: 12,
        height: 12,
        fill: key ? getComputedStyle(key).backgroundColor : "",
      };
      return [
        ...(key ? [element("rect", box)] : []),
        ...(shades ? [drawAt(shades, margin, y)] : []),
        element("text", text, note.dataset["inPicture"] ?? note.textContent),
      ];
    },
  );

export const standaloneSvg = (
  chart: Element,
  svg: SVGSVGElement,
  title: string,
): { source: string; width: number; height: number } => {
  const top = margin + titleRoom;
  const notes = notesOf(chart, top + svg.clientHeight + noteRoom);
  const width = svg.clientWidth + 2 * margin;
  const height = top + svg.clientHeight + margin + notes.length * noteRoom;
  const sheet = element("svg", { xmlns: namespace, width, height });
  const style = `font:650 18px sans-serif;fill:${colour("--c-text")}`;
  sheet.append(
    element("rect", { width: "100%", height: "100%", fill: colour("--c-surface") }),
    element("text", { x: margin, y: margin + 18, style }, title),
    drawAt(svg, margin, top),
    ...notes,
  );
  return { source: new XMLSerializer().serializeToString(sheet), width, height };
};

export const savePng = async (chart: Element, title: string, name: string): Promise<void> => {
  const svg = chart.querySelector("svg");
  if (!svg) return;
  const { source, width, height } = standaloneSvg(chart, svg, title);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (picture) saveFile(`${name}.png`, picture);
};
