import cascadeFile from "./facefinder.bin?url";
import { type Cascade, type FoundFace, findFaces, readCascade } from "./find-faces.ts";

/** Pixels; faces are found faster in a small picture, and no worse. */
const maxSide = 480;
/** A face becomes this many squares wide. */
const squares = 4;
/** Of the found square, to include chin and hair. */
const margin = 0.15;

/** Undefined without a connection: the picture is then only cropped to the number. */
const fetchCascade = async (): Promise<Cascade | undefined> => {
  const answer = await fetch(cascadeFile).catch(() => undefined);
  return answer?.ok === true ? readCascade(await answer.arrayBuffer()) : undefined;
};

const contextOf = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new TypeError("No canvas");
  return context;
};

const facesIn = (picture: ImageBitmap, cascade: Cascade): FoundFace[] => {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const context = contextOf(width, height);
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return findFaces(cascade, { pixels, width, height }).map(({ x, y, size, score }) => ({
    x: x / scale,
    y: y / scale,
    size: size / scale,
    score,
  }));
};

const coarsen = (context: OffscreenCanvasRenderingContext2D, { x, y, size }: FoundFace): void => {
  const side = size * (1 + 2 * margin);
  const [left, top] = [x - side / 2, y - side / 2];
  const small = contextOf(squares, squares);
  small.drawImage(context.canvas, left, top, side, side, 0, 0, squares, squares);
  context.drawImage(small.canvas, 0, 0, squares, squares, left, top, side, side);
};

/** Pixelates the faces in a picture before it leaves the phone. */
export const hideFaces = async (picture: ImageBitmap): Promise<ImageBitmap> => {
  const cascade = await fetchCascade();
  const faces = cascade === undefined ? [] : facesIn(picture, cascade);
  if (faces.length === 0) return picture;
  const context = contextOf(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  for (const face of faces) coarsen(context, face);
  return createImageBitmap(context.canvas);
};
