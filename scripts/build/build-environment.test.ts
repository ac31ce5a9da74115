import { expect, test } from "vitest";
import { buildEnvironment, previewPort } from "./build-environment";

const hosted = {
  VITE_SUPABASE_URL: "https://abcdefghijklmnop.supabase.co",
  VITE_SUPABASE_ANON_KEY: "sb_publishable_abc-123_DEF",
  VITE_SITE_URL: "https://www.example.nl",
};

test("with nothing set, the build is for the embedded backend at its own origin", () => {
  expect(buildEnvironment({})).toMatchObject({
    VITE_SUPABASE_URL: "/",
    VITE_SITE_URL: `http://localhost:${previewPort}`,
  });
});

test("with all three set, by either kind of key, the build is for the hosted project", () => {
  expect(buildEnvironment({ ...hosted, PATH: "/bin" })).toEqual(hosted);
  const token = "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJl";
  const older = { ...hosted, VITE_SUPABASE_ANON_KEY: token, VITE_EDITOR_REPOSITORY: "dakdekker/website.nl" };
  expect(buildEnvironment(older)).toEqual(older);
});

test.each([
  ["VITE_SITE_URL", ""],
  ["VITE_SUPABASE_URL", "http://abcdefghijklmnop.supabase.co"],
  ["VITE_SUPABASE_URL", "https://abcdefghijklmnop.supabase.co/rest/v1"],
  ["VITE_SUPABASE_ANON_KEY", "sb_secret_abc"],
  ["VITE_SUPABASE_ANON_KEY", "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl"],
  ["VITE_SITE_URL", "https://www.example.nl/"],
  ["VITE_EDITOR_REPOSITORY", "https://github.com/dakdekker/website"],
])("without a good %s (“%s”) the build stops, names it and gives an example", (name, value) => {
  expect(() => buildEnvironment({ ...hosted, [name]: value })).toThrow(
    `${name} is ${value ? "malformed" : "missing"}. Example: ${name}=`,
  );
});

test("on a hosting provider a build without variables stops, so that no site goes live without its backend", () => {
  expect(() => buildEnvironment({ NETLIFY: "true" })).toThrow("VITE_SUPABASE_URL is missing");
});
