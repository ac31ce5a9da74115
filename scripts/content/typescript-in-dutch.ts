import ts from "typescript";
import type { Path } from "./finding";

/** What a mistake is and what to do about it, with its place in the file. */
interface Explained {
  path: Path;
  line: number;
  remedy: string;
}

/** Words of punctuation that TypeScript misses, as an editor would call them. */
const signs: Record<string, string> = {
  ",": "een komma",
  ":": "een dubbele punt",
  ";": "een puntkomma",
  "}": "een sluitaccolade }",
  "]": "een sluithaak ]",
  ")": "een sluithaakje )",
  "{": "een openingsaccolade {",
  "=": "een isgelijkteken",
};

const spelling =
  "hier klopt de schrijfwijze niet. Kijk op deze regel en die erboven of er een komma, aanhalingsteken of haakje ontbreekt of te veel staat.";

/** What a field wants, in the words of an editor. */
function wanted(type: ts.Type, checker: ts.TypeChecker): string {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    (part) => !(part.flags & ts.TypeFlags.Undefined),
  );
  const choices = parts.filter((part) => part.isStringLiteral());
  if (choices.length > 0 && choices.length === parts.length) {
    return `kies een van: ${choices.map(({ value }) => `"${value}"`).join(", ")}`;
  }
  const has = (flag: ts.TypeFlags) => parts.some((part) => part.flags & flag);
  if (has(ts.TypeFlags.StringLike)) return "schrijf hier een tekst tussen aanhalingstekens";
  if (has(ts.TypeFlags.NumberLike))
    return "schrijf hier een getal, zonder aanhalingstekens en met een punt in plaats van een komma";
  if (has(ts.TypeFlags.BooleanLike)) return "schrijf hier true (ja) of false (nee)";
  if (parts.some((part) => checker.isArrayType(part))) return "schrijf hier een lijst tussen [ en ]";
  return "schrijf hier velden tussen { en }, zoals in een bestand ernaast";
}

/** The deepest node that starts at `position`, or around it. */
function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node) => {
    if (node.getFullStart() <= position && position < node.getEnd()) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(source, visit);
  return found;
}

function pathOf(node: ts.Node): Path {
  const path: Path = [];
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { parent } = inner;
    if (ts.isArrayLiteralExpression(parent)) path.unshift(parent.elements.indexOf(inner as ts.Expression));
    // Where a sign is missing, the parser takes other things for names too.
    const name = ts.isPropertyAssignment(inner) || ts.isVariableDeclaration(inner) ? inner.name : undefined;
    if (name && ts.isIdentifier(name)) path.unshift(name.text);
  }
  return path;
}

const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? "");

/** The Dutch of one diagnostic: its code says what kind of mistake it is, the node what the field wants. */
function remedyOf(
  { code, messageText }: ts.Diagnostic,
  node: ts.Node,
  checker?: ts.TypeChecker,
): { remedy: string; missing?: string } {
  const [first = ""] = ts.flattenDiagnosticMessageText(messageText, "\n").split("\n");
  const names = quoted(first);
  switch (code) {
    case 1002:
      return {
        remedy:
          'op deze regel ontbreekt een aanhalingsteken: een tekst begint en eindigt met ". Staat er een " in de tekst zelf? Gebruik daar dan ‘ en ’.',
      };
    case 1005: {
      const sign = signs[names[0] ?? ""];
      return {
        remedy: sign
          ? `hier ontbreekt ${sign}, op deze regel of aan het eind van de regel erboven. Of er staat een aanhalingsteken in de tekst: gebruik daar ‘ en ’.`
          : spelling,
      };
    }
    case 1117:
      return { remedy: "dit veld staat er twee keer; haal er één weg." };
    case 2741:
      return {
        remedy: `dit veld ontbreekt; zet ${names[0]} erbij, zoals in een bestand ernaast.`,
        missing: names[0],
      };
    case 2739:
    case 2740: {
      const fields = first.split(": ").at(-1) ?? "";
      return { remedy: `hier ontbreken velden; zet erbij: ${fields}.` };
    }
    case 2353:
      return { remedy: `het veld ${names[0]} bestaat hier niet; haal het weg of verbeter de naam.` };
    case 2561:
      return { remedy: `het veld ${names[0]} bestaat hier niet; bedoelde u ${names.at(-1)}?` };
    case 2304:
    case 2552:
      return {
        remedy: ts.isTypeReferenceNode(node.parent)
          ? `${names[0]} wordt niet herkend; neem de eerste regels over van een bestand ernaast.`
          : `${names[0]} wordt niet herkend. Zet een tekst tussen aanhalingstekens.`,
      };
    case 6133:
    case 6196:
      return { remedy: `${names[0]} wordt niet gebruikt; haal het weg uit de regel met import.` };
    case 2307:
      return { remedy: `het bestand ${names[0]} bestaat niet; verbeter de regel met import.` };
    case 2300:
    case 2451:
      return { remedy: `${names[0]} staat twee keer in dit bestand; haal er één weg.` };
    case 2305:
    case 2724:
      return { remedy: `${names[1]} bestaat niet in ${names[0]}; verbeter de regel met import.` };
  }
  const holder =
    ts.isPropertyAssignment(node.parent) && node.parent.name === node ? node.parent.initializer : node;
  const type = ts.isExpression(holder) ? checker?.getContextualType(holder) : undefined;
  if ((code === 2322 || code === 2820 || code === 2345) && checker && type) {
    return { remedy: `deze waarde past hier niet; ${wanted(type, checker)}.` };
  }
  if (code < 2000) return { remedy: spelling };
  return { remedy: `dit klopt niet; vergelijk het met een bestand ernaast. (TypeScript zegt: ${first})` };
}

/** What misses a sign is noticed at the next word; the sign belongs where the word before it ended. */
function startOf({ code, start = 0 }: ts.Diagnostic, source: ts.SourceFile): number {
  if (code !== 1005) return start;
  return Math.max(0, source.text.slice(0, start).trimEnd().length - 1);
}

/** Explains a diagnostic of a content file to an editor; one of spelling needs no checker. Line numbers count from 1. */
export function explain(
  diagnostic: ts.Diagnostic,
  source: ts.SourceFile,
  checker?: ts.TypeChecker,
): Explained {
  const start = startOf(diagnostic, source);
  const node = nodeAt(source, start);
  const { remedy, missing } = remedyOf(diagnostic, node, checker);
  return {
    path: [...pathOf(node), ...(missing ? [missing] : [])],
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    remedy,
  };
}
