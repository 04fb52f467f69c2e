import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = path.join(import.meta.dirname, '..', '..')

it('@Q01 no field of an activity is corrected by the browser or the keyboard, but where a text is written', () => {
  const aided = globSync('**/*.tsx', { cwd: sources }).filter(file => {
    const code = readFileSync(path.join(sources, file), 'utf8')
    return code.includes('type="text"') && !/\bunaided\}/.test(code) && !code.includes('isUnaided && unaided')
  })
  expect(aided).toEqual([])
})
