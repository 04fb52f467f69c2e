import type { LoadReport } from '@ariane/shared/contracts'
import type { Registry, RemoteEntry } from '@ariane/shared/contracts/registry'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadCounter } from './load-counter.ts'

const SINCE = '2026-11-21T10:00:00.000Z'
const LATER = '2026-11-22T10:00:00.000Z'

/** A page on the side of the canary: what it is given is the version « new ». */
const registry = (canary: RemoteEntry['canary'], active = 'new'): Registry => ({
  schema: 1,
  issued: SINCE,
  signature: null,
  remotes: [{ name: 'mf-chat', active, canary, lastGood: 'old', disabled: null, versions: [] }],
})
const WATCHED = registry({ version: 'new', share: 1, since: SINCE })

let sent: LoadReport[]
let time: number
let isInView: boolean
let page: ReturnType<typeof loadCounter>
beforeEach(() => {
  sent = []
  time = 1000
  isInView = true
  page = loadCounter({ now: () => time, wasInView: () => isInView, send: report => sent.push(report) })
})
const report = (event: LoadReport['event'], ms: number | null = null, since = SINCE) => ({
  remote: 'mf-chat',
  version: 'new',
  since,
  event,
  ms,
})

describe('@W02 what a page says of the load of a remote', () => {
  it('is nothing where no canary watches itself', () => {
    for (const canary of [null, { version: 'new', share: 10 }]) {
      page.watch(registry(canary))
      page.begin('mf-chat')
      page.countShown('mf-chat', 'new')
      page.countThrown('mf-chat', 'new')
    }
    expect(sent).toEqual([])
  })

  it('is once how long it took from the question for its first screen to the first drawing', () => {
    page.watch(WATCHED)
    page.begin('mf-chat')
    time += 420.4
    page.begin('mf-chat')
    page.countShown('mf-chat', 'new')
    page.countShown('mf-chat', 'new')
    expect(sent).toEqual([report('shown', 420)])
  })

  it('has no time where the page was in the background', () => {
    page.watch(WATCHED)
    page.begin('mf-chat')
    isInView = false
    page.countShown('mf-chat', 'new')
    expect(sent).toEqual([report('shown')])
  })

  it('is a failure of the version that was given, not a load of the one that stood in for it', () => {
    page.watch(WATCHED)
    page.begin('mf-chat')
    page.countBroken('mf-chat', 'new')
    page.countShown('mf-chat', 'old')
    page.countShown('mf-chat', 'new')
    expect(sent).toEqual([report('failed')])
  })

  it('is one error a page, before its load or after it', () => {
    page.watch(WATCHED)
    page.countThrown('mf-chat', 'new')
    expect(sent).toEqual([])
    page.countShown('mf-chat', 'new')
    page.countBroken('mf-chat', 'new')
    page.countThrown('mf-chat', 'old')
    expect(sent).toEqual([report('shown'), report('error')])
  })

  it('names the step of the registry that it was loaded by', () => {
    page.watch(WATCHED)
    page.watch(registry({ version: 'new', share: 10, since: LATER }))
    page.countShown('mf-chat', 'new')
    page.watch(WATCHED)
    page.countThrown('mf-chat', 'new')
    expect(sent).toEqual([report('shown', null, LATER), report('error', null, LATER)])
  })

  it('is nothing of a remote that this page had already run when its canary began to watch itself', () => {
    for (const active of ['new', 'old']) {
      page.watch(registry(null, 'new'))
      page.begin('mf-chat')
      page.countShown('mf-chat', 'new')
      page.watch(registry({ version: 'newer', share: 1, since: SINCE }, active))
      // Another of its screens: its code is there already.
      page.begin('mf-chat')
      time += 20
      page.countShown('mf-chat', 'new')
      page.countBroken('mf-chat', active)
    }
    expect(sent).toEqual([])
  })
})
