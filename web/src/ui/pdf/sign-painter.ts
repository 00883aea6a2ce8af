/** Draws what no font of ours has. Sizes and widths in points. */
export type SignPainter = {
  width(text: string, size: number): number;
  /** The address of a PNG, as high as `signHeight` times the size, with the letters on `signBaseline` from the top. */
  paint(text: string, size: number, colour: string): string;
};

export const signHeight = 1.5;
export const signBaseline = 1.15;

/** Sharp in print: 288 dots to the inch. */
const scale = 4;

/** The letters of whatever fonts this device has, in colour where they are; undefined where nothing can be drawn. */
export const devicePainter = (): SignPainter | undefined => {
  if (typeof document === "undefined") return undefined;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const setFont = (size: number): void => {
    context.font = `${size * scale}px system-ui, sans-serif`;
  };
  const width = (text: string, size: number): number => {
    setFont(size);
    return context.measureText(text).width / scale;
  };
  return {
    width,
    paint: (text, size, colour) => {
      canvas.width = Math.max(1, Math.ceil(width(text, size) * scale));
      canvas.height = Math.ceil(size * signHeight * scale);
      // A new size has forgotten the font.
      setFont(size);
      context.fillStyle = colour;
      context.fillText(text, 0, size * signBaseline * scale);
      return canvas.toDataURL("image/png");
    },
  };
};
