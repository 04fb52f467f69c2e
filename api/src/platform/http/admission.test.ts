import { Registry } from 'prom-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Admission, createAdmission } from './admission.ts'

let loopDelay: number
let registry: Registry
let admission: Admission
beforeEach(() => {
  loopDelay = 0
  registry = new Registry()
  admission = createAdmission(registry, { loopDelay: () => loopDelay })
})

const isLetIn = () => admission.admits()
/** Calls that are under way until the function given is called. */
function begin(count: number) {
  const held = Promise.withResolvers<void>()
  const ended = Array.from({ length: count }, () => admission.count(() => held.promise))
  return async () => {
    held.resolve()
    await Promise.all(ended)
  }
}

describe('@G08 admission', () => {
  it('refuses while the event loop is late and some calls are under way, and counts it', async () => {
    begin(10)
    loopDelay = 201
    expect(isLetIn()).toBe(false)
    loopDelay = 199
    expect(isLetIn()).toBe(true)
    expect(await registry.metrics()).toContain('http_calls_shed_total 1')
  })

  it('lets the few in whom one call made wait that held the event loop', () => {
    begin(9)
    loopDelay = 5000
    expect(isLetIn()).toBe(true)
  })

  it('does not take calls that wait for something else for a busy server', () => {
    begin(500)
    loopDelay = 5
    expect(isLetIn()).toBe(true)
  })

  it('forgets a call that ended, also one that failed', async () => {
    await begin(100)()
    for (let i = 0; i < 100; i++)
      await admission.count(() => Promise.reject(new Error('on purpose'))).catch(() => undefined)
    loopDelay = 201
    expect(isLetIn()).toBe(true)
  })

  it('sees by itself that the event loop is late', async () => {
    const own = createAdmission(new Registry())
    const held = Promise.withResolvers<void>()
    const ended = Array.from({ length: 10 }, () => own.count(() => held.promise))
    own.admits()
    const turns = async () => {
      for (let n = 0; n < 3; n++) {
        await new Promise(resolve => setTimeout(resolve, 1))
        for (const end = performance.now() + 400; performance.now() < end; );
      }
    }
    await turns()
    expect(own.admits()).toBe(false)
    held.resolve()
    await Promise.all(ended)
  })
})
