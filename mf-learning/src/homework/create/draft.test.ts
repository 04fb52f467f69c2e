import type { Reading } from '@ariane/shared/contracts/readings'
import { describe, expect, it } from 'vitest'
import { back, type Draft, EMPTY_DRAFT, firstLine, forgetReading, takeReading, withReading } from './draft.ts'
import { createNeeds, nextNeeds } from './needs.ts'

const reading: Reading = {
  id: 'b1f7a9aa-0000-4000-8000-000000000001',
  name: 'photo.jpg',
  state: 'read',
  kind: 'image',
  ahead: 0,
  pagesDone: 1,
  pages: 1,
  text: '12\nExercice 1 : calculer 3 + 4.',
  uncertain: [],
  notices: [],
  failure: null,
}
const at = (part: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, step: 2, ...part })
const chosen = { step: 3 as const, subject: 'Français' as const, chapterId: 'c1' }

describe('going back', () => {
  it('closes from step 1 and returns from step 2', () => {
    expect(back(EMPTY_DRAFT)).toBeNull()
    expect(back(at({ mode: 'text' }))?.step).toBe(1)
  })

  it('gives a subject without chapter up first', () => {
    expect(back(at({ step: 3, subject: 'Français' }))).toMatchObject({ step: 3, subject: null })
    expect(back(at(chosen))).toMatchObject({ step: 2, subject: 'Français', chapterId: 'c1' })
    expect(back(at({ step: 3 }))).toMatchObject({ step: 2 })
  })
})

describe('« Suivant »', () => {
  it.each([
    ['text mode with blanks only', at({ mode: 'text', statement: '  \n' }), false, 'Écrivez l’énoncé du devoir'],
    ['text mode with a statement', at({ mode: 'text', statement: 'Lire' }), false, null],
    ['photo mode without a photo', at({ mode: 'photo' }), false, 'Ajoutez une photo'],
    ['photo mode with one', at({ mode: 'photo' }), true, null],
    ['file mode without a file', at({ mode: 'file' }), false, 'Ajoutez un fichier'],
    ['file mode with one', at({ mode: 'file' }), true, null],
    ['audio mode without a recording', at({ mode: 'audio' }), false, 'Ajoutez un enregistrement'],
    ['audio mode with one', at({ mode: 'audio' }), true, null],
    ['no mode', EMPTY_DRAFT, false, 'Choisissez une façon de donner votre devoir'],
  ] as const)('in %s', (_, draft, hasMedia, why) => expect(nextNeeds(draft, hasMedia)).toBe(why))

  it('waits for another file when this one can never be read', () => {
    const draft = at({ mode: 'file', readings: { file: { state: 'failed', failure: 'unreadable_type' } } })
    expect(nextNeeds(draft, true)).toBe('Choisissez un autre fichier')
  })
})

describe('« Créer le devoir »', () => {
  it('needs a chapter, then a description for everything but text', () => {
    expect(createNeeds(at({ mode: 'text', statement: 'Lire', step: 3 }), false)).toBe('Choisissez un chapitre')
    expect(createNeeds(at({ mode: 'text', statement: 'Lire', ...chosen }), false)).toBeNull()
    expect(createNeeds(at({ mode: 'audio', description: '  ', ...chosen }), true)).toBe('Ajoutez une description')
    expect(createNeeds(at({ mode: 'audio', description: 'Dictée', ...chosen }), true)).toBeNull()
  })

  it('waits for the reading, and for the pupil who reads it again', () => {
    const draft = at({ mode: 'photo', description: 'Maths', ...chosen })
    expect(createNeeds(draft, true)).toBe('La lecture de l’énoncé se termine…')
    expect(createNeeds(withReading(draft, 'photo', { state: 'pending', id: 'x' }), true)).toBe(
      'La lecture de l’énoncé se termine…',
    )
    const read = takeReading(draft, 'photo', reading)
    expect(createNeeds(read, true)).toBe('Relisez l’énoncé qui a été lu')
    expect(createNeeds(withReading(draft, 'photo', { state: 'cancelled' }), true)).toBeNull()
  })

  it('needs the text of a document, which is what is sent', () => {
    const draft = at({ mode: 'file', description: 'Maths', ...chosen })
    expect(createNeeds(withReading(draft, 'file', { state: 'cancelled' }), true)).toBe('L’énoncé n’a pas été lu')
    const { uncertain, notices, id } = reading
    const entry = { state: 'read', id, kind: 'pdf', text: ' ', uncertain, notices, seen: true } as const
    expect(createNeeds(withReading(draft, 'file', entry), true)).toBe('L’énoncé lu est vide')
    expect(createNeeds(withReading(draft, 'file', { ...entry, text: 'Lire' }), true)).toBeNull()
  })
})

describe('what was read', () => {
  it('fills the description in, unless the pupil wrote her own', () => {
    const read = takeReading(at({ mode: 'photo' }), 'photo', reading)
    expect(read.description).toBe('Exercice 1 : calculer 3 + 4.')
    const again = takeReading(read, 'photo', { ...reading, text: 'Exercice 2' })
    expect(again.description).toBe('Exercice 2')
    expect(takeReading({ ...read, description: 'Pour lundi' }, 'photo', reading).description).toBe('Pour lundi')
  })

  it('goes with its document', () => {
    const read = takeReading(at({ mode: 'photo' }), 'photo', reading)
    expect(forgetReading(read, 'photo').readings).toEqual({})
    expect(forgetReading(read, 'file').readings.photo).toBeDefined()
  })

  it('that failed says why', () => {
    const failed = takeReading(at({ mode: 'photo' }), 'photo', { ...reading, state: 'failed', failure: 'damaged' })
    expect(failed.readings.photo).toEqual({ state: 'failed', failure: 'damaged' })
  })

  it('gives no description without a word', () => expect(firstLine('12\n\n3 + 4')).toBe(''))
})
