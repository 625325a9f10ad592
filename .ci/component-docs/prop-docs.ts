/**
 * Creates Storybook's property table of each component from its types and docstrings. react-docgen would show a list of options as
 * `unknown[number]` and a union as `union`, and would omit `@default`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, type Plugin } from "vite";

export interface PropDoc {
  required: boolean;
  description: string;
  /** Source text of the type, with the names of option lists expanded. */
  type: string;
  /** Source text of our interface that the type refers to. */
  shape?: string;
  /** Value of `@default`. */
  defaultValue?: string;
}

export interface ComponentDoc {
  name: string;
  description: string;
  /** React's type of the native attributes that it accepts too, such as `InputHTMLAttributes<HTMLInputElement>`. @default none */
  attributes?: string;
  /** Attributes of that type that the component does not accept, besides `className` and `style` (D17c). @default none */
  attributesExcept?: string[];
  props: Record<string, PropDoc>;
}

type Node = ESTree.Node;
type Declared = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;
type Member = ESTree.TSSignature;

interface Module {
  file: string;
  source: string;
  body: (ESTree.Directive | ESTree.Statement)[];
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const source = readFileSync(file, "utf8");
  const known = modules.get(file);
  if (known?.source === source) return known;
  const module = { file, source, body: parseSync(file, source).program.body };
  modules.set(file, module);
  return module;
}

const textOf = (module: Module, node: Node) => module.source.slice(node.start, node.end).replaceAll(/\s+/g, " ");
const declarationOf = (statement: Node): Node =>
  statement.type === "ExportNamedDeclaration" && statement.declaration ? statement.declaration : statement;

/** The docstring before a node: its text, and its `@default`. */
function docstringBefore(module: Module, start: number): { description: string; defaultValue?: string } {
  const comment = /\/\*\*(?<text>(?:(?!\*\/)[^])*)\*\/\s*$/.exec(module.source.slice(0, start))?.groups?.text ?? "";
  const text = comment.replaceAll(/\s*\n\s*\*? ?/g, " ").trim();
  const [description = "", defaultValue] = text.split(/\s*@default\s+/);
  return { description, ...(defaultValue !== undefined && { defaultValue }) };
}

interface Found<Kind> {
  module: Module;
  node: Kind;
}

/** Finds a type or constant by name, in this module or in one that it imports by a relative path. */
function find<Kind extends Node>(
  module: Module,
  name: string,
  isKind: (node: Node, name: string) => node is Kind,
): Found<Kind> | undefined {
  for (const statement of module.body) {
    const node = declarationOf(statement);
    if (isKind(node, name)) return { module, node };
    if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith(".")) continue;
    const imported = statement.specifiers.find((specifier) => specifier.local.name === name);
    if (imported?.type !== "ImportSpecifier") continue;
    const original = imported.imported.type === "Identifier" ? imported.imported.name : imported.imported.value;
    return find(readModule(path.join(path.dirname(module.file), statement.source.value)), original, isKind);
  }
  return undefined;
}

const isType = (node: Node, name: string): node is Declared =>
  (node.type === "TSInterfaceDeclaration" || node.type === "TSTypeAliasDeclaration") && node.id.name === name;
const isConstant = (node: Node, name: string): node is ESTree.VariableDeclaration =>
  node.type === "VariableDeclaration" &&
  node.declarations.some((declarator) => declarator.id.type === "Identifier" && declarator.id.name === name);

const nameOf = (node: Node) => (node.type === "Identifier" ? node.name : undefined);
const literal = (node: ESTree.TSLiteralType) => ("value" in node.literal ? [JSON.stringify(node.literal.value)] : []);

/** The options of a union, including those of unions that it refers to. */
function wordsOf(module: Module, node: Node): string[] {
  if (node.type === "TSUnionType") return node.types.flatMap((type) => wordsOf(module, type));
  if (node.type === "TSLiteralType") return literal(node);
  const found = node.type === "TSTypeReference" && find(module, nameOf(node.typeName) ?? "", isType);
  return found && found.node.type === "TSTypeAliasDeclaration" ? wordsOf(found.module, found.node.typeAnnotation) : [];
}

const isOptional = (member: Member) => "optional" in member && member.optional;
const isNever = (member: Member) =>
  member.type === "TSPropertySignature" && member.typeAnnotation?.typeAnnotation.type === "TSNeverKeyword";

