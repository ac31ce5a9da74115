import { expect, test } from "vitest";
import { project } from "./projects.ts";

const read = (picture: string, before: string) =>
  project.parse({
    order: "1",
    title: "Nieuw dak in Baarn",
    description: "Het dak was op.",
    work: ["Pannen leggen"],
    picture: { name: picture, alt: "Een nieuw dak." },
    before: { name: before, alt: "Een oud dak." },
    serviceSlug: "dakrenovatie",
  });

test.each([
  ["two drawings are compared", "na.svg", "voor.svg", true],
  ["two photographs are compared", "na.jpg", "voor.jpg", true],
  ["a photograph is not compared with a drawing", "na.jpg", "voor.svg", false],
])("%s", (_name, picture, before, isCompared) => {
  expect(read(picture, before).before !== undefined).toBe(isCompared);
});
