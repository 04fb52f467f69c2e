import { describe, expect, it, vi } from 'vitest'
import { underWrites } from './testing/under-writes.ts'

// A whole database server and whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const ROUNDS = 3
const place = underWrites()

describe('@G08 @X05 an API that is killed (kill -9) under writes with receipts', () => {
  it('lost no event that it acknowledged, and what is sent again counts once', async () => {
    let { server, writers } = await place.begin()
    const since = performance.now()
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await server.end('SIGKILL')).toEqual([null, 'SIGKILL'])
      server = await place.serve()
      writers.moveTo(server.address)
      await writers.untilWritten()
    }
    await place.report(`kill -9 of the API under writes, ${ROUNDS} times`, writers, since, 'started again')
  })
})
