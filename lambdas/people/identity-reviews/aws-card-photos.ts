import { DeleteObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import type { TextractClient } from "@aws-sdk/client-textract";
import type { CardPhoto, CardPhotos } from "./reviews-context.ts";
import { signLinks } from "#lambdas/platform/pictures/aws-signed-links.ts";
import { pictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import { readDocument } from "#lambdas/platform/ocr/aws-textract.ts";

export const awsCardPhotos = (bucket: string, s3: S3Client, textract: TextractClient): CardPhotos => {
  const place = (photo: CardPhoto) => pictureLocation({ "id-card": bucket }, photo);
  const sign = signLinks();
  return {
    read: async (photo) => (await readDocument(textract, place(photo))).map(({ text }) => text),
    link: (photo) => sign(place(photo)),
    discard: async (photo) => {
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: place(photo).key }));
    },
  };
};
