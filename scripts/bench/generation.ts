import { library, renderModule } from '@ariane/tutor'
import { startServer } from '../../e2e/support/server.ts'
import { PLAYABLE_TYPES } from '../../shared/src/catalogue/index.ts'
import { freePort } from '../free-port.ts'
import { generatePath } from './paths.ts'
import { openAccount } from './person.ts'
import { type Part, spread } from './report.ts'
import { type Summary, summarize } from './stats.ts'

const PATHS = 10
const MODULES = 10
const PATH_MS = 1000
const RENDERS = 200
/** The same module each time: its best time is what it takes without what the machine does beside. */
const TRIES = 3
/** Types of every family, not the first ones only. */
const mixed = PLAYABLE_TYPES.filter((_, n) => n % 4 === 0).slice(0, MODULES)
const RENDER_MS = 20

/** How long the built-in tutor takes: for a whole path through the API, and for a single module of each type. */
export async function generation(): Promise<Part> {
  const modules = PLAYABLE_TYPES.map(type => ({ type, times: renderTimes(type) }))
  const path = summarize(await pathTimes())
  const row = (title: string, times: Summary, digits: number) => [title, spread(times, digits)]
  const slowest = ({ times }: (typeof modules)[number]) => summarize(times).max
  const [worst] = modules.toSorted((a, b) => slowest(b) - slowest(a))
  if (!worst) throw new Error('no type can be played')
  return {
    title: `Génération (${PATHS} parcours par l’API, pause 0 ; ${RENDERS} rendus de chacun des ${modules.length} types)`,
    head: ['quoi', 'ms'],
    rows: [
      row(`Parcours de ${MODULES} modules, de la demande au dernier module`, path, 0),
      ...modules.map(({ type, times }) => row(type, summarize(times), 2)),
    ],
    targets: [
      { title: `Parcours de ${MODULES} modules`, value: path.median, limit: PATH_MS, unit: ' ms' },
      { title: `Module le plus lent (${worst.type})`, value: slowest(worst), limit: RENDER_MS, unit: ' ms' },
    ],
  }
}

/** Every pack in turn, so that no single one decides. */
function renderTimes(type: (typeof PLAYABLE_TYPES)[number]): number[] {
  const { packs } = library()
  const times: number[] = []
  for (let seed = -packs.length; seed < RENDERS; seed++) {
    const pack = packs[(seed + packs.length) % packs.length]
    if (!pack) throw new Error('there is no pack')
    const tries = Array.from({ length: TRIES }, () => {
      const start = performance.now()
      renderModule(type, pack, seed, '')
      return performance.now() - start
    })
    // The first round over the packs warms the compiler up.
    if (seed >= 0) times.push(Math.min(...tries))
  }
  return times
}

async function pathTimes(): Promise<number[]> {
  const server = await startServer(await freePort())
  try {
    const pupil = await openAccount(server.address)
    const times: number[] = []
    for (let run = 0; run <= PATHS; run++) {
      const start = performance.now()
      await generatePath(pupil, mixed)
      if (run > 0) times.push(performance.now() - start)
    }
    return times
  } finally {
    await server.remove()
  }
}
