import { DeleteObjectCommand, GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import type { TextractClient } from "@aws-sdk/client-textract";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { CardPhoto, CardPhotos } from "#lambdas/identity-reviews/reviews-world.ts";
import { keptPlace } from "#lambdas/pictures/kept-pictures.ts";
import { readDocument } from "#lambdas/reading/aws-textract.ts";

/** How long a link to a photo opens it. */
const secondsOpen = 5 * 60;

export const awsCardPhotos = (bucket: string, s3: S3Client, textract: TextractClient): CardPhotos => {
  const place = (photo: CardPhoto) => keptPlace({ "id-card": bucket }, photo);
  const object = (photo: CardPhoto) => ({ Bucket: bucket, Key: place(photo).key });
  return {
    read: async (photo) => (await readDocument(textract, place(photo))).map(({ text }) => text),
    link: (photo) => getSignedUrl(s3, new GetObjectCommand(object(photo)), { expiresIn: secondsOpen }),
    discard: async (photo) => {
      await s3.send(new DeleteObjectCommand(object(photo)));
    },
  };
};
