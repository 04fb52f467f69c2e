import type { CanaryStep, LoadReport } from '@ariane/shared/contracts/canary'
import { type Selectable, sql } from 'kysely'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { HealthTables } from '../tables.ts'
import { type Counts, countDueLooks, judgeStep, type SideCounts } from './judge.ts'
import type { Step } from './step.ts'
import { medianTime, noTimes, timeClass } from './time-classes.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const SHOWN = 50

type StepRow = Selectable<HealthTables['canary_steps']>
type LoadRow = Selectable<HealthTables['canary_loads']>
type Report = Pick<LoadReport, 'event' | 'ms'>

const keptFrom = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS)

const NOTHING: SideCounts = { loads: 0, failed: 0, errors: 0, times: [] }

const countsFrom = (rows: readonly LoadRow[]): Counts => ({
  canary: rows.find(({ side }) => side === 'canary') ?? NOTHING,
  control: rows.find(({ side }) => side === 'control') ?? NOTHING,
})

/** Statements on the steps of canaries. */
export function canaryStore({ q, tx }: UnitOfWork<HealthTables>) {
  const findLoads = ({ remote, version, since }: Pick<StepRow, 'remote' | 'version' | 'since'>) =>
    q()
      .selectFrom('canary_loads')
      .selectAll()
      .where('remote', '=', remote)
      .where('version', '=', version)
      .where('since', '=', since)
      .execute()

  async function add({ remote, version, since, share, side }: Step, { event, ms }: Report): Promise<void> {
    const step = { remote, version, since: new Date(since) }
    await q()
      .insertInto('canary_steps')
      .values({ ...step, share, looks: 0, verdict: 'watching', worse: null })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const times = noTimes()
    if (event === 'shown' && ms !== null) times[timeClass(ms)] = 1
    const isLoad = event !== 'error'
    const counts = { loads: isLoad ? 1 : 0, failed: event === 'failed' ? 1 : 0, errors: isLoad ? 0 : 1, times }
    await q()
      .insertInto('canary_loads')
      .values({ ...step, side, ...counts })
      .onConflict(conflict =>
        conflict.columns(['remote', 'version', 'since', 'side']).doUpdateSet({
          loads: sql`canary_loads.loads + excluded.loads`,
          failed: sql`canary_loads.failed + excluded.failed`,
          errors: sql`canary_loads.errors + excluded.errors`,
          times: sql`(select array_agg(a + b order by n) from unnest(canary_loads.times, excluded.times) with ordinality as t(a, b, n))`,
        }),
      )
      .execute()
  }

  /** Compares the two sides where a look is due, once, whoever reports at that moment. */
  const judge = ({ remote, version, since }: Step) =>
    tx(async () => {
      const step = await q()
        .selectFrom('canary_steps')
        .selectAll()
        .where('remote', '=', remote)
        .where('version', '=', version)
        .where('since', '=', new Date(since))
        .forUpdate()
        .executeTakeFirstOrThrow()
      const counts = countsFrom(await findLoads(step))
      const looks = countDueLooks(counts)
      if (step.verdict !== 'watching' || looks <= step.looks) return
      const { verdict, worse } = judgeStep(counts)
      await q()
        .updateTable('canary_steps')
        .set({ looks, verdict, worse: worse && JSON.stringify(worse) })
        .where('remote', '=', remote)
        .where('version', '=', version)
        .where('since', '=', step.since)
        .execute()
    })

  return {
    /** Counts what a page says of a load, and compares the two sides where it is time to. */
    async count(step: Step, report: Report): Promise<void> {
      await add(step, report)
      if (report.event !== 'error') await judge(step)
    },

    /** Steps of the last thirty days, the newest first. */
    async steps(now: Date): Promise<CanaryStep[]> {
      const from = keptFrom(now)
      const steps = await q()
        .selectFrom('canary_steps')
        .selectAll()
        .where('since', '>', from)
        .orderBy('since', 'desc')
        .limit(SHOWN)
        .execute()
      const loads =
        steps.length === 0 ? [] : await q().selectFrom('canary_loads').selectAll().where('since', '>', from).execute()
      return steps.map(step => {
        const { canary, control } = countsFrom(loads.filter(one => isSame(one, step)))
        const { looks: _looks, since, ...rest } = step
        return { ...rest, since: since.toISOString(), canary: shown(canary), control: shown(control) }
      })
    },

    /** Steps that were found to be worse, of the last thirty days. */
    halted: (now: Date) =>
      q()
        .selectFrom('canary_steps')
        .select(['remote', 'version', 'since'])
        .where('verdict', '=', 'worse')
        .where('since', '>', keptFrom(now))
        .execute(),

    /** Removes what is older than is shown. */
    async forgetOld(now: Date): Promise<void> {
      await q().deleteFrom('canary_steps').where('since', '<', keptFrom(now)).execute()
    },
  }
}

const isSame = (one: LoadRow, step: StepRow) =>
  one.remote === step.remote && one.version === step.version && one.since.getTime() === step.since.getTime()

const shown = ({ loads, failed, errors, times }: SideCounts) => ({ loads, failed, errors, medianMs: medianTime(times) })
