import sharp from "sharp";

/** Renders an SVG document to a picture that contains the source, so that it can be rendered again. */
export const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality: 78 }).withXmp(svg).toBuffer();

/** Returns the source of a drawn picture. */
export const drawnOf = async (picture: Buffer): Promise<string | undefined> =>
  (await sharp(picture).metadata()).xmp?.toString();
