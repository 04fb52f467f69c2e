import type { Published, RemoteEntry } from '../../../shared/src/contracts/registry.ts'
import type { DeclaredScreen } from '../../../shared/src/contracts/screens.ts'
import { messages } from '../messages.ts'

type Declared = Pick<DeclaredScreen, 'offers' | 'fills'> & { id: string }

/** What everybody has of a remote, and what it falls back to: both may be in a page. */
const listGiven = ({ active, lastGood, versions }: RemoteEntry): Published[] =>
  versions.filter(({ version }) => version === active || version === lastGood)

const listDeclared = (published: Published): DeclaredScreen[] =>
  Object.values(published.exposes).flatMap(({ screen }) => screen ?? [])

const listOffered = (screens: readonly Pick<DeclaredScreen, 'offers'>[]) =>
  screens.flatMap(({ offers }) => offers ?? [])

/**
 * Why a remote that declares these screens does not fit the others that are published: it fills a slot that none of them and
 * none of its own screens offers, or offers one no more that others fill.
 */
export function findSlotBreaks(
  name: string,
  screens: readonly Declared[],
  published: readonly RemoteEntry[],
): string[] {
  const others = published.filter(entry => entry.name !== name)
  const own = published.filter(entry => entry.name === name).flatMap(listGiven)
  const now = new Set(listOffered(screens))
  const offered = new Set([...now, ...listOffered(others.flatMap(listGiven).flatMap(listDeclared))])
  const missing = screens.flatMap(({ id, fills }) =>
    fills && !offered.has(fills.slot) ? [messages.noSlot(id, fills.slot)] : [],
  )
  const gone = [...new Set(listOffered(own.flatMap(listDeclared)))].filter(slot => !now.has(slot))
  const inUse = gone.flatMap(slot =>
    others
      .filter(entry =>
        listGiven(entry)
          .flatMap(listDeclared)
          .some(({ fills }) => fills?.slot === slot),
      )
      .map(entry => messages.slotInUse(slot, entry.name)),
  )
  return [...missing, ...inUse]
}
