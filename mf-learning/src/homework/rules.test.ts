import { describe, expect, it } from 'vitest'
import { homeworkLabel } from './rules.ts'

describe('homework labels', () => {
  it.each([
    ['completed', 'Terminé'],
    ['done', 'Terminé'],
    ['in_progress', 'Disponible'],
    ['generated', 'Disponible'],
    ['generating', 'Génération...'],
    ['pending', 'En attente'],
    ['to_do', 'En attente'],
    ['incomplete_homework', 'En attente'],
  ] as const)('%s is shown as %s', (status, label) => expect(homeworkLabel(status)).toBe(label))
})
