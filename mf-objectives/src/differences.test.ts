import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'
import { anObjective, aTask } from './testing/objectives.ts'

const task = aTask({ title: 'Réciter', selectedDays: [1] })
const seen = anObjective({ title: 'Apprendre', tasks: [task], version: 1 })
const since = (part: Partial<typeof seen>) => differences(seen, { ...seen, version: 2, ...part })

describe('what changed since an objective was shown', () => {
  it('is nothing when only the version grew', () => expect(since({})).toEqual([]))

  it.each([
    ['the title', { title: 'Retenir' }, { label: 'Titre', now: 'Retenir' }],
    ['the success criterion', { successCriteria: 'Tout juste' }, { label: 'Réussi si', now: 'Tout juste' }],
    ['the end', { endDate: '2026-12-01' }, { label: 'Date de fin', now: '1er décembre 2026' }],
    ['the notes', { notes: 'Bravo' }, { label: 'Notes', now: 'Bravo' }],
    ['the status', { currentStatus: 'in_progress' as const }, { label: 'Statut', now: 'En bonne voie' }],
    ['a cancellation', { status: 'cancelled' as const }, { label: 'Statut', now: 'Annulé' }],
  ])('says %s', (_, part, difference) => expect(since(part)).toEqual([difference]))

  it('says that a text was emptied', () => {
    const written = anObjective({ notes: 'à garder' })
    expect(differences(written, { ...written, notes: '' })).toEqual([{ label: 'Notes', now: 'vide' }])
  })

  it('says which tasks came, went and changed', () => {
    expect(since({ tasks: [task, aTask({ title: 'Écrire' })] })).toEqual([{ label: 'Tâche ajoutée', now: 'Écrire' }])
    expect(since({ tasks: [] })).toEqual([{ label: 'Tâche supprimée', now: 'Réciter' }])
    expect(since({ tasks: [{ ...task, isSuccess: true, notes: 'sans faute' }] })).toEqual([
      { label: 'Tâche « Réciter »', now: 'Réciter · Réussie · Jours : lundi · sans faute' },
    ])
    expect(since({ tasks: [{ ...task, startTime: '17:00' }] })).toEqual([
      { label: 'Tâche « Réciter »', now: 'Réciter · À faire · Jours : lundi · À partir de 17:00' },
    ])
  })

  it('says everything at once, in the order of the screen', () => {
    expect(since({ notes: 'Bravo', title: 'Retenir', tasks: [] }).map(({ label }) => label)).toEqual([
      'Titre',
      'Notes',
      'Tâche supprimée',
    ])
  })
})
