import { readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";
import type { Finding, Path } from "./finding";
import { explain } from "./typescript-in-dutch";

/** The content files as TypeScript sees them; every answer is that of the files as they are now. */
export interface ContentSources {
  /** From the root of the repository, with slashes: "src/content/company.ts". */
  files(): string[];
  /** What does not parse, does not fit its type in types.ts, or uses a name that does not exist. */
  findings(): Finding[];
  /** The line, from 1, on which a value stands; undefined where the file does not spell it out. */
  lineOf(file: string, path: Path): number | undefined;
}

/**
 * Opens the content of the repository in the folder `root`. `unsaved` holds
 * texts that replace those of files, by their path from the root. Fails when
 * tsconfig.json cannot be read.
 */
export function openSources(root: string, unsaved: Record<string, string> = {}): ContentSources {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const fromRoot = (file: string) => relative(root, file).split(sep).join("/");
  const files = () =>
    [
      ...new Set([
        ...ts.sys.readDirectory(join(root, "src/content"), [".ts"]).map(fromRoot),
        ...Object.keys(unsaved),
      ]),
    ].sort();

  const textOf = (file: string) => unsaved[fromRoot(file)] ?? readText(file);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...files(), "src/vite-env.d.ts"].map((file) => join(root, file)),
    getScriptVersion: (file) => String(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    getScriptSnapshot: (file) => {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (file) => fromRoot(file) in unsaved || ts.sys.fileExists(file),
    readFile: textOf,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });

  return {
    files,
    findings() {
      return files().flatMap((file) => {
        const path = join(root, file);
        const syntactic = service.getSyntacticDiagnostics(path);
        // A file that does not parse gives follow-up errors that only confuse; the first one is the mistake.
        const diagnostics =
          syntactic.length > 0 ? syntactic.slice(0, 1) : service.getSemanticDiagnostics(path);
        const program = service.getProgram();
        const source = program?.getSourceFile(path);
        if (!program || !source) return [];
        return diagnostics.map((diagnostic) => ({
          file,
          ...explain(diagnostic, source, program.getTypeChecker()),
        }));
      });
    },
    lineOf(file, path) {
      const source = service.getProgram()?.getSourceFile(join(root, file));
      const node = source && nodeAt(source, path);
      return node && source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    },
  };
}

/** The first thing in a file's text that does not parse, as in a comma that is missing. */
export function spellingMistake(file: string, text: string): Finding | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
  const [first] = diagnostics;
  const source = first?.file;
  return first && source && { file, ...explain(first, source) };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** The node of a value that the file spells out as a literal. */
function nodeAt(source: ts.SourceFile, [name, ...path]: Path): ts.Node | undefined {
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((candidate) => candidate.name.getText(source) === name);
  let node: ts.Node | undefined = declaration;
  let value: ts.Node | undefined = declaration?.initializer;
  for (const step of path) {
    if (typeof step === "number") {
      node = value && ts.isArrayLiteralExpression(value) ? value.elements[step] : undefined;
      value = node;
    } else {
      const property: ts.ObjectLiteralElementLike | undefined =
        value && ts.isObjectLiteralExpression(value)
          ? value.properties.find((candidate) => candidate.name?.getText(source) === step)
          : undefined;
      node = property;
      value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
    }
  }
  return node;
}
