import { describe, it } from 'vitest'
import type { Engine } from './browsers/browser.ts'

/** Tests in one engine. Where it is not installed they are left out with the reason, or red where it has to be. */
export function describeIn(engine: Engine, tests: () => void): void {
  const missing = engine.missing()
  const reason = `${missing.join(' and ')} not installed (Debian: apt-get install ${engine.packages.join(' ')})`
  if (missing.length > 0 && process.env.ENGINES === 'required')
    it(`${engine.name} is there`, () => {
      throw new Error(reason)
    })
  else describe(missing.length > 0 ? `${engine.name}: ${reason}` : engine.name, { skip: missing.length > 0 }, tests)
}