/** The fields of a type, inherited ones first; fields from libraries are left out. */
function membersOf(module: Module, type: Node): Map<string, Found<Member>> {
  const members = new Map<string, Found<Member>>();
  const add = (others: Iterable<[string, Found<Member>]>) => {
    for (const [name, member] of others) members.set(name, member);
  };
  const addAll = (own: readonly Member[]) => {
    for (const member of own) {
      const name = member.type === "TSPropertySignature" ? nameOf(member.key) : undefined;
      if (name) members.set(name, { module, node: member });
    }
  };
  /** Merges the variants of a union: a field is required when every variant requires it, and `never` is left out of its type. */
  const addForms = (forms: Map<string, Found<Member>>[]) => {
    for (const name of new Set(forms.flatMap((form) => [...form.keys()]))) {
      const found = forms.map((form) => form.get(name));
      const best = found.find((member) => member && !isNever(member.node));
      if (!best) continue;
      const isRequired = found.every((member) => member && !isOptional(member.node));
      members.set(name, isRequired ? best : { ...best, node: { ...best.node, optional: true } as Member });
    }
  };
  if (type.type === "TSIntersectionType") for (const part of type.types) add(membersOf(module, part));
  else if (type.type === "TSUnionType") addForms(type.types.map((part) => membersOf(module, part)));
  else if (type.type === "TSTypeLiteral") addAll(type.members);
  else if (type.type === "TSInterfaceDeclaration") {
    for (const parent of type.extends) add(referred(module, parent.expression, parent.typeArguments));
    addAll(type.body.body);
  } else if (type.type === "TSTypeAliasDeclaration") return membersOf(module, type.typeAnnotation);
  else if (type.type === "TSTypeReference") return referred(module, type.typeName, type.typeArguments);
  return members;
}

function referred(
  module: Module,
  node: Node,
  typeArguments: ESTree.TSTypeParameterInstantiation | null,
): Map<string, Found<Member>> {
  const name = nameOf(node) ?? "";
  const [first, second] = typeArguments?.params ?? [];
  if (first && second && (name === "Omit" || name === "Pick")) {
    const words = new Set(wordsOf(module, second));
    const isKept = (member: string) => words.has(JSON.stringify(member)) === (name === "Pick");
    return new Map([...membersOf(module, first)].filter(([member]) => isKept(member)));
  }
  const found = find(module, name, isType);
  return found ? membersOf(found.module, found.node) : new Map();
}

interface NativeAttributes {
  /** Source text of React's type. */
  text: string;
  /** The names that `Omit` takes away from it. */
  except: string[];
}

/** The first of React's types of native attributes that a type contains. */
function attributesOf(module: Module, type: Node): NativeAttributes | undefined {
  const firstOf = (parts: readonly Node[]) => {
    for (const part of parts) {
      const found = attributesOf(module, part);
      if (found) return found;
    }
    return undefined;
  };
  if (type.type === "TSIntersectionType" || type.type === "TSUnionType") return firstOf(type.types);
  if (type.type === "TSTypeAliasDeclaration") return attributesOf(module, type.typeAnnotation);
  if (type.type === "TSInterfaceDeclaration") return firstOf(type.extends);
  if (type.type !== "TSTypeReference" && type.type !== "TSInterfaceHeritage") return undefined;
  const name = nameOf(type.type === "TSTypeReference" ? type.typeName : type.expression) ?? "";
  if (name.endsWith("HTMLAttributes")) return { text: textOf(module, type), except: [] };
  const [first, second] = type.typeArguments?.params ?? [];
  if (first && second && name === "Omit") {
    const found = attributesOf(module, first);
    const own = membersOf(module, first);
    const omitted = wordsOf(module, second).map((word) => word.slice(1, -1));
    const native = omitted.filter((attribute) => !own.has(attribute));
    return found && { ...found, except: [...new Set([...found.except, ...native])] };
  }
  const found = find(module, name, isType);
  return found && attributesOf(found.module, found.node);
}

/** Attributes that no component accepts. The pages say so once (D17c). */
const CLOSED = new Set(["className", "style", "dangerouslySetInnerHTML"]);

