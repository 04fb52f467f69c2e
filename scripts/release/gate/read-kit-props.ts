/**
 * Reads with the compiler what parts of kits take, for kit-props.ts: in a process of its own, as the compiler's server says on the
 * terminal that it was ended. Called with what it is asked.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  API,
  type Checker,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync'
import type { Asked, KitProps } from './kit-props.ts'

const WHOLE = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope

/** A part is a value with a capital letter that is called with its props. */
const isPart = (name: string) => /^[A-Z]/.test(name)

/** Props of a part: of one that is a class or a function, of the function. */
function propsType(checker: Checker, type: Type): Type | undefined {
  const kinds = type.isUnionType() ? type.getTypes() : [type]
  const [signature] = kinds.flatMap(one => checker.getSignaturesOfType(one, SignatureKind.Call))
  const [props] = signature?.getParameters() ?? []
  return props && checker.getTypeOfSymbol(props)
}

/** One value, such as a word; the two of boolean are written as one. */
const VALUE = TypeFlags.Unit & ~TypeFlags.BooleanLiteral

/** The members of a union of words, whatever it is named; else the type itself. */
const listWords = (type: Type): readonly Type[] =>
  type.isUnionType() && type.getTypes().every(({ flags }) => (flags & VALUE) !== 0) ? type.getTypes() : [type]

function readKits({ kits, own, project: config }: Asked): KitProps {
  const api = new API({ cwd: own })
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error(`${config} is no project`)
  const { checker, program } = project
  const readProps = (type: Type) =>
    checker
      .getPropertiesOfType(type)
      .filter(({ declarations }) => declarations.some(({ path: file }) => file.startsWith(`${own}${path.sep}`)))
      .map(prop => {
        const of = checker.getTypeOfSymbol(prop)
        const type = of
          ? listWords(of)
              .map(one => checker.typeToString(one, undefined, WHOLE))
              .join(' | ')
          : ''
        return [prop.name, { optional: (prop.flags & SymbolFlags.Optional) !== 0, type }] as const
      })
  const readParts = (file: string) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return (module ? checker.getExportsOfModule(module) : []).flatMap(exported => {
      const isAlias = (exported.flags & SymbolFlags.Alias) !== 0
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
      const type =
        isPart(exported.name) && symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined
      const props = type && propsType(checker, type)
      return props ? [[exported.name, Object.fromEntries(readProps(props))] as const] : []
    })
  }
  const read = Object.fromEntries(Object.entries(kits).map(([kit, file]) => [kit, Object.fromEntries(readParts(file))]))
  api.close()
  return read
}

const asked = JSON.parse(process.argv[2] ?? '') as Asked
writeFileSync(asked.out, JSON.stringify(readKits(asked)))
