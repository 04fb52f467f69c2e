import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../../api/src/testing/test-api.ts'
import { CANARIES_PATH, CanaryStep } from '../../../shared/src/contracts/canary.ts'
import { healthRoutes } from '../../../shared/src/contracts/health.ts'
import { pageReportRoutes } from '../../../shared/src/contracts/page-reports.ts'
import type { Published } from '../../../shared/src/contracts/registry.ts'
import { store } from '../../site/changes.ts'
import { type Release, release } from '../commands.ts'
import { changeRegistry, findEntry, readRegistry } from '../registry.ts'
import { folderStorage } from '../storage/folder.ts'

const MINUTE_MS = 60_000
const TOKEN = 'a-token-of-the-operator'

const published = (version: string): Published => ({
  version,
  manifest: `/remotes/mf-chat/${version}/mf-manifest.json`,
  entry: 'remoteEntry.js',
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
})

let folder: string
let api: TestApi
let pupil: TestPerson
let operator: TestPerson
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-canary-'))
  api = await createTestApi({
    config: { siteDir: folder, metrics: { token: TOKEN, port: undefined } },
    now: () => now,
    limiter: UNLIMITED,
  })
  pupil = await api.signUp()
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

const entry = async () => findEntry(await readRegistry(folderStorage(folder)), 'mf-chat')

type Rates = { failed: number; errors: number; ms: number }
const SOUND: Rates = { failed: 0.01, errors: 0.02, ms: 400 }

/** The n-th load of a side: rates come out evenly, so that the same loads are the same each time. */
async function load(version: string, n: number, { failed, errors, ms }: Rates): Promise<void> {
  const { canary } = await entry()
  if (!canary?.since) return
  const isDue = (rate: number) => Math.floor((n + 1) * rate) > Math.floor(n * rate)
  const report = { remote: 'mf-chat', version, since: canary.since }
  const send = async (event: 'shown' | 'failed' | 'error', time: number | null) => {
    // A page sends few; here one person stands for many.
    now = new Date(now.getTime() + MINUTE_MS / 20)
    await pupil.call(pageReportRoutes.reportLoad, { ...report, event, ms: time })
  }
  await (isDue(failed) ? send('failed', null) : send('shown', ms + (n % 10) * 20))
  if (isDue(errors)) await send('error', null)
}

/** Pages that are opened between two questions of the command: so many on each side, then no more. */
function visits({
  canary,
  control = SOUND,
  most = Number.POSITIVE_INFINITY,
}: {
  canary: Rates
  control?: Rates
  most?: number
}) {
  let n = 0
  return async () => {
    for (let count = 0; count < 20 && n < most; count++, n++) {
      const { active, canary: running } = await entry()
      await load(running?.version ?? '', n, canary)
      await load(active, n, control)
    }
    now = new Date(now.getTime() + MINUTE_MS)
  }
}

let said: string[]
const context = (between: () => Promise<void>): Release => ({
  storage: folderStorage(folder),
  by: 'equipe',
  keyFile: undefined,
  now: () => now,
  say: line => said.push(line),
  watch: {
    async read() {
      const { body } = await api.request('GET', CANARIES_PATH, undefined, { authorization: `Bearer ${TOKEN}` })
      return CanaryStep.array().parse((body as { data?: unknown }).data)
    },
    pause: between,
  },
})
const add = (version: string) =>
  changeRegistry(folderStorage(folder), {
    command: 'publish',
    remote: 'mf-chat',
    by: 'equipe',
    now,
    keyFile: undefined,
    apply: before => store('mf-chat', published(version), before),
  })
const history = async () => {
  said = []
  await release(
    context(async () => {}),
    ['history', 'mf-chat'],
  )
  return said
}

