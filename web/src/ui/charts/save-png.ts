import { saveFile } from "#web/ui/save-file.ts";

/** What of the page's styles a drawing needs when it stands alone. */
const kept = [
  "fill",
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
/** As sharp as on a good screen. */
const sharpness = 2;

const namespace = "http://www.w3.org/2000/svg";

const copyStyles = (from: Element, to: Element): void => {
  const styles = getComputedStyle(from);
  const text = kept.map((name) => `${name}:${styles.getPropertyValue(name)}`).join(";");
  to.setAttribute("style", text);
  for (const [place, child] of [...from.children].entries()) {
    const copy = to.children[place];
    if (copy) copyStyles(child, copy);
  }
};

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The drawing with its title on the page's ground, as a document of its own. */
const standingAlone = (
  svg: SVGSVGElement,
  title: string,
): { source: string; width: number; height: number } => {
  const drawing = svg.cloneNode(true);
  const sheet = document.createElementNS(namespace, "svg");
  const [width, height] = [svg.clientWidth + 2 * margin, svg.clientHeight + 2 * margin + titleRoom];
  sheet.setAttribute("xmlns", namespace);
  sheet.setAttribute("width", String(width));
  sheet.setAttribute("height", String(height));
  const ground = document.createElementNS(namespace, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", colour("--c-surface"));
  const heading = document.createElementNS(namespace, "text");
  heading.setAttribute("x", String(margin));
  heading.setAttribute("y", String(margin + 18));
  heading.setAttribute("style", `font:650 18px sans-serif;fill:${colour("--c-text")}`);
  heading.textContent = title;
  if (drawing instanceof SVGSVGElement) {
    copyStyles(svg, drawing);
    drawing.setAttribute("x", String(margin));
    drawing.setAttribute("y", String(margin + titleRoom));
  }
  sheet.append(ground, heading, drawing);
  return { source: new XMLSerializer().serializeToString(sheet), width, height };
};

/** Draws a chart as a picture and gives it to the person. */
export const savePng = async (svg: SVGSVGElement, title: string, name: string): Promise<void> => {
  const { source, width, height } = standingAlone(svg, title);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (picture) saveFile(`${name}.png`, picture);
};
