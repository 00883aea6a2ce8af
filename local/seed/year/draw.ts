import sharp from "sharp";

/** Draws a picture of an SVG document, which it carries along: what has been drawn can be drawn again. */
export const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality: 78 }).withXmp(svg).toBuffer();

/** Returns the source of a drawn picture. */
export const drawnOf = async (picture: Buffer): Promise<string | undefined> =>
  (await sharp(picture).metadata()).xmp?.toString();
