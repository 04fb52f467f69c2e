import { describe, expect, it } from 'vitest'
import { readSentences } from './testing/read-sentences.ts'

/** « tu » and its forms; « ton » alone is also a tone. */
const FAMILIAR =
  /(?<![\p{L}’'-])(?:tu|toi|toi-même|ta|tes|t[’']\p{L}+)(?![\p{L}])|\p{L}-(?:toi|tu)(?!\p{L})|(?:dans|avec|pour|à|sur|de|et) ton (?=\p{L})/iu
/** Quotations, and the persons of verbs. */
const QUOTED = /«[^»]*»|\((?:[^()]*, )?tu(?:, [^()]*)?\)|\bje, tu\b/giu
const isFamiliar = (text: string) => FAMILIAR.test(text.replaceAll(QUOTED, '§'))

describe('The sentences of the screens', () => {
  it('are known to be familiar where they are', () => {
    const familiar = ['Tu as réussi', 'Regarde tes cartes', 'Dis-toi que', 'Qu’as-tu fait ?', 'Écris-le sur ton cahier']
    expect(familiar.filter(text => !isFamiliar(text))).toEqual([])
    expect(['Votre ton', 'Toutes', 'On écrit « tu »', 'Restez', 'la 2ᵉ personne (tu)'].filter(isFamiliar)).toEqual([])
  })

  it('say « vous » to the pupil (@U05)', () => {
    const sentences = readSentences('{activities,mf-*,shared,shell}/src')
    expect(sentences.length).toBeGreaterThan(2000)
    expect(sentences.filter(isFamiliar)).toEqual([])
  })

  it('say so as well where the server and the tutor wrote them: lessons, hints, corrections, letters (@U05)', () => {
    // What a model is told is for the model.
    const sentences = readSentences('{api,tutor}/src', 'tutor/src/model/**')
    expect(sentences.length).toBeGreaterThan(2000)
    expect(sentences.filter(isFamiliar)).toEqual([])
  })
})
