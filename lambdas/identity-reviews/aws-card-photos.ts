import { DeleteObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import type { TextractClient } from "@aws-sdk/client-textract";
import type { CardPhoto, CardPhotos } from "./reviews-context.ts";
import { signLinks } from "#lambdas/shared/pictures/aws-signed-links.ts";
import { keptPlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import { readDocument } from "#lambdas/shared/ocr/aws-textract.ts";

export const awsCardPhotos = (bucket: string, s3: S3Client, textract: TextractClient): CardPhotos => {
  const place = (photo: CardPhoto) => keptPlace({ "id-card": bucket }, photo);
  const sign = signLinks();
  return {
    read: async (photo) => (await readDocument(textract, place(photo))).map(({ text }) => text),
    link: (photo) => sign(place(photo)),
    discard: async (photo) => {
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: place(photo).key }));
    },
  };
};
