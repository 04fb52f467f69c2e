import { createTestApi, type TestApiOptions } from './test-api.ts'

/** Two nodes of one installation: the application twice, on one database, with nothing else in common. */
export async function twoNodes(options: TestApiOptions = {}) {
  const one = await createTestApi(options)
  const other = await createTestApi({ ...options, beside: one })
  return {
    one,
    other,
    /** The nodes in turns. */
    at: (call: number) => (call % 2 === 0 ? one : other),
    async close() {
      await other.close()
      await one.close()
    },
  }
}
