import type { Photo } from "#contract/checks/photos.ts";
import { cutPicture } from "#web/checks/photo/cut-picture.ts";

/** The viewfinder's frame over a photo that fills it. */
const [wide, aspect] = [0.92, 3];

/** Takes a photo as a data URL, and returns what the page sends of it. */
const send = async (address: string): Promise<Photo> => {
  const photo = await createImageBitmap(await (await fetch(address)).blob());
  const width = wide * photo.width;
  const height = width / aspect;
  const [x, y] = [(photo.width - width) / 2, (photo.height - height) / 2];
  const { sent } = await cutPicture(photo, { x, y, width, height });
  return sent;
};

declare global {
  var sendPhoto: typeof send;
}

globalThis.sendPhoto = send;
