import { expect, test } from "vitest";
import config from "../../tailwind.config";

/* Contrast of the colour tokens, by the formula of WCAG 2.2 (relative luminance). */

function luminance(token: string): number {
  const [name = "", shade = "DEFAULT"] = token.split("-");
  const colour = (config.theme.colors as Record<string, string | Record<string, string>>)[name];
  const hex = typeof colour === "string" ? colour : colour?.[shade];
  if (!hex?.startsWith("#")) throw new Error(`There is no colour ${token}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The text colours on each background, in any state. */
const text: Record<string, string[]> = {
  white: ["ink", "slate", "tile", "tile-dark"],
  "zinc-50": ["ink", "slate", "tile"],
  "zinc-100": ["ink", "tile"],
  // The names on the map of the country.
  "zinc-200": ["ink", "tile"],
  "tile-pale": ["ink"],
  ink: ["white", "zinc-200", "tile-light", "signal"],
  "ink-soft": ["white"],
  tile: ["white"],
  "tile-dark": ["white"],
  // What rings the emergency number.
  signal: ["ink"],
  "signal-dark": ["ink"],
  // A disabled button.
  slate: ["white"],
};

/** The colours of controls, their states and focus rings on each background. */
const controls: Record<string, string[]> = {
  white: ["ink", "tile"],
  "zinc-50": ["tile", "ink"],
  "zinc-100": ["tile"],
  "tile-pale": ["tile"],
  ink: ["tile-light", "white"],
  tile: ["tile-light"],
  signal: ["ink"],
};

test.each([
  ["text", 4.5, text],
  ["a control", 3, controls],
])("%s has a contrast of at least %d on every background it stands on", (_what, min, list) => {
  for (const [background, colours] of Object.entries(list))
    for (const colour of colours)
      expect(contrast(colour, background), `${colour} on ${background}`).toBeGreaterThanOrEqual(min);
});

test("the lists above hold every text colour and every background in use", () => {
  const sources = import.meta.glob<string>("../../src/**/*.{tsx,css}", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const all = Object.values(sources).join("\n");
  const used = (property: string) =>
    all.match(
      new RegExp(`(?<=\\b${property}-)(?:white|ink|slate|zinc|tile|signal|success)(?:-[a-z0-9]+)?\\b`, "g"),
    );
  const listed = Object.values(text).flat();
  expect(used("text")?.filter((colour) => !listed.includes(colour))).toEqual([]);
  expect(used("bg")?.filter((background) => !(background in text))).toEqual([]);
});
