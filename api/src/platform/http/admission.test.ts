import { Registry } from 'prom-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Admission, createAdmission } from './admission.ts'

let time: number
let loopDelay: number
let registry: Registry
let admission: Admission
beforeEach(() => {
  time = 0
  loopDelay = 0
  registry = new Registry()
  admission = createAdmission(registry, { now: () => time, loopDelay: () => loopDelay })
})

const isLetIn = () => admission.admits()
/** Calls that are under way until the function given is called, which ends the oldest. */
function begin(count: number) {
  const calls = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const ended = calls.map(({ promise }) => admission.count('last', () => promise))
  let oldest = 0
  return async () => {
    calls[oldest]?.resolve()
    await ended[oldest]
    oldest += 1
  }
}
/** Calls end one after the other at this speed, and each makes room for a new one. */
async function answer(calls: number, perSecond: number, end: () => Promise<void>) {
  for (let i = 0; i < calls; i++) {
    time += 1000 / perSecond
    begin(1)
    await end()
  }
}

describe('@G08 admission', () => {
  it('lets a small number in, however slow the server is', async () => {
    const end = begin(9)
    expect(isLetIn()).toBe(true)
    await answer(9, 2, end)
    expect(isLetIn()).toBe(true)
  })

  it('refuses what would wait longer than 200 ms at the speed of late, and counts it', async () => {
    const end = begin(40)
    expect(isLetIn()).toBe(true)
    begin(1)
    expect(isLetIn()).toBe(false)
    await end()
    await end()
    expect(isLetIn()).toBe(true)
    expect(await registry.metrics()).toContain('http_calls_shed_total 1')
  })

  it('learns how fast the server is while calls wait, and learns it again', async () => {
    const end = begin(30)
    await answer(30, 50, end)
    expect(isLetIn()).toBe(false)
    const rest = begin(400)
    for (let i = 0; i < 400; i++) {
      time += 1
      await rest()
    }
    expect(isLetIn()).toBe(true)
  })

  it('does not take a quiet hour for a slow server', async () => {
    for (let i = 0; i < 10; i++) {
      time += 60_000
      await begin(1)()
    }
    begin(40)
    expect(isLetIn()).toBe(true)
  })

  it('refuses while the event loop is late and some calls are under way', () => {
    begin(10)
    loopDelay = 201
    expect(isLetIn()).toBe(false)
    loopDelay = 199
    expect(isLetIn()).toBe(true)
  })

  it('lets the few in whom one call made wait that held the event loop', () => {
    begin(9)
    loopDelay = 5000
    expect(isLetIn()).toBe(true)
  })

  it('forgets a call that failed', async () => {
    for (let i = 0; i < 100; i++)
      await admission.count('first', () => Promise.reject(new Error('on purpose'))).catch(() => undefined)
    expect(isLetIn()).toBe(true)
  })
})
