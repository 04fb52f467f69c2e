import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { API, type Checker, NodeBuilderFlags, SignatureKind, SymbolFlags, type Type } from 'typescript/unstable/sync'
import { readJson, writeAtomic } from '../../site/files.ts'
import { hashSources } from '../../site/hash-sources.ts'
import { BUILD, ROOT } from '../../site/packages.ts'

/** What a part of a kit takes, as far as the kit itself declares it. */
export interface Prop {
  optional: boolean
  /** As the compiler writes it. */
  type: string
}
/** By kit, part and name of the prop. */
export type KitProps = Record<string, Record<string, Record<string, Prop>>>

const KEPT = path.join(BUILD, 'kit-props.json')
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

/**
 * Reads what parts of kits take, with the compiler. What a library declares of a part is not read: it is hundreds of props, and the same
 * for who builds with that library.
 * @param kits their entry files, by name
 * @param own the folder whose declarations count
 */
export async function readKitProps(kits: Readonly<Record<string, string>>, own: string): Promise<KitProps> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariane-kits-'))
  const config = path.join(folder, 'tsconfig.json')
  const extended = path.join(ROOT, 'tsconfig.json')
  await writeFile(config, JSON.stringify({ extends: extended, include: [], files: Object.values(kits) }))
  const api = new API({ cwd: ROOT })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} is no project`)
    const { checker, program } = project
    const readProps = (type: Type) =>
      checker
        .getPropertiesOfType(type)
        .filter(({ declarations }) => declarations.some(({ path: file }) => file.startsWith(`${own}${path.sep}`)))
        .map(prop => {
          const of = checker.getTypeOfSymbol(prop)
          const text = of ? checker.typeToString(of, undefined, WHOLE) : ''
          return [prop.name, { optional: (prop.flags & SymbolFlags.Optional) !== 0, type: text }] as const
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
    return Object.fromEntries(Object.entries(kits).map(([kit, file]) => [kit, Object.fromEntries(readParts(file))]))
  } finally {
    api.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same for this checkout's kits, read once for the same sources: the compiler takes some seconds. */
export async function readOwnKitProps(kits: Readonly<Record<string, string>>): Promise<KitProps> {
  const hash = await hashSources('shell')
  const kept = (await readJson(KEPT)) as { hash: string; props: KitProps } | null
  if (kept?.hash === hash) return kept.props
  const props = await readKitProps(kits, path.join(ROOT, 'shared/src'))
  await writeAtomic(KEPT, JSON.stringify({ hash, props }))
  return props
}
