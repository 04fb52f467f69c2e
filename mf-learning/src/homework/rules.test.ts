import { describe, expect, it } from 'vitest'
import { clickAction, homeworkLabel } from './rules.ts'

describe('homework cards', () => {
  it.each([
    ['completed', 'Terminé', 'play'],
    ['done', 'Terminé', 'play'],
    ['in_progress', 'Disponible', 'play'],
    ['generated', 'Disponible', 'play'],
    ['generating', 'Génération...', 'ignore'],
    ['pending', 'En attente', 'play'],
    ['to_do', 'En attente', 'play'],
    ['incomplete_homework', 'En attente', 'resume'],
  ] as const)('a homework that is %s is labelled %s; a click: %s', (status, label, click) => {
    expect(homeworkLabel(status)).toBe(label)
    expect(clickAction(status)).toBe(click)
  })
})
