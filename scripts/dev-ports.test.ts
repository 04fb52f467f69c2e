import { expect, it } from 'vitest'
import { findOffset } from './dev-ports.ts'

const heldBy =
  (...held: number[]) =>
  async (port: number) =>
    !held.includes(port)

it('@W05 development servers have their usual ports, and in a second checkout the next that are all free', async () => {
  expect(await findOffset([3000, 4100, 4828], heldBy())).toBe(0)
  expect(await findOffset([3000, 4100, 4828], heldBy(3000, 4100, 4828))).toBe(1)
  expect(await findOffset([3000, 4100, 4828], heldBy(4100, 3001, 4830))).toBe(3)
  expect(await findOffset([4100], async () => false)).toBeNull()
})
