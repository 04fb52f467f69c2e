import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashFiles, readJson, writeAtomic } from '../../site/files.ts'
import { hashSources } from '../../site/hash-sources.ts'
import { BUILD, ROOT } from '../../site/packages.ts'
import { runNode } from '../../site/run-node.ts'

/** What a part of a kit takes, as far as the kit itself declares it. */
export interface Prop {
  optional: boolean
  /** As the compiler writes it. */
  type: string
}
/** By kit, part and name of the prop. */
export type KitProps = Record<string, Record<string, Record<string, Prop>>>

/** What the program that reads them is asked. */
export interface Asked {
  /** Entry files of the kits, by name. */
  kits: Readonly<Record<string, string>>
  /** The folder whose declarations count. */
  own: string
  /** Settings of the compiler, which name these files. */
  project: string
  /** The file that is written. */
  out: string
}

const READER = path.join(import.meta.dirname, 'read-kit-props.ts')
const KEPT = path.join(BUILD, 'kit-props.json')

/**
 * Reads what parts of kits take, with the compiler. What a library declares of a part is not read: it is hundreds of props, and the same
 * for who builds with that library.
 * @param kits their entry files, by name
 * @param own the folder whose declarations count
 */
export async function readKitProps(kits: Asked['kits'], own: string): Promise<KitProps> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariane-kits-'))
  try {
    const asked: Asked = {
      kits,
      own,
      project: path.join(folder, 'tsconfig.json'),
      out: path.join(folder, 'props.json'),
    }
    const settings = { extends: path.join(ROOT, 'tsconfig.json'), include: [], files: Object.values(kits) }
    await writeFile(asked.project, JSON.stringify(settings))
    const { code, said } = await runNode([READER, JSON.stringify(asked)], { cwd: ROOT })
    if (code !== 0) throw new Error(said)
    return (await readJson(asked.out)) as KitProps
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const reading = new Map<string, Promise<KitProps>>()

/** The same for this checkout's kits, read once for the same sources and the same reader: the compiler takes some seconds. */
export async function readOwnKitProps(kits: Asked['kits']): Promise<KitProps> {
  const hash = await hashFiles([READER], ROOT, await hashSources('shell'))
  const begun = reading.get(hash) ?? readKept(hash, kits)
  reading.set(hash, begun)
  return begun
}

async function readKept(hash: string, kits: Asked['kits']): Promise<KitProps> {
  const kept = (await readJson(KEPT)) as { hash: string; props: KitProps } | null
  if (kept?.hash === hash) return kept.props
  const props = await readKitProps(kits, path.join(ROOT, 'shared/src'))
  await mkdir(BUILD, { recursive: true })
  await writeAtomic(KEPT, JSON.stringify({ hash, props }))
  return props
}
