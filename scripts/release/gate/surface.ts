import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { CONTRACT_VERSION } from '../../../shared/src/contracts/registry.ts'
import type { AnyRoute } from '../../../shared/src/contracts/route.ts'
import { SHARED_LIBRARIES } from '../../../shared/src/federation/shared-libraries.ts'
import { ROOT } from '../../site/packages.ts'
import { constructorsGiven, constructorsUsed } from './constructors.ts'
import { type KitProps, type Prop, readOwnKitProps } from './kit-props.ts'
import type { Schema } from './readable.ts'
import { listExports, listSources, listUses, type PropWords, type Uses } from './source.ts'
import { takesType } from './takes-type.ts'

/** One call of the contract, as shapes: what is sent, and what is read back. */
export interface Row {
  call: string
  params: Schema | null
  body: Schema | null
  answer: Schema
}

/** What one side of the contract gives, or what a remote needs of the other. */
export interface Surface {
  contract: string
  rows: Record<string, Row>
  /** Names of values by shared kit. */
  kits: Record<string, string[]>
  /**
   * Props of the parts of kits: all that are taken, or those that a remote sends; absent in what was published before they were looked
   * at.
   */
  parts?: KitProps
  /** Constructors of zod, which the shell shares too; absent in what was published before they were looked at. */
  zod?: string[]
}

/** Beside the registry: what the published shell gives. */
export const SURFACE_FILE = 'contract.json'

const PREFIX = '@ariane/shared/'
const kitEntry = (name: string) => path.join(ROOT, 'shared/src', name.slice(PREFIX.length), 'index.ts')
const KIT_NAMES = Object.keys(SHARED_LIBRARIES).filter(name => name.startsWith(PREFIX))
const KIT_ENTRIES = Object.fromEntries(KIT_NAMES.map(name => [name, kitEntry(name)]))

const shape = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema

/** `reads` is the side that reads the answer: it takes what a schema accepts; the other gives what it produces. */
const toRow = (route: AnyRoute, side: 'reads' | 'writes'): Row => ({
  call: `${route.method} ${route.path}`,
  params: route.params ? shape(route.params, 'input') : null,
  body: route.body ? shape(route.body, 'input') : null,
  answer: shape(route.answer, side === 'reads' ? 'input' : 'output'),
})

const allRoutes = async () =>
  Object.entries((await import('../../../shared/src/contracts/index.ts')).routes) as [string, AnyRoute][]

/** What this checkout's shell and API give: every row, every kit. */
export async function provided(): Promise<Surface> {
  const rows = (await allRoutes()).map(([name, route]) => [name, toRow(route, 'writes')] as const)
  const kits = KIT_NAMES.map(name => [name, listExports(kitEntry(name))] as const)
  return {
    contract: CONTRACT_VERSION,
    rows: Object.fromEntries(rows),
    kits: Object.fromEntries(kits),
    parts: await readOwnKitProps(KIT_ENTRIES),
    zod: constructorsGiven(),
  }
}

/** What a remote sends of a prop: where it writes nothing but words that are taken, these. */
function propSent(taken: Prop, words: ReadonlySet<string | null>): Prop {
  const type = [...words].map(word => JSON.stringify(word)).join(' | ')
  return words.has(null) || !takesType(taken.type, type) ? taken : { ...taken, type }
}

/** Of what the parts of the kits take, what a remote sends: the props that it names, and those that it has to. */
export function propsSent(taken: KitProps, drawn: Uses['drawn']): KitProps {
  const ofKit = ([kit, parts]: [string, Map<string, PropWords>]) => {
    const sent = [...parts].flatMap(([part, named]) => {
      const props = taken[kit]?.[part]
      if (!props) return []
      const given = Object.entries(props).flatMap(([name, prop]) => {
        const words = named.get(name)
        if (words) return [[name, propSent(prop, words)] as const]
        return prop.optional ? [] : [[name, prop] as const]
      })
      return [[part, Object.fromEntries(given)] as const]
    })
    return sent.length > 0 ? [[kit, Object.fromEntries(sent)] as const] : []
  }
  return Object.fromEntries([...drawn].flatMap(ofKit))
}

/** What the sources of a remote need: the rows it names, the values it takes from the kits and the props that it sends them. */
export async function needed(remote: string): Promise<Surface> {
  const folder = path.join(ROOT, remote, 'src')
  if (!existsSync(folder)) throw new Error(`${remote} : le dossier ${remote}/src n’existe pas.`)
  const { imports, rows, drawn } = await listUses(folder)
  const used = (await allRoutes()).filter(([name]) => rows.has(name))
  const kits = KIT_NAMES.flatMap(name => {
    const names = [...(imports.get(name) ?? [])].filter(value => value !== '*').sort()
    return names.length > 0 ? [[name, names] as const] : []
  })
  return {
    contract: CONTRACT_VERSION,
    rows: Object.fromEntries(used.map(([name, route]) => [name, toRow(route, 'reads')])),
    kits: Object.fromEntries(kits),
    parts: propsSent(await readOwnKitProps(KIT_ENTRIES), drawn),
    zod: constructorsUsed(await listSources(folder)),
  }
}
