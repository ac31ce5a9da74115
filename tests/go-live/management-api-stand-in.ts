import { readFileSync } from "node:fs";
import { z } from "zod";

type Schema = Record<string, unknown>;
interface Operation {
  parameters?: { name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The part of the published description that going live uses; `info` has its origin. */
const { paths } = JSON.parse(readFileSync("tests/go-live/supabase-management-api.json", "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};

const problemsIn = (schema: Schema, value: unknown) =>
  z.fromJSONSchema(schema as never, { defaultTarget: "openapi-3.0" }).safeParse(value).error?.message;

/** The reason why the service would refuse this call: an unknown path, a wrong query, or a body of another shape. */
export function refusalOf(
  method: string,
  { pathname, searchParams }: URL,
  body: unknown,
): string | undefined {
  const path = Object.keys(paths).find((known) =>
    new RegExp(`^${known.replace(/\{\w+\}/g, "[\\w-]+")}$`).test(pathname),
  );
  const operation = path && paths[path]?.[method.toLowerCase()];
  if (!operation) return `Cannot ${method} ${pathname}`;
  for (const { name, required, schema } of operation.parameters ?? []) {
    const values = searchParams.getAll(name);
    if (required && values.length === 0) return `${name} is required`;
    const one = schema.type === "array" ? (schema.items as Schema) : schema;
    for (const value of values) {
      const problem = problemsIn(one, schema.type === "boolean" ? value === "true" : value);
      if (problem) return `${name}: ${problem}`;
    }
  }
  const expected = operation.requestBody?.content["application/json"]?.schema;
  return expected && problemsIn(expected, body);
}
