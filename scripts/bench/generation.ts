import { library } from '../../api/src/tutor/library.ts'
import { renderModule } from '../../api/src/tutor/render/index.ts'
import { startServer } from '../../e2e/support/server.ts'
import { PLAYABLE_TYPES } from '../../shared/src/catalogue/index.ts'
import { learningRoutes } from '../../shared/src/contracts/index.ts'
import { type Account, openAccount } from './person.ts'
import { freePort } from './port.ts'
import { type Part, spread } from './report.ts'
import { type Summary, summarize } from './stats.ts'

const PATHS = 10
const MODULES = 10
const PATH_MS = 2000
const RENDERS = 200
const RENDER_MS = 20
const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }

/** How long the built-in tutor takes: for a whole path through the API, and for a single module of each type. */
export async function generation(): Promise<Part> {
  const modules = PLAYABLE_TYPES.map(type => ({ type, times: renderTimes(type) }))
  const path = summarize(await pathTimes())
  const row = (title: string, times: Summary, digits: number) => [title, spread(times, digits)]
  const slowest = Math.max(...modules.map(({ times }) => times.median))
  return {
    title: `Génération (${PATHS} parcours par l’API, pause 0 ; ${RENDERS} rendus de chaque type)`,
    head: ['quoi', 'ms'],
    rows: [
      row(`Parcours de ${MODULES} modules, de la demande au dernier module`, path, 0),
      ...modules.map(({ type, times }) => row(type, times, 2)),
    ],
    targets: [
      { title: `Parcours de ${MODULES} modules`, value: path.median, limit: PATH_MS, unit: ' ms' },
      { title: 'Module le plus lent', value: slowest, limit: RENDER_MS, unit: ' ms' },
    ],
  }
}

/** Every pack in turn, so that no single one decides. */
function renderTimes(type: (typeof PLAYABLE_TYPES)[number]): Summary {
  const { packs } = library()
  const times: number[] = []
  for (let seed = -packs.length; seed < RENDERS; seed++) {
    const pack = packs[(seed + packs.length) % packs.length]
    if (!pack) throw new Error('there is no pack')
    const start = performance.now()
    renderModule(type, pack, seed, '')
    // The first round over the packs warms the compiler up.
    if (seed >= 0) times.push(performance.now() - start)
  }
  return summarize(times)
}

async function pathTimes(): Promise<number[]> {
  const server = await startServer(await freePort(), { JOB_STEP_MS: '0' })
  try {
    const pupil = await openAccount(server.address)
    const times: number[] = []
    for (let run = 0; run <= PATHS; run++) {
      const time = await pathTime(pupil)
      if (run > 0) times.push(time)
    }
    return times
  } finally {
    await server.remove()
  }
}

async function pathTime({ uid, post }: Account): Promise<number> {
  const customPrompts = PLAYABLE_TYPES.slice(0, MODULES).map(type => ({ title: type, type, prompt_generation: '' }))
  const start = performance.now()
  const asked = await post('/api/path/generate', {
    desc: '',
    userId: uid,
    pathType: 'pedagogical_pathway',
    ...PLACE,
    customPrompts,
  })
  const { id } = learningRoutes.generatePath.answer.parse(asked).data
  for (;;) {
    const { data } = learningRoutes.readPath.answer.parse(await post(`/api/path/${id}`, { userId: uid }))
    if (data.status === 'to_do') return performance.now() - start
    if (data.status !== 'generating') throw new Error(`the path ended as ${data.status}`)
  }
}
