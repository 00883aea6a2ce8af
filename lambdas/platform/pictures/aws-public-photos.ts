import { invalidatePhoto } from "./aws-edge.ts";
import { failedCall, signedCalls } from "./aws-signed-calls.ts";
import { type S3Settings, addressOf, s3Settings } from "./aws-signed-links.ts";
import { photoKey } from "./stored-pictures.ts";
import type { PublicPhotos } from "./public-photos.ts";
import { system } from "#lambdas/platform/system.ts";

export const s3PublicPhotos = (
  bucket: string,
  distributionId: string,
  settings: S3Settings = s3Settings(),
): PublicPhotos => {
  const call = signedCalls("s3", settings.region, () => system.now());
  const forget = invalidatePhoto(distributionId);
  const addressOfPhoto = (id: string): URL => addressOf({ bucket, key: photoKey(id) }, settings);
  return {
    async copy(from, to) {
      const headers = { "x-amz-copy-source": `/${bucket}/${photoKey(from)}` };
      const answer = await call({ method: "PUT", url: addressOfPhoto(to), headers });
      if (answer.status === 404 && answer.text.includes("NoSuchKey")) return;
      // S3 sends status 200 before the copy is done, and reports a later failure in the body.
      if (answer.status !== 200 || !answer.text.includes("<CopyObjectResult"))
        throw failedCall("Copying a photo", answer);
    },
    async withdraw(id) {
      const answer = await call({ method: "DELETE", url: addressOfPhoto(id) });
      if (answer.status !== 204) throw failedCall("Deleting a photo", answer);
      await forget(id);
    },
  };
};