describe('@W02 a canary that watches itself', () => {
  let round = 0
  beforeEach(async () => {
    said = []
    round += 1
    now = new Date(now.getTime() + MINUTE_MS)
    if (round === 1) await add('v0')
    await add(`v${round}`)
  })
  const versions = () => [`v${round - 1}`, `v${round}`] as const

  it('goes from 1 to 10 to 100 % after 200 loads on both sides', async () => {
    const shares: (number | undefined)[] = []
    const open = visits({ canary: SOUND })
    await release(
      context(async () => {
        shares.push((await entry()).canary?.share)
        await open()
      }),
      ['promote', 'mf-chat', '--canary', 'un nouveau fil'],
    )
    expect([...new Set(shares)]).toEqual([1, 10])
    // 20 loads between two questions: never before the tenth.
    expect(shares.filter(share => share === 1).length).toBeGreaterThanOrEqual(10)
    expect(shares.filter(share => share === 10).length).toBeGreaterThanOrEqual(10)
    expect(await entry()).toMatchObject({ active: 'v1', lastGood: 'v0', canary: null })
    expect(said.at(-1)).toMatch(/^Tout le monde reçoit v1 : à 10 %, pas plus mauvaise que les autres \(2\d\d visites/)
  })

  it.each([
    ['more of its screens are not shown', { ...SOUND, failed: 0.2 }, 'écrans qui ne s’affichent pas : 20 % contre 1 %'],
    ['more is thrown', { ...SOUND, errors: 0.2 }, /visites avec une erreur : (19|20)(,\d)? % contre \d(,\d)? %/],
    ['it is slower', { ...SOUND, ms: 900 }, /premier affichage : [\d\s]+ ms contre [\d\s]+ ms/],
  ])('stops and is taken back when %s, and says why', async (_title, canary, why) => {
    // What was given before this round may have been halted: the active version is what everybody has.
    const { active } = await entry()
    const [, version] = versions()
    await expect(
      release(context(visits({ canary })), ['promote', 'mf-chat', '--canary', 'un nouveau fil']),
    ).rejects.toThrow(`${version} est arrêtée et retirée ; tout le monde a de nouveau ${active}.`)
    expect(await entry()).toMatchObject({ active, canary: null })
    const [halt = ''] = await history()
    expect(halt).toContain(`  equipe  halt  mf-chat  ${active}  canari ${version} à 1 %, `)
    expect(halt).toMatch(why)
    const { canaries } = (await operator.call(healthRoutes.readHealth, {})).data
    expect(canaries[0]).toMatchObject({ version, share: 1, verdict: 'worse', worse: { p: expect.any(Number) } })
    expect(canaries[0]?.canary.loads).toBeLessThanOrEqual(220)
  })

  it('is given to nobody any more as soon as the server finds out, also while no command looks after it', async () => {
    await release(
      context(async () => {}),
      ['promote', 'mf-chat', `v${round}`, '10', 'à la main'],
    )
    await changeRegistry(folderStorage(folder), {
      command: 'promote',
      remote: 'mf-chat',
      by: 'equipe',
      now,
      keyFile: undefined,
      apply: before => {
        if (!before?.canary) throw new Error('no canary')
        return { ...before, canary: { ...before.canary, since: now.toISOString() } }
      },
    })
    const { canary } = await entry()
    if (!canary) throw new Error('no canary')
    expect(api.isHalted('mf-chat', canary)).toBe(false)
    const open = visits({ canary: { ...SOUND, failed: 0.5 } })
    await open()
    await open()
    now = new Date(now.getTime() + MINUTE_MS)
    await expect.poll(() => api.isHalted('mf-chat', canary)).toBe(true)
    expect(api.isHalted('mf-chat', { ...canary, since: now.toISOString() })).toBe(false)
    await expect(release(context(open), ['watch', 'mf-chat'])).rejects.toThrow('est arrêtée et retirée')
    expect((await entry()).canary).toBeNull()
  })

  it('leaves it to a person where there are not enough visits, and goes on when it is told to', async () => {
    const few = visits({ canary: SOUND, most: 60 })
    await expect(
      release(context(few), ['promote', 'mf-chat', '--canary', '--hours=2', 'un nouveau fil']),
    ).rejects.toThrow('à 1 %, pas assez de visites (60, contre 60 ; il en faut 200 de chaque côté)')
    expect((await entry()).canary).toMatchObject({ share: 1, since: expect.any(String) })
    expect((await history())[0]).toContain('watch  mf-chat')
    await release(context(visits({ canary: SOUND })), ['watch', 'mf-chat', '48h'])
    expect(await entry()).toMatchObject({ active: `v${round}`, canary: null })
  })

  it('counts neither another version nor an earlier step, and ends when somebody else decides', async () => {
    let looks = 0
    await release(
      context(async () => {
        looks += 1
        const { canary } = await entry()
        const report = { remote: 'mf-chat', since: canary?.since ?? '', event: 'shown' as const, ms: 300 }
        await pupil.call(pageReportRoutes.reportLoad, { ...report, version: 'v-inconnue' })
        await pupil.call(pageReportRoutes.reportLoad, {
          ...report,
          version: `v${round}`,
          since: '2026-11-01T10:00:00.000Z',
        })
        if (looks === 2)
          await release(
            context(async () => {}),
            ['promote', 'mf-chat', '0', 'non merci'],
          )
      }),
      ['promote', 'mf-chat', '--canary', 'un nouveau fil'],
    )
    expect(said.filter(line => line.includes('visites du canari'))).toEqual([
      '  1 %  0 visites du canari, 0 des autres (il en faut 200 de chaque côté)',
    ])
    expect(said.at(-1)).toBe('Quelqu’un d’autre a décidé pour mf-chat : ce canari n’est plus surveillé d’ici.')
  })

  it('is not begun where the server cannot be asked, and what it found is for who has its token', async () => {
    const before = await entry()
    const silent = {
      ...context(async () => {}),
      watch: { read: () => Promise.reject(new Error('silent')), pause: async () => {} },
    }
    await expect(release(silent, ['promote', 'mf-chat', '--canary', 'un nouveau fil'])).rejects.toThrow('silent')
    expect(await entry()).toEqual(before)
    await expect(
      release(
        context(async () => {}),
        ['watch', 'mf-chat'],
      ),
    ).rejects.toThrow('n’a pas de canari qui se surveille')
    expect((await api.request('GET', CANARIES_PATH)).status).toBe(404)
    expect((await api.request('GET', CANARIES_PATH, undefined, pupil.headers)).status).toBe(404)
  })
  afterEach(async () => {
    const { canary } = await entry()
    if (canary)
      await release(
        context(async () => {}),
        ['promote', 'mf-chat', '0', 'fin de l’essai'],
      )
  })
})
