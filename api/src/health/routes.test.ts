import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ClientError, type ClientFailure, healthRoutes, pageReportRoutes } from '@ariane/shared/contracts'
import type { Registry } from '@ariane/shared/contracts/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

const { readHealth } = healthRoutes
const { reportError, reportFailure, reportLoad } = pageReportRoutes
/** Counted for thirty days. */
const SINCE = new Date(Date.now() - 3_600_000).toISOString()
const registry: Registry = {
  schema: 1,
  issued: '2026-01-01T00:00:00.000Z',
  signature: null,
  remotes: [
    {
      name: 'mf-chat',
      active: '1.0.0-b',
      canary: { version: '1.0.0-c', share: 10, since: SINCE },
      lastGood: '1.0.0-a',
      disabled: null,
      versions: ['1.0.0-c', '1.0.0-b', '1.0.0-a'].map(version => ({
        version,
        manifest: `/remotes/mf-chat/${version}/mf-manifest.json`,
        entry: 'remoteEntry.js',
        files: { 'static/screen.js': `sha384-${'A'.repeat(64)}` },
        exposes: { './chat': { preload: [], kits: [], routes: ['/chat'] } },
        contract: { provides: '1.0.0', needs: '^1.0.0' },
        build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
      })),
    },
  ],
}
const failure: ClientFailure = { remote: 'mf-chat', version: '1.0.0-b', kind: 'tampered', screen: 'chat' }

let siteDir: string
let api: TestApi
let operator: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'ariane-health-'))
  await writeFile(path.join(siteDir, 'remotes.json'), JSON.stringify(registry))
  api = await createTestApi({ config: { siteDir } })
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  pupil = await api.signUp()
  await api.makeOperator(operator)
})
afterAll(async () => {
  await api.close()
  await rm(siteDir, { recursive: true })
})

/** Loads of both sides of the canary, as the operator reads them. */
async function countedLoads() {
  const { canary, control } = (await operator.call(readHealth, {})).data.canaries[0] ?? {}
  return { canary, control }
}

const measured = async () =>
  (await api.metrics.metrics()).split('\n').filter(line => line.startsWith('client_failures'))

describe('@F06 the health of the suite', () => {
  it('is told to who is named in the configuration, and exists for nobody else', async () => {
    const { data } = await operator.call(readHealth, {})
    expect(data.api).toMatchObject({ database: 'embedded', databaseMs: expect.any(Number), jobsFailed: 0 })
    expect(data.backups).toEqual({ last: null, failure: null, drill: null })
    expect(data.registry).toMatchObject({
      issued: '2026-01-01T00:00:00.000Z',
      signatureChecked: false,
      remotes: [{ name: 'mf-chat', active: '1.0.0-b', canary: { share: 10 }, lastGood: '1.0.0-a', disabled: null }],
    })
    await expect(pupil.call(readHealth, {})).rejects.toMatchObject({ status: 404, code: 'not_found' })
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(teacher.call(readHealth, {})).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('counts what pages report, for the operator and among the measurements', async () => {
    await pupil.call(reportFailure, failure)
    await operator.call(reportFailure, failure)
    await pupil.call(reportFailure, { ...failure, remote: 'mf-de-lea', version: 'lea.martin' })
    const { failures } = (await operator.call(readHealth, {})).data
    expect(failures).toMatchObject([
      { ...failure, count: 2 },
      { remote: 'autre', version: 'autre', count: 1 },
    ])
    expect(await measured()).toEqual([
      'client_failures_total{remote="mf-chat",kind="tampered"} 2',
      'client_failures_total{remote="autre",kind="tampered"} 1',
    ])
  })

  it('@W02 counts errors outside drawing by where they were thrown, and takes no message', async () => {
    const error: ClientError = {
      remote: 'mf-chat',
      version: '1.0.0-b',
      error: 'TypeError',
      file: 'static/screen.js',
      line: 1,
      column: 20_512,
    }
    await pupil.call(reportError, error)
    await operator.call(reportError, error)
    await pupil.call(reportError, { ...error, file: 'static/lea-martin.js' })
    const { errors } = (await operator.call(readHealth, {})).data
    expect(errors).toMatchObject([
      { ...error, count: 2 },
      { ...error, file: 'autre', line: 0, column: 0, count: 1 },
    ])
    expect(await api.metrics.metrics()).toContain('client_errors_total{remote="mf-chat",error="TypeError"} 3')
    const send = (body: object) => api.request('POST', '/api/health/errors', body, pupil.headers)
    expect((await send({ ...error, message: 'Léa Martin' })).status).toBe(400)
    expect((await send({ ...error, error: 'Léa Martin' })).status).toBe(400)
    expect((await send({ ...error, file: 'Léa Martin.js' })).status).toBe(400)
  })

  it('takes nothing that could say who it was: no other field, no long text, no unknown kind', async () => {
    const send = (body: object) => api.request('POST', '/api/health/failures', body, pupil.headers)
    expect((await send({ ...failure, name: 'Léa' })).status).toBe(400)
    expect((await send({ ...failure, kind: 'Léa Martin' })).status).toBe(400)
    expect((await send({ ...failure, screen: 'Léa Martin' })).status).toBe(400)
    expect((await send({ ...failure, version: 'x'.repeat(81) })).status).toBe(400)
    expect((await send({ ...failure, remote: `mf-${'x'.repeat(2000)}` })).status).toBe(413)
  })

  it('does not let one page report without end', async () => {
    const eager = await api.signUp()
    for (let n = 0; n < 30; n++) await eager.call(reportFailure, failure)
    await expect(eager.call(reportFailure, failure)).rejects.toMatchObject({ status: 429 })
  })

  it('stays readable when what is published is not', async () => {
    const broken = await createTestApi({ config: { siteDir: path.join(siteDir, 'nowhere') } })
    const person = await broken.signUp({ role: 'ROLE_TEACHER' })
    await broken.makeOperator(person)
    expect((await person.call(readHealth, {})).data.registry).toBeNull()
    await broken.close()
  })
})

describe('@W02 the loads of a canary', () => {
  const load = { remote: 'mf-chat', since: SINCE, event: 'failed' as const, ms: null }

  it('count once for a person and version, so that a pupil with a loop decides nothing', async () => {
    const other = await api.signUp()
    for (let n = 0; n < 20; n += 1) await pupil.call(reportLoad, { ...load, version: '1.0.0-c' })
    for (let n = 0; n < 3; n += 1) await pupil.call(reportLoad, { ...load, version: '1.0.0-c', event: 'error' })
    await pupil.call(reportLoad, { ...load, version: '1.0.0-b', event: 'shown', ms: 300 })
    await other.call(reportLoad, { ...load, version: '1.0.0-c' })
    expect(await countedLoads()).toMatchObject({
      canary: { loads: 2, failed: 2, errors: 1 },
      control: { loads: 1, failed: 0, errors: 0 },
    })
  })
})
