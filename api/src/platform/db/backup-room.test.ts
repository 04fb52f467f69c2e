import { expect, it } from 'vitest'
import { expectedBytes, refuseWithoutRoom } from './backup-room.ts'

it.each([
  [undefined, 9_000_000, 9_000_000],
  [2_000_000, 9_000_000, 3_000_000],
])('@G05 after a dump of %s bytes, one of a database of %s is expected to take %s', (newest, whole, expected) => {
  expect(expectedBytes(newest, whole)).toBe(expected)
})

it.each([
  [100, false],
  [1000, true],
])('@G05 with %s MB free a first dump of a database of 200 MB is begun: %s', async (free, begun) => {
  const query = async <T>() => [{ bytes: String(200 * 2 ** 20) }] as T[]
  const asked = refuseWithoutRoom({ query }, { dataDir: '/nowhere', folder: '/nowhere' }, async () => free * 2 ** 20)
  expect(await asked.then(() => true).catch(({ name }) => name !== 'NoRoomForBackup')).toBe(begun)
})
