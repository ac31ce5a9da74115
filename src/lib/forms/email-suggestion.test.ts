import { expect, test } from "vitest";
import { suggestEmail } from "./email-suggestion.ts";

test.each([
  ["jan@gmial.com", "jan@gmail.com"],
  ["jan@homtail.com", "jan@hotmail.com"],
  ["jan@ziggo.nk", "jan@ziggo.nl"],
  ["jan@gmail", "jan@gmail.com"],
  ["jan@bakkerij-jansen", "jan@bakkerij-jansen.nl"],
  ["J.de-Vries+dak@GMIAL.com ", "J.de-Vries+dak@gmail.com"],
])("%s probably means %s", (email, suggestion) => {
  expect(suggestEmail(email)).toBe(suggestion);
});

test.each([
  "jan@gmail.com",
  "jan@Hotmail.NL",
  "jan@live.nl",
  "jan@ymail.com",
  "jan@bakkerij-jansen.nl",
  "",
  "geen adres@gmial.com",
])("nothing is suggested for %j", (email) => {
  expect(suggestEmail(email)).toBeUndefined();
});
