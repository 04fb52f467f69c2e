import { describe, expect, it } from 'vitest'
import { findSubject, shownSubject } from './subjects.ts'

describe('the subject of a school', () => {
  it.each([
    ['MATHÉMATIQUES', 'Mathématiques'],
    ['MATHS', 'Mathématiques'],
    ['Mathématiques - soutien', 'Mathématiques'],
    ['FRANÇAIS', 'Français'],
    ['LETTRES MODERNES', 'Français'],
    ['ANGLAIS LV1', 'Anglais'],
    ['LV1 ANGLAIS', 'Anglais'],
    ['AGL1', 'Anglais'],
    ['ESPAGNOL LV2', 'Espagnol'],
    ['ALLEMAND BILANGUE', 'Allemand'],
    ['HISTOIRE-GÉOGRAPHIE', 'Histoire'],
    ['HIST.-GEO.', 'Histoire'],
    ['Géographie', 'Géographie'],
    ['ENSEIGNEMENT MORAL & CIVIQUE', 'EMC'],
    ['ED. MORALE', undefined],
    ['SCIENCES DE LA VIE ET DE LA TERRE', 'SVT'],
    ['S.V.T.', 'SVT'],
    ['PHYSIQUE-CHIMIE', 'Physique-Chimie'],
    ['SCIENCES PHYSIQUES', 'Physique-Chimie'],
    ['ED.PHYSIQUE & SPORT.', undefined],
    ['EPS', undefined],
    ['LATIN', undefined],
    ['', undefined],
  ])('%j is %j', (written, subject) => {
    expect(findSubject(written)).toBe(subject)
  })

  it('keeps its own words when Ariane does not teach it', () => {
    expect(shownSubject(' ARTS PLASTIQUES ')).toBe('ARTS PLASTIQUES')
  })
})