/** The text of a type, with the names of option lists expanded. */
function typeText(module: Module, type: Node): string {
  if (type.type === "TSTypeReference") {
    const found = find(module, nameOf(type.typeName) ?? "", isType);
    if (found?.node.type === "TSTypeAliasDeclaration" && isPlain(found.node.typeAnnotation))
      return typeText(found.module, found.node.typeAnnotation);
  }
  if (type.type === "TSIndexedAccessType") {
    const list = /^\(?typeof (?<name>\w+)\)?$/.exec(textOf(module, type.objectType))?.groups?.name;
    const found = list && find(module, list, isConstant);
    const text = found && textOf(found.module, found.node);
    const words = text && /\[(?<words>[^\]]*)\] as const/.exec(text)?.groups?.words;
    if (words)
      return words
        .split(",")
        .map((word) => word.trim())
        .filter(Boolean)
        .join(" | ");
  }
  if (type.type === "TSUnionType") return type.types.map((part) => typeText(module, part)).join(" | ");
  return textOf(module, type);
}

/** The fields of an object, or of a list's entries. */
function shapeOf(module: Module, type: string): string | undefined {
  const name = /^(?:readonly )?(?<name>[A-Z]\w+)(?:\[\])?$/.exec(type)?.groups?.name;
  const found = name && find(module, name, isType);
  return found ? found.module.source.slice(found.node.start, found.node.end) : undefined;
}

const isPlain = (type: Node) =>
  type.type === "TSUnionType" || type.type === "TSIndexedAccessType" || type.type === "TSFunctionType";

const isComponent = (node: Node): node is ESTree.Function & { id: ESTree.BindingIdentifier } =>
  node.type === "FunctionDeclaration" && /^[A-Z]/.test(node.id?.name ?? "");

/** Property tables of the components that a file exports as function declarations. */
export function propDocs(file: string): ComponentDoc[] {
  const module = readModule(file);
  return module.body.flatMap((statement) => {
    const node = declarationOf(statement);
    if (statement.type !== "ExportNamedDeclaration" || !isComponent(node)) return [];
    const [parameter] = node.params;
    const annotation =
      parameter && "typeAnnotation" in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
    const members = annotation ? membersOf(module, annotation) : new Map<string, Found<Member>>();
    const props = [...members].flatMap(([name, { module: home, node: member }]) => {
      if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
      const type = typeText(home, member.typeAnnotation.typeAnnotation);
      const shape = shapeOf(home, type);
      const prop = {
        required: !member.optional,
        type,
        ...(shape && { shape }),
        ...docstringBefore(home, member.start),
      };
      if (name === "ref") prop.description ||= "Its element.";
      return [[name, prop] as const];
    });
    const required = props.filter(([, prop]) => prop.required);
    const optional = props.filter(([, prop]) => !prop.required);
    const { description } = docstringBefore(module, statement.start);
    const attributes = annotation && attributesOf(module, annotation);
    const except = (attributes?.except ?? []).filter((attribute) => !members.has(attribute) && !CLOSED.has(attribute));
    return [
      {
        name: node.id.name,
        description,
        ...(attributes && { attributes: attributes.text }),
        ...(except.length > 0 && { attributesExcept: except }),
        props: Object.fromEntries([...required, ...optional]),
      },
    ];
  });
}

/** The table in Storybook's Flow format, because only there Storybook shows the members of a union. */
const docgenInfo = ({ name, description, attributes, attributesExcept, props }: ComponentDoc) => ({
  displayName: name,
  description,
  attributes,
  attributesExcept,
  props: Object.fromEntries(
    Object.entries(props).map(([prop, { required, description: text, type, shape, defaultValue }]) => {
      const words = type.split(" | ");
      const isChoice = words.length > 1 && words.every((word) => /^(?:"[^"]*"|\d+)$/.test(word));
      const elements = words.map((value) => ({ name: "literal", value }));
      const flowType = isChoice ? { name: "union", raw: type, elements } : { name: type, raw: shape ?? type };
      const value = defaultValue === undefined ? {} : { defaultValue: { value: defaultValue, computed: false } };
      return [prop, { required, description: text, flowType, ...value }];
    }),
  ),
});

const COMPONENT = /design-system\/src\/components\/\w+\/[A-Z]\w+\.tsx$/;

/** Vite plugin that adds its property table to each component. */
export const propDocsPlugin = (): Plugin => ({
  name: "lobbykit:prop-docs",
  transform(code, id) {
    if (!COMPONENT.test(id)) return undefined;
    const tables = propDocs(id).map((doc) => `${doc.name}.__docgenInfo = ${JSON.stringify(docgenInfo(doc))};`);
    return { code: `${code}\n${tables.join("\n")}`, map: null };
  },
});
