import { expect, test } from "vitest";
import { buildEnvironment, previewPort } from "./build-environment.ts";

const hosted = {
  VITE_SUPABASE_URL: "https://abcdefghijklmnop.supabase.co",
  VITE_SUPABASE_ANON_KEY: "sb_publishable_abc-123_DEF",
  VITE_SITE_URL: "https://www.example.nl",
};

test("with nothing set, the build is for the embedded backend", () => {
  expect(buildEnvironment({})).toMatchObject({
    VITE_SUPABASE_URL: "/",
    VITE_SITE_URL: `http://localhost:${previewPort}`,
  });
});

test("with all three set, the build is for the hosted project", () => {
  expect(buildEnvironment({ ...hosted, PATH: "/bin" })).toEqual(hosted);
});

test("the older kind of public key is taken too", () => {
  const token = "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJl";
  const older = { ...hosted, VITE_SUPABASE_ANON_KEY: token, VITE_EDITOR_REPOSITORY: "dakdekker/website.nl" };
  expect(buildEnvironment(older)).toEqual(older);
});

test.each([
  ["a missing address of the site", "VITE_SITE_URL", ""],
  ["a project without TLS", "VITE_SUPABASE_URL", "http://abcdefghijklmnop.supabase.co"],
  ["a project with a path", "VITE_SUPABASE_URL", "https://abcdefghijklmnop.supabase.co/rest/v1"],
  ["a secret key", "VITE_SUPABASE_ANON_KEY", "sb_secret_abc"],
  [
    "an older secret key",
    "VITE_SUPABASE_ANON_KEY",
    "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl",
  ],
  ["a slash behind the site", "VITE_SITE_URL", "https://www.example.nl/"],
  ["the address of a repository", "VITE_EDITOR_REPOSITORY", "https://github.com/dakdekker/website"],
])("%s stops the build with an example", (_, name, value) => {
  expect(() => buildEnvironment({ ...hosted, [name]: value })).toThrow(
    `${name} is ${value ? "malformed" : "missing"}. Example: ${name}=`,
  );
});

test("a hosting provider's build without variables stops", () => {
  expect(() => buildEnvironment({ NETLIFY: "true" })).toThrow("VITE_SUPABASE_URL is missing");
});
