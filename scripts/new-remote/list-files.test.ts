import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../site/packages.ts'
import { parseScreens } from '../site/screens.ts'
import { findNameProblem, listFiles } from './list-files.ts'

const files = listFiles('mf-reading-room')

describe('@W05 a new remote', () => {
  it('has a screen, its store, sentences, a rule with its test, what it declares, and a journey of its own', () => {
    expect(Object.keys(files)).toEqual([
      'mf-reading-room/package.json',
      'mf-reading-room/rsbuild.config.ts',
      'mf-reading-room/src/screens.json',
      'mf-reading-room/src/index.ts',
      'mf-reading-room/src/standalone.tsx',
      'mf-reading-room/src/messages.ts',
      'mf-reading-room/src/store.ts',
      'mf-reading-room/src/rules.ts',
      'mf-reading-room/src/rules.test.ts',
      'mf-reading-room/src/screen.tsx',
      'e2e/journeys/isolated/reading-room.spec.ts',
    ])
    expect(files['mf-reading-room/src/screen.tsx']).toContain('export default function ReadingRoomScreen()')
    expect(files['e2e/journeys/isolated/reading-room.spec.ts']).toContain('test.describe(`Reading Room, $')
  })

  it('declares a screen that a publish accepts', () => {
    expect(parseScreens('mf-reading-room', files['mf-reading-room/src/screens.json'] ?? '')).toMatchObject([
      { id: 'reading-room', title: 'Reading Room', routes: ['/reading-room'] },
    ])
  })

  it('depends on what the other remotes depend on', () => {
    const of = (text: string) => (JSON.parse(text) as { dependencies: object }).dependencies
    const other = readFileSync(path.join(ROOT, 'mf-objectives/package.json'), 'utf8')
    expect(of(files['mf-reading-room/package.json'] ?? '')).toEqual(of(other))
  })

  it('names no dependency that the rules find unused', () => {
    const read = (text: string) => JSON.parse(text)
    const { workspaces } = read(readFileSync(path.join(ROOT, 'knip.json'), 'utf8'))
    const { dependencies } = read(files['mf-reading-room/package.json'] ?? '')
    const sources = Object.values(files).join('\n')
    const unused = Object.keys(dependencies).filter(name => !new RegExp(`from '${name}['/]`).test(sources))
    const known = new RegExp(workspaces['mf-*'].ignoreDependencies.join('|'))
    expect(unused.filter(name => !known.test(name))).toEqual([])
  })
})

describe('@W05 the name of a new remote', () => {
  it.each(['mf-lectures', 'mf-reading-room', 'mf-b2'])('can be %s', name => {
    expect(findNameProblem(name, ['mf-chat'])).toBeNull()
  })
  it.each(['', 'lectures', 'mf-', 'mf-Lectures', 'mf-2b', 'mf-a--b', 'mf-a-', '../mf-a', `mf-${'a'.repeat(60)}`])(
    'cannot be %j',
    name => {
      expect(findNameProblem(name, ['mf-chat'])).toContain('n’est pas un nom de remote')
    },
  )
  it('is free', () => {
    expect(findNameProblem('mf-chat', ['mf-chat'])).toBe('mf-chat existe déjà.')
  })
})
