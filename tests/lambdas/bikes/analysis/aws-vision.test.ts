import {
  DetectLabelsCommand,
  DetectTextCommand,
  RekognitionClient,
  ThrottlingException,
} from "@aws-sdk/client-rekognition";
import { DetectDocumentTextCommand, TextractClient } from "@aws-sdk/client-textract";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { awsVision } from "#lambdas/bikes/analysis/aws-vision.ts";

const region = "eu-west-1";
const textract = mockClient(TextractClient);
const rekognition = mockClient(RekognitionClient);
const vision = awsVision(new TextractClient({ region }), new RekognitionClient({ region }));
const place = { bucket: "receipts", key: "user/u1/upload_1.jpg" };

beforeEach(() => {
  textract.reset();
  rekognition.reset();
});

it("reads a receipt's lines and words in order, straight from its bucket", async () => {
  textract.on(DetectDocumentTextCommand).resolves({
    Blocks: [
      { BlockType: "PAGE" },
      {
        BlockType: "LINE",
        Text: "Pedalen Malmö",
        Confidence: 99,
        Relationships: [{ Type: "CHILD", Ids: ["a", "b"] }],
      },
      { BlockType: "LINE", Text: "KVITTO", Confidence: 98 },
      { BlockType: "WORD", Id: "b", Text: "Malmö", Confidence: 97 },
      { BlockType: "WORD", Id: "a", Text: "Pedalen", Confidence: 99 },
    ],
  });
  expect(await vision.readReceipt(place)).toEqual([
    {
      text: "Pedalen Malmö",
      confidence: 99,
      words: [
        { text: "Pedalen", confidence: 99 },
        { text: "Malmö", confidence: 97 },
      ],
    },
    { text: "KVITTO", confidence: 98, words: [] },
  ]);
  expect(textract.commandCalls(DetectDocumentTextCommand)[0]?.args[0].input).toEqual({
    Document: { S3Object: { Bucket: "receipts", Name: "user/u1/upload_1.jpg" } },
  });
});

const red = { Red: 200, Green: 20, Blue: 20, PixelPercent: 70 };
const green = { Red: 20, Green: 200, Blue: 20, PixelPercent: 90 };

it("prefers the colours of the bicycle to those of the foreground", async () => {
  rekognition.on(DetectTextCommand).resolves({
    TextDetections: [
      { Type: "LINE", Id: 0, DetectedText: "VAN RYSEL", Confidence: 90 },
      { Type: "WORD", Id: 1, ParentId: 0, DetectedText: "VAN", Confidence: 94 },
      { Type: "WORD", Id: 2, ParentId: 0, DetectedText: "RYSEL", Confidence: 86 },
    ],
  });
  const ImageProperties = { Foreground: { DominantColors: [green] } };
  const bicycle = { Name: "Bicycle", Confidence: 97, Instances: [{ DominantColors: [red] }] };
  rekognition.on(DetectLabelsCommand).resolves({ Labels: [{ Name: "City" }, bicycle], ImageProperties });

  const seen = await vision.lookAt(place);
  expect(seen.labels).toContainEqual({ name: "Bicycle", confidence: 97 });
  expect(seen.lettering).toEqual([
    {
      text: "VAN RYSEL",
      confidence: 90,
      words: [
        { text: "VAN", confidence: 94 },
        { text: "RYSEL", confidence: 86 },
      ],
    },
  ]);
  expect(seen.colours).toEqual([{ red: 200, green: 20, blue: 20, share: 70 }]);
});

it("uses the foreground if no bicycle is found", async () => {
  rekognition.on(DetectTextCommand).resolves({});
  rekognition.on(DetectLabelsCommand).resolves({
    Labels: [{ Name: "Bicycle" }],
    ImageProperties: { Foreground: { DominantColors: [green] } },
  });
  expect(await vision.lookAt(place)).toEqual({
    labels: [{ name: "Bicycle", confidence: 0 }],
    lettering: [],
    colours: [{ red: 20, green: 200, blue: 20, share: 90 }],
  });
});

it("passes failures on", async () => {
  rekognition.on(DetectTextCommand).resolves({});
  rekognition
    .on(DetectLabelsCommand)
    .rejects(new ThrottlingException({ message: "slow down", $metadata: {} }));
  await expect(vision.lookAt(place)).rejects.toThrow("slow down");
});
