import { describe, expect, it } from 'vitest'
import { clickAction, matches, pathLabel } from './rules.ts'

describe('path cards', () => {
  it.each([
    ['completed', 'Terminé', 'play'],
    ['done', 'Terminé', 'play'],
    ['in_progress', 'Génération...', 'play'],
    ['generating', 'Génération...', 'ignore'],
    ['generated', 'En cours', 'play'],
    ['to_do', 'À faire', 'play'],
    ['todo', 'À faire', 'play'],
    ['pending', 'À faire', 'play'],
    ['incomplete_path', 'À faire', 'resume'],
  ] as const)('a path that is %s is labelled %s; a click: %s', (status, label, click) => {
    expect(pathLabel(status)).toBe(label)
    expect(clickAction(status)).toBe(click)
  })

  it('are filtered by an exact match on the status', () => {
    expect(matches('all', 'generating')).toBe(true)
    expect(matches('to_do', 'to_do')).toBe(true)
    expect(matches('to_do', 'todo')).toBe(false)
    expect(matches('done', 'completed')).toBe(false)
  })
})
