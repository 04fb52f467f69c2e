import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkExposed } from './check-exposed.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'ariane-exposed-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

const check = (source: string) => {
  writeFileSync(path.join(dir, 'screen.tsx'), source)
  return () => checkExposed(dir, 'mf-example', { './example': './screen.tsx' })
}

describe('@S10 a module that a remote exposes', () => {
  it.each([
    'export default function ExampleScreen() {}',
    "import x from 'y'\n\nexport default memo(x)",
    "export { ExampleScreen as default } from './example.tsx'",
    "export {\n  other,\n  ExampleScreen as default,\n} from './example.tsx'",
  ])('is built with a default export: %s', source => {
    expect(check(source)).not.toThrow()
  })

  it.each(['export function ExampleScreen() {}', "// export default later\nexport * from './example.tsx'", ''])(
    'is refused by name without one: %s',
    source => {
      expect(check(source)).toThrow(
        'mf-example: ./example needs a React component as the default export of ./screen.tsx.',
      )
    },
  )
})
